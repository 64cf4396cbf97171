/** Work off the main thread: the page calls, the worker answers, and where no worker runs the page does the work itself. */

type Call<Request> = { id: number; request: Request }
type Answer<Result> = { id: number; result: Result } | { id: number; error: string }

type Waiting<Request, Result> = {
  request: Request
  resolve: (result: Result | Promise<Result>) => void
  reject: (error: unknown) => void
}

/**
 * A function that has its work done by the worker that `start` makes at the first call; `here` does it where a browser or an extension lets
 * no worker run. What the work throws in the worker rejects with its text.
 */
export function workerCalls<Request, Result>(
  start: () => Worker,
  here: (request: Request) => Result | Promise<Result>,
): (request: Request) => Promise<Result> {
  const waiting = new Map<number, Waiting<Request, Result>>()
  let worker: Worker | undefined
  let blocked = false
  let lastId = 0

  function startWorker(): Worker | undefined {
    if (blocked || typeof Worker === 'undefined') return undefined
    try {
      const started = start()
      started.onmessage = ({ data }: MessageEvent<Answer<Result>>) => {
        const { resolve, reject } = waiting.get(data.id) ?? {}
        waiting.delete(data.id)
        if ('error' in data) reject?.(new Error(data.error))
        else resolve?.(data.result)
      }
      started.onerror = withoutWorker
      return started
    } catch (error) {
      console.warn('The worker could not be started', error)
      blocked = true
      return undefined
    }
  }

  function withoutWorker(): void {
    blocked = true
    worker = undefined
    const left = [...waiting.values()]
    waiting.clear()
    for (const { request, resolve, reject } of left) doHere(request).then(resolve, reject)
  }

  const doHere = async (request: Request) => here(request)

  return (request) => {
    worker ??= startWorker()
    if (!worker) return doHere(request)
    const call: Call<Request> = { id: ++lastId, request }
    const answer = new Promise<Result>((resolve, reject) =>
      waiting.set(call.id, { request, resolve, reject }),
    )
    worker.postMessage(call)
    return answer
  }
}

/** In a worker: answers what {@link workerCalls} asks. */
export function answerCalls<Request, Result>(work: (request: Request) => Result): void {
  addEventListener('message', ({ data: { id, request } }: MessageEvent<Call<Request>>) => {
    let answer: Answer<Result>
    try {
      answer = { id, result: work(request) }
    } catch (error) {
      answer = { id, error: String(error) }
    }
    postMessage(answer)
  })
}
