import type { GeneratedReport } from '#src/roster/generate-report.ts'
import { generateReport } from '#src/roster/generate-report.ts'
import { type GenerationJob, jobInput } from './generation-job.ts'
import type { GenerationRequest, GenerationResponse } from './generation-worker.ts'

type Waiting = { resolve: (generated: GeneratedReport) => void; reject: (error: Error) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
let lastId = 0

/** Generates off the main thread where there are workers. */
export async function runGeneration(job: GenerationJob): Promise<GeneratedReport> {
  if (typeof Worker === 'undefined') return generateReport(jobInput(job))
  worker ??= startWorker()
  const request: GenerationRequest = { id: ++lastId, job }
  const answer = new Promise<GeneratedReport>((resolve, reject) =>
    waiting.set(request.id, { resolve, reject }),
  )
  worker.postMessage(request)
  return answer
}

function startWorker(): Worker {
  const started = new Worker(new URL('./generation-worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<GenerationResponse>) => {
    const { resolve, reject } = waiting.get(data.id) ?? {}
    waiting.delete(data.id)
    if (data.generated) resolve?.(data.generated)
    else reject?.(new Error(data.error))
  }
  started.onerror = () => {
    worker = undefined
    for (const { reject } of waiting.values()) reject(new Error('The generation worker could not be loaded'))
    waiting.clear()
  }
  return started
}
