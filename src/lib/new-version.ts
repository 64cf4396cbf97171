/** Whether a newer build waits to take over, for the layout to offer; taking over reloads the page. */
let takeOver: (() => void) | undefined
const listeners = new Set<() => void>()

export const newVersion = {
  isWaiting: () => takeOver !== undefined,
  announce: (activate: () => void) => {
    takeOver = activate
    for (const listener of listeners) listener()
  },
  activate: () => takeOver?.(),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
