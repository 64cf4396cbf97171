import { type ReactNode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterPaint } from './after-paint.ts'

/** Whatever follows from a change has followed by then. */
const QUIET_MS = 1_000

/**
 * Renders the screen and leaves what it measures in the browser's own list of measurements: `painted`, until the screen can be seen, and
 * `change-1`, `change-2`... from each key or click until what it changed at once is painted, `settled-1`... until the last of what follows is.
 */
export function renderMeasured(screen: ReactNode): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  let changes = 0
  const onChange = ({ timeStamp }: Event) => {
    const name = `change-${++changes}`
    const settled = `settled-${changes}`
    afterPaint(() => performance.measure(name, { start: timeStamp, end: performance.now() }))
    let last = performance.now()
    const observer = new MutationObserver(() =>
      afterPaint(() => {
        last = performance.now()
      }),
    )
    observer.observe(root, { subtree: true, childList: true, characterData: true })
    setTimeout(() => {
      observer.disconnect()
      performance.measure(settled, { start: timeStamp, end: last })
    }, QUIET_MS)
  }
  document.addEventListener('input', onChange, { capture: true })
  document.addEventListener('click', onChange, { capture: true })
  const start = performance.now()
  createRoot(root).render(<Painted since={start}>{screen}</Painted>)
}

function Painted({ since, children }: { since: number; children: ReactNode }) {
  useLayoutEffect(
    () => afterPaint(() => performance.measure('painted', { start: since, end: performance.now() })),
    [since],
  )
  return children
}
