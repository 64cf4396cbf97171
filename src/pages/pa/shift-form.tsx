import { type FormEvent, useId, useMemo, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { notify } from '#src/components/notify.ts'
import { TextField } from '#src/components/text-field.tsx'
import { type DraftReading, useFormSubmit } from '#src/components/use-form-submit.ts'
import type { Author } from '#src/domain/log.ts'
import { useDebounced } from '#src/hooks/use-debounced.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import { watchCurrentReports, watchReport } from '#src/repositories/reports.ts'
import './pa.css'
import { shiftDates } from './shift-dates.ts'
import { ShiftPreview } from './shift-preview.tsx'
import { shiftProblem } from './shift-problem.ts'

const SETTLE_MS = 400
const DONE = 'Datas atualizadas com sucesso!'

/** Start, end and report; what will move is seen before it does. */
export function ShiftForm({ author }: { author: Author }) {
  const [inicio, setInicio] = useState('')
  const [fim, setFim] = useState('')
  const [text, setText] = useUrlState('relatorio')
  const [done, setDone] = useState(false)
  const [current] = useSubscription(watchCurrentReports)
  const suggestions = useId()
  const id = useDebounced(text.trim(), SETTLE_MS)
  const [found] = useSubscription(useMemo(() => (isId(id) ? watchReport(id) : undefined), [id]))
  const report = found.state === 'ready' ? found.data : undefined
  const rangeError = inicio && fim && fim < inicio ? 'A data final vem antes da inicial.' : ''

  const draft = useMemo(() => ({ inicio, fim, relatorio: text.trim() }), [inicio, fim, text])
  const { form, problems, error, busy, submit } = useFormSubmit({ draft, read, save, failed: shiftProblem })

  function read(): DraftReading<typeof draft, { form?: string; fim?: string }> {
    if (!inicio || !fim || !draft.relatorio)
      return { problems: { form: 'Por favor, preencha todos os campos.' } }
    if (rangeError) return { problems: { fim: rangeError } }
    if (!isId(draft.relatorio)) return { problems: { form: 'Nenhum relatorio encontrado.' } }
    return { fields: draft }
  }

  function start(event: FormEvent) {
    setDone(false)
    void submit(event)
  }

  async function save({ relatorio }: typeof draft) {
    await shiftDates(relatorio, { inicio, fim }, author, report?.id === relatorio ? report : undefined)
    // the same days are not to be moved again by a second click
    setInicio('')
    setFim('')
    setDone(true)
    notify.success(DONE)
  }

  return (
    <form ref={form} className="form" onSubmit={start} noValidate>
      <TextField
        label="Data inicial"
        type="date"
        required
        value={inicio}
        onChange={(event) => setInicio(event.target.value)}
      />
      <TextField
        label="Data final"
        type="date"
        required
        value={fim}
        error={rangeError}
        onChange={(event) => setFim(event.target.value)}
      />
      <TextField
        label="Relatório"
        hint="O código do relatório; os atuais aparecem como sugestão."
        required
        value={text}
        list={suggestions}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <datalist id={suggestions}>
        {current.state === 'ready' &&
          current.data.map(({ id: value, nomeRelatorio }) => (
            <option key={value} value={value} label={nomeRelatorio} />
          ))}
      </datalist>
      {isId(id) && <ShiftPreview found={found} inicio={inicio} fim={fim} />}
      <FormError>{problems.form ?? error}</FormError>
      <div role="alert">{done && <p className="pa__done">{DONE}</p>}</div>
      <Button type="submit" variant="edit" busy={busy} busyLabel="Movendo...">
        Mover 7 dias para a frente
      </Button>
    </form>
  )
}

/** What Firestore takes as the id of a document. */
function isId(text: string): boolean {
  return /^[^/]{1,128}$/.test(text) && !/^(\.{1,2}|__.*__)$/.test(text)
}
