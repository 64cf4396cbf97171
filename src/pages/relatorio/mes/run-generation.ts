import { workerCalls } from '#src/lib/worker-calls.ts'
import { type GeneratedJob, type GenerationJob, runJob } from './generation-job.ts'

/** Generates off the main thread where there are workers. */
export const runGeneration = workerCalls<GenerationJob, GeneratedJob>(
  () => new Worker(new URL('./generation-worker.ts', import.meta.url), { type: 'module' }),
  runJob,
)
