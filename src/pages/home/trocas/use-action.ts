import { useState } from 'react'
import { trocaProblem } from './troca-text.ts'

/** Runs one action at a time, and keeps the sentence of what went wrong until the next try. */
export function useAction() {
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
      setProblem(trocaProblem(failed, error))
    } finally {
      setBusy('')
    }
  }

  return { busy, problem, run }
}
