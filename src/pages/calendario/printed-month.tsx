import { type NomesPostos, POSTOS } from '#src/domain/entities.ts'
import { weekdayAndDay } from '#src/lib/service-labels.ts'
import { shownTime } from '#src/lib/service-time.ts'
import type { CalendarService } from '#src/roster/calendar-services.ts'

type PrintedMonthProps = { services: readonly CalendarService[]; nomes: NomesPostos }

/** What paper shows below the month: nobody can open a chip there. */
export function PrintedMonth({ services, nomes }: PrintedMonthProps) {
  return (
    <dl className="printed-month">
      {services.map(({ date, postos }) => (
        <div key={date}>
          <dt>
            {weekdayAndDay(date)} {shownTime(date)}
          </dt>
          {POSTOS.map((posto) => {
            const names = [...postos[posto].irmas, ...postos[posto].irmaos]
            return (
              names.length > 0 && (
                <dd key={posto}>
                  <strong>{nomes[posto]}:</strong> {names.map(({ name }) => name || 'N/A').join(', ')}
                </dd>
              )
            )
          })}
        </div>
      ))}
    </dl>
  )
}
