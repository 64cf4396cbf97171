import { type GeneratedReport, generateReport } from '#src/roster/generate-report.ts'
import { type GenerationJob, jobInput } from './generation-job.ts'
import type { GenerationRequest, GenerationResponse } from './generation-worker.ts'

type Waiting = {
  request: GenerationRequest
  resolve: (generated: GeneratedReport) => void
  reject: (error: unknown) => void
}

const waiting = new Map<number, Waiting>()
let worker: Worker | undefined
/** a browser or an extension that lets no worker run: the page then generates by itself */
let blocked = false
let lastId = 0

/** Generates off the main thread where there are workers. */
export async function runGeneration(job: GenerationJob): Promise<GeneratedReport> {
  worker ??= startWorker()
  if (!worker) return generateHere(job)
  const request: GenerationRequest = { id: ++lastId, job }
  const answer = new Promise<GeneratedReport>((resolve, reject) =>
    waiting.set(request.id, { request, resolve, reject }),
  )
  worker.postMessage(request)
  return answer
}

function generateHere(job: GenerationJob): GeneratedReport {
  return generateReport(jobInput(job))
}

function startWorker(): Worker | undefined {
  if (blocked || typeof Worker === 'undefined') return undefined
  try {
    const started = new Worker(new URL('./generation-worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<GenerationResponse>) => {
      const { resolve, reject } = waiting.get(data.id) ?? {}
      waiting.delete(data.id)
      if (data.generated) resolve?.(data.generated)
      else reject?.(new Error(data.error))
    }
    started.onerror = withoutWorker
    return started
  } catch (error) {
    console.warn('The generation worker could not be started', error)
    blocked = true
    return undefined
  }
}

function withoutWorker(): void {
  blocked = true
  worker = undefined
  const left = [...waiting.values()]
  waiting.clear()
  for (const { request, resolve, reject } of left) {
    try {
      resolve(generateHere(request.job))
    } catch (error) {
      reject(error)
    }
  }
}
