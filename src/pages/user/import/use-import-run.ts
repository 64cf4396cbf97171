import { useEffect, useRef, useState } from 'react'
import { errorText } from '#src/components/error-text.ts'
import { DataError } from '#src/domain/data-error.ts'
import type { UserFields } from '#src/domain/entities.ts'
import { senhaProvisoria } from '#src/domain/senha-provisoria.ts'
import { config } from '#src/lib/config.ts'
import { secureRandom } from '#src/lib/secure-random.ts'
import { createPerson } from './create-person.ts'
import { importPeople, type Outcome, type Person } from './import-people.ts'
import type { Handed } from './passwords-file.ts'

export type ImportRun = {
  phase: 'idle' | 'running' | 'stopped' | 'done'
  /** by line; grows while it runs */
  outcomes: ReadonlyMap<number, Outcome>
  /** the one-time passwords of those who got one */
  handed: readonly Handed[]
  /** how many people this run is about */
  total: number
  /** why it stopped; '' when somebody stopped it */
  error: string
}

const IDLE: ImportRun = { phase: 'idle', outcomes: new Map(), handed: [], total: 0, error: '' }

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

  async function start(people: readonly Person[], ownPasswords: boolean) {
    abort.current = new AbortController()
    const { signal } = abort.current
    const left = people.filter(({ line }) => !run.outcomes.has(line))
    setRun({ ...run, phase: 'running', total: run.outcomes.size + left.length, error: '' })
    const keep = (line: number, outcome: Outcome) =>
      setRun((current) => ({ ...current, outcomes: new Map(current.outcomes).set(line, outcome) }))
    const create = async (fields: UserFields) => {
      const password = ownPasswords ? senhaProvisoria(secureRandom) : config.senhaPadrao
      const outcome = await createPerson(fields, password)
      if (ownPasswords && outcome === 'created')
        setRun((current) => ({ ...current, handed: [...current.handed, { fields, password }] }))
      return outcome
    }
    try {
      await importPeople(left, create, keep, signal)
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
