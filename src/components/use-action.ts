import { useState } from 'react'
import { errorText } from './error-text.ts'

/**
 * Runs one action of a row of buttons at a time, and keeps the sentence of what went wrong until the next try.
 * @param problemOf what to say, of the screen's own sentence and the error
 */
export function useAction(problemOf: (failed: string, error: unknown) => string = errorText) {
  const [busy, setBusy] = useState('')
  const [problem, setProblem] = useState('')

  /** @param name which button is under way; `failed` is the screen's own sentence */
  async function run(name: string, failed: string, action: () => Promise<void>) {
    if (busy) return
    setBusy(name)
    setProblem('')
    try {
      await action()
    } catch (error) {
      setProblem(problemOf(failed, error))
    } finally {
      setBusy('')
    }
  }

  return { busy, problem, run }
}
