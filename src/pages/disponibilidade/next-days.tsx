import { isWithin } from '#src/domain/ausencias.ts'
import type { Disponibilidade, Igreja } from '#src/domain/entities.ts'
import { spokenDate } from '#src/lib/day-hint.ts'
import { shortDay } from '#src/lib/service-labels.ts'
import { shiftDays, shownDate, toStored } from '#src/lib/service-time.ts'
import type { Compromisso } from '#src/roster/meus-compromissos.ts'
import { serviceDates } from '#src/roster/service-dates.ts'
import { isAway } from '#src/roster/turnos-atingidos.ts'
import type { ChangeDays } from './use-change-days.ts'

/** As far as a roster is usually made. */
const SHOWN_DAYS = 42

type NextDaysProps = {
  house: Igreja
  said: Disponibilidade
  /** the person's turns to come */
  turns: readonly Compromisso[]
  own: boolean
  /** 'YYYY-MM-DD' */
  today: string
  locked: boolean
  change: ChangeDays
}

/** The next days with services, one tap each. */
export function NextDays({ house, said, turns, own, today, locked, change }: NextDaysProps) {
  const days = serviceDays(house, today)
  return (
    <section className="days__section">
      <h2>Próximos dias de culto</h2>
      {days.length === 0 && <p>Esta casa de oração não tem cultos nas próximas semanas.</p>}
      <ul className="days__grid">
        {days.map((day) => {
          const stored = toStored(day, '00:00')
          const isSaid = said.ausencias.some((one) => isWithin(one, day))
          const byWeekday = !isSaid && isAway(said, stored)
          const turn = turns.find(({ date }) => shownDate(date) === day)
          return (
            <li key={day}>
              <button
                type="button"
                className="day-toggle"
                aria-pressed={isSaid || byWeekday}
                aria-disabled={locked || byWeekday}
                onClick={() => {
                  if (locked || byWeekday) return
                  if (isSaid) change.removeDay(day)
                  else change.add({ de: day, ate: day })
                }}
              >
                <span className="visually-hidden">
                  {own ? 'Não posso' : 'Não pode'}: {spokenDate(stored, toStored(today, '00:00'))},
                </span>
                <span className="day-toggle__day">{shortDay(stored)}</span>
                <span className="day-toggle__state">{stateText(isSaid, byWeekday, turn, house)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function stateText(
  isSaid: boolean,
  byWeekday: boolean,
  turn: Compromisso | undefined,
  house: Igreja,
): string {
  if (isSaid) return 'não pode'
  if (byWeekday) return 'nunca pode'
  return turn ? `escala: ${house[turn.posto]}` : 'pode'
}

function serviceDays(house: Igreja, today: string): string[] {
  const fim = shownDate(shiftDays(toStored(today, '00:00'), SHOWN_DAYS))
  return [...new Set(serviceDates({ inicio: today, fim }, house).map(shownDate))]
}
