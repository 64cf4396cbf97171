import { answerCalls } from '#src/lib/worker-calls.ts'
import { generateReport } from '#src/roster/generate-report.ts'
import { type GenerationJob, jobInput } from './generation-job.ts'

// A worker of its own: the reports of a whole network take seconds on a slow phone.
answerCalls((job: GenerationJob) => generateReport(jobInput(job)))
