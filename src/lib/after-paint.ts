/** A page in the background paints nothing: then this is long enough. */
const BACKGROUND_MS = 500

/** Resolves when the browser has painted what is on the page now: what is heavy begins after it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, BACKGROUND_MS)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
