import { type GeneratedReport, generateReport } from '#src/roster/generate-report.ts'
import type { GenerationJob } from './generation-job.ts'
import { jobInput } from './generation-job.ts'

export type GenerationRequest = { id: number; job: GenerationJob }
export type GenerationResponse = { id: number; generated?: GeneratedReport; error?: string }

// A worker of its own: the reports of a whole network take seconds on a slow phone.
addEventListener('message', ({ data: { id, job } }: MessageEvent<GenerationRequest>) => {
  try {
    postMessage({ id, generated: generateReport(jobInput(job)) } satisfies GenerationResponse)
  } catch (error) {
    postMessage({ id, error: String(error) } satisfies GenerationResponse)
  }
})
