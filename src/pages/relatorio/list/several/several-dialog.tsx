import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, type ButtonVariant } from '#src/components/button.tsx'
import { Dialog } from '#src/components/dialog.tsx'
import { FormError } from '#src/components/form-error.tsx'
import type { Report } from '#src/domain/entities.ts'
import type { Author } from '#src/domain/log.ts'
import { paths } from '#src/paths.ts'
import { NO_AUTHOR, useAuthor } from '#src/session/use-author.ts'

/** What came of one report. 'open': somebody has to look at it first. */
export type Outcome = { state: 'done' | 'open' | 'failed'; text: string }

export type SeveralDialogProps = {
  title: string
  body: ReactNode
  /** The reports as they were ticked: what is done to them changes the list behind. */
  reports: readonly Report[]
  confirmLabel: string
  busyLabel: string
  variant: ButtonVariant
  /** Told once for a report; it tells its own failure. */
  run: (report: Report, by: Author) => Promise<Outcome>
  onClose: () => void
}

/**
 * Does one thing to several reports, one after the other, each with its own result. Who stops in the middle, or meets a failure, goes on
 * with those that are left.
 */
export function SeveralDialog(props: SeveralDialogProps) {
  const { title, body, reports, confirmLabel, busyLabel, variant, run, onClose } = props
  const author = useAuthor()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const [running, setRunning] = useState('')
  const [error, setError] = useState('')
  const stopped = useRef(false)
  const left = reports.filter(({ id }) => (outcomes.get(id)?.state ?? 'failed') === 'failed')

  async function start() {
    const by = author()
    setError(by ? '' : NO_AUTHOR)
    if (!by) return
    stopped.current = false
    for (const report of left) {
      if (stopped.current) break
      setRunning(report.id)
      const outcome = await run(report, by)
      setOutcomes((before) => new Map(before).set(report.id, outcome))
    }
    setRunning('')
  }

  return (
    <Dialog
      title={title}
      wide
      closeLabel={outcomes.size > 0 ? 'Fechar' : 'Cancelar'}
      locked={running !== ''}
      onClose={onClose}
      actions={
        running !== '' ? (
          <>
            <Button onClick={() => (stopped.current = true)}>Parar</Button>
            <Button variant={variant} busy busyLabel={busyLabel} />
          </>
        ) : left.length > 0 ? (
          <Button variant={variant} onClick={start}>
            {outcomes.size === 0
              ? confirmLabel
              : left.length === 1
                ? 'Tentar o que falta'
                : `Tentar os ${left.length} que faltam`}
          </Button>
        ) : undefined
      }
    >
      {outcomes.size === 0 && running === '' && <div>{body}</div>}
      <p role="status">{outcomes.size > 0 && summary(reports.length, outcomes)}</p>
      <FormError>{error}</FormError>
      <ul className="several">
        {reports.map((report) => (
          <li key={report.id}>
            <strong>{nameOf(report)}</strong>
            <Result outcome={outcomes.get(report.id)} isRunning={running === report.id} report={report} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const CLASSES = { done: 'several__done', open: 'several__open', failed: 'several__failed' }

type ResultProps = { outcome: Outcome | undefined; isRunning: boolean; report: Report }

function Result({ outcome, isRunning, report }: ResultProps) {
  if (isRunning) return <span>...</span>
  if (!outcome) return null
  return (
    <span className={CLASSES[outcome.state]}>
      {outcome.text}
      {outcome.state === 'open' && (
        <>
          {' '}
          <Link to={paths.relatorioEdit(report.id)} aria-label={`Abrir ${nameOf(report)}`}>
            Abrir
          </Link>
        </>
      )}
    </span>
  )
}

function summary(total: number, outcomes: ReadonlyMap<string, Outcome>): string {
  const done = [...outcomes.values()].filter(({ state }) => state === 'done').length
  return `${done} de ${total} ${done === 1 ? 'feito' : 'feitos'}.`
}

function nameOf({ nomeRelatorio }: Report): string {
  return nomeRelatorio || 'N/A'
}
