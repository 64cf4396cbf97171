import { hashSync } from 'bcryptjs'
import { answerCalls } from '#src/lib/worker-calls.ts'

export type BcryptRequest = { password: string; salt: string }

// A worker of its own: even bcryptjs' asynchronous form blocks the page for 100 ms at a time on a slow phone.
answerCalls(({ password, salt }: BcryptRequest) => hashSync(password, salt))
