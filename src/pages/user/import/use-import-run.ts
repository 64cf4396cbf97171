import { useEffect, useRef, useState } from 'react'
import { errorText } from '#src/components/error-text.ts'
import { DataError } from '#src/domain/data-error.ts'
import { createPerson } from './create-person.ts'
import { importPeople, type Outcome, type Person } from './import-people.ts'

export type ImportRun = {
  phase: 'idle' | 'running' | 'stopped' | 'done'
  /** by line; grows while it runs */
  outcomes: ReadonlyMap<number, Outcome>
  /** how many people this run is about */
  total: number
  /** why it stopped; '' when somebody stopped it */
  error: string
}

const IDLE: ImportRun = { phase: 'idle', outcomes: new Map(), total: 0, error: '' }

/** One import: `start` begins it, or goes on with whoever has no outcome yet. Leaving the page stops it. */
export function useImportRun() {
  const [run, setRun] = useState(IDLE)
  const abort = useRef(new AbortController())
  const isRunning = run.phase === 'running'

  useEffect(() => () => abort.current.abort(), [])

  useEffect(() => {
    if (!isRunning) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isRunning])

  async function start(people: readonly Person[]) {
    abort.current = new AbortController()
    const { signal } = abort.current
    const left = people.filter(({ line }) => !run.outcomes.has(line))
    setRun({ ...run, phase: 'running', total: run.outcomes.size + left.length, error: '' })
    const keep = (line: number, outcome: Outcome) =>
      setRun((current) => ({ ...current, outcomes: new Map(current.outcomes).set(line, outcome) }))
    try {
      await importPeople(left, createPerson, keep, signal)
      setRun((current) => ({ ...current, phase: signal.aborted ? 'stopped' : 'done' }))
    } catch (reason) {
      setRun((current) => ({ ...current, phase: 'stopped', error: stoppedText(reason) }))
    }
  }

  return { run, start, stop: () => abort.current.abort() }
}

const FAILED = 'A importação parou.'

/** Beside it stands how many were registered before: 'nada foi gravado', as a single save says it, would not be true. */
function stoppedText(reason: unknown): string {
  const isOffline = reason instanceof DataError && reason.kind === 'offline'
  return isOffline ? `${FAILED} Sem conexão com o servidor: verifique a internet.` : errorText(FAILED, reason)
}
