import { workerCalls } from '#src/lib/worker-calls.ts'
import { type GeneratedReport, generateReport } from '#src/roster/generate-report.ts'
import { type GenerationJob, jobInput } from './generation-job.ts'

/** Generates off the main thread where there are workers. */
export const runGeneration = workerCalls<GenerationJob, GeneratedReport>(
  () => new Worker(new URL('./generation-worker.ts', import.meta.url), { type: 'module' }),
  (job) => generateReport(jobInput(job)),
)
