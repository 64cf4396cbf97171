import { useId } from 'react'
import { formatLongDate } from '#src/lib/service-time.ts'
import { type DiaDeAvisos, hojeOuAmanha } from '#src/output/lembretes.ts'
import type { Lembrete } from '#src/repositories/lembretes.ts'
import { ReminderRow } from './reminder-row.tsx'
import type { Phones } from './use-phones.ts'

type DayRemindersProps = {
  day: DiaDeAvisos
  now: number
  igreja: string
  place: { igreja: string; cidade: string }
  phones: Phones
  told: Lembrete['avisados'] | undefined
}

/** The people of one day, one row each. */
export function DayReminders({ day, now, igreja, place, phones, told }: DayRemindersProps) {
  const id = useId()
  const hint = hojeOuAmanha(day.date, now)
  const count = day.avisos.filter((aviso) => told?.has(aviso.id)).length
  return (
    <section className="reminders" aria-labelledby={id}>
      <h2 id={id}>
        {hint && `${hint}: `}
        {formatLongDate(day.date)}
      </h2>
      <p className="reminders__count">
        {count} de {day.avisos.length} {day.avisos.length === 1 ? 'avisado' : 'avisados'}
      </p>
      <ul>
        {day.avisos.map((aviso) => (
          <ReminderRow
            key={aviso.id}
            aviso={aviso}
            data={day.data}
            now={now}
            igreja={igreja}
            place={place}
            phones={phones}
            told={told?.get(aviso.id)}
          />
        ))}
      </ul>
    </section>
  )
}
