import { type FormEvent, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { TextField } from '#src/components/text-field.tsx'
import { isWallDate } from '#src/lib/service-time.ts'
import type { ChangeDays } from './use-change-days.ts'

type OtherDaysProps = {
  own: boolean
  /** 'YYYY-MM-DD' */
  today: string
  locked: boolean
  change: ChangeDays
}

type Draft = { de: string; ate: string }
const EMPTY: Draft = { de: '', ate: '' }

/** A day, or a range of days, that is not among the next ones: a journey, holidays. */
export function OtherDays({ own, today, locked, change }: OtherDaysProps) {
  const [draft, setDraft] = useState(EMPTY)
  const [problems, setProblems] = useState<Partial<Draft>>({})

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (locked) return
    const found = problemsOf(draft, today)
    setProblems(found)
    if (found.de || found.ate) return
    if (await change.add({ de: draft.de, ate: draft.ate || draft.de })) setDraft(EMPTY)
  }

  return (
    <section className="days__section">
      <h2>Outro dia ou período</h2>
      <form className="days__range" onSubmit={submit} noValidate>
        <TextField
          label="De"
          type="date"
          min={today}
          hint="O dia, ou o primeiro."
          value={draft.de}
          error={problems.de}
          onChange={(event) => setDraft({ ...draft, de: event.target.value })}
        />
        <TextField
          label="Até"
          type="date"
          min={draft.de || today}
          hint="Em branco: um dia só."
          value={draft.ate}
          error={problems.ate}
          onChange={(event) => setDraft({ ...draft, ate: event.target.value })}
        />
        <Button type="submit" variant="primary" aria-disabled={locked}>
          {own ? 'Não posso nestes dias' : 'Não pode nestes dias'}
        </Button>
      </form>
    </section>
  )
}

function problemsOf({ de, ate }: Draft, today: string): Partial<Draft> {
  if (!isWallDate(de)) return { de: 'Informe o dia.' }
  if (ate === '') return de < today ? { de: 'Este dia já passou.' } : {}
  if (!isWallDate(ate)) return { ate: 'Esta data não existe.' }
  if (ate < de) return { ate: 'O fim vem antes do começo.' }
  return ate < today ? { ate: 'Este período já passou.' } : {}
}
