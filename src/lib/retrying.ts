/** How many operations are being tried again because the server did not answer: the layout tells the person. */
let count = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  count += by
  for (const listener of listeners) listener()
}

export const retrying = {
  isActive: () => count > 0,
  begin: () => change(1),
  end: () => change(-1),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
