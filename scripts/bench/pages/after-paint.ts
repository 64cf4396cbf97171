/** Calls back when the browser has painted what is in the document now. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = callback
    port2.postMessage(undefined)
  })
}
