import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** One worker thread a processor: a check takes some 60 ms, and thousands may be needed. */
export type BcryptPool = {
  /** Whether `hash` is of this password. */
  matches(password: string, hash: string): Promise<boolean>
  close(): Promise<void>
}

type Question = { id: number; password: string; hash: string }
type Answer = { id: number; matches: boolean }
type Waiting = { resolve: (matches: boolean) => void; reject: (error: unknown) => void }

export function createBcryptPool(size = availableParallelism()): BcryptPool {
  const waiting = new Map<number, Waiting>()
  let failure: { error: unknown } | undefined
  let lastId = 0

  function fail(error: unknown) {
    failure ??= { error }
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  const workers = Array.from({ length: size }, () => {
    const worker = new Worker(new URL('./bcrypt-worker.mjs', import.meta.url))
    worker.on('error', fail)
    worker.on('message', ({ id, matches }: Answer) => {
      waiting.get(id)?.resolve(matches)
      waiting.delete(id)
    })
    return worker
  })

  return {
    async matches(password, hash) {
      if (failure) throw failure.error
      const id = ++lastId
      const answer = new Promise<boolean>((resolve, reject) => waiting.set(id, { resolve, reject }))
      workers[id % size]?.postMessage({ id, password, hash } satisfies Question)
      return await answer
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()))
    },
  }
}
