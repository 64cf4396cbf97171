import type { Watch } from './watch.ts'

/** No answer for so long, in ms, is none: a listener waits for the network without end. */
const PATIENCE_MS = 120_000

/** The first word of the server. Rejects with what the listener fails with, or with undefined when nothing comes. */
export function fromServer<T>(watch: Watch<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(undefined)), PATIENCE_MS)
    const settle = (answer: () => void) => {
      clearTimeout(timer)
      answer()
      // it may have answered before it could be stopped
      queueMicrotask(() => stop())
    }
    const stop = watch(
      ({ data, fromCache }) => fromCache || settle(() => resolve(data)),
      (error) => settle(() => reject(error)),
    )
  })
}
