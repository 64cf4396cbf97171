import { answerCalls } from '#src/lib/worker-calls.ts'
import { type GenerationJob, runJob } from './generation-job.ts'

// A worker of its own: the reports of a whole network take seconds on a slow phone.
answerCalls((job: GenerationJob) => runJob(job))
