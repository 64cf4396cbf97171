import { type ReactElement, useMemo } from 'react'
import type { ViewProps } from 'react-big-calendar'
import { shortDay } from '#src/lib/service-labels.ts'
import { fromLocalDate, shownDate, shownTime } from '#src/lib/service-time.ts'
import { useCalendar } from './calendar-context.ts'
import type { CultoEvent } from './culto-event.ts'
import { CULTURE, localizer, MONTH_FORMAT } from './pt-br-localizer.ts'

/**
 * The library's agenda view, with our own list in place of its two tables: a day a line, 'dom 22 nov · 10:00 RDJ · 18:30 Culto'. It shows the
 * month, as the grid does.
 */
export function Agenda({ date, events = [] }: ViewProps<CultoEvent>): ReactElement {
  const { today, spoken, onOpen } = useCalendar()
  const month = shownDate(fromLocalDate(new Date(date))).slice(0, 7)
  const days = useMemo(() => daysOf(events, month), [events, month])
  return (
    <ul
      className="agenda"
      aria-label={`Cultos de ${localizer.format(new Date(date), MONTH_FORMAT, CULTURE)}`}
    >
      {days.map(([day, services]) => (
        <li
          key={day}
          className={day < today ? 'agenda__day agenda__day--past' : 'agenda__day'}
          aria-current={day === today ? 'date' : undefined}
        >
          <p className="agenda__date">
            <span aria-hidden="true">{shortDay(services[0].service.date)}</span>
            <span className="visually-hidden">{spoken(services[0].service.date)}</span>
            {day === today && <strong className="agenda__today">hoje</strong>}
          </p>
          <div className="agenda__services">
            {services.map((event) => (
              <button
                key={event.service.date}
                type="button"
                className={event.voce ? 'culto-chip culto-chip--own' : 'culto-chip'}
                aria-haspopup="dialog"
                onClick={() => onOpen(event.service.date)}
              >
                <span>
                  {event.rdj ? 'RDJ' : 'Culto'} {shownTime(event.service.date)}
                </span>
                {event.voce && <span className="culto-chip__you">Você: {event.voce}</span>}
              </button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}

Agenda.range = (date: Date) => [localizer.startOf(date, 'month'), localizer.endOf(date, 'month')]
Agenda.navigate = (date: Date, action: 'PREV' | 'NEXT' | 'DATE') =>
  action === 'DATE' ? date : localizer.add(date, action === 'PREV' ? -1 : 1, 'month')
Agenda.title = (date: Date) => localizer.format(date, MONTH_FORMAT, CULTURE)

type Day = [day: string, services: [CultoEvent, ...CultoEvent[]]]

/** The days of a month ('YYYY-MM') that have services, ascending as the events are. */
function daysOf(events: readonly CultoEvent[], month: string): Day[] {
  const days = new Map<string, [CultoEvent, ...CultoEvent[]]>()
  for (const event of events) {
    const day = shownDate(event.service.date)
    if (!day.startsWith(month)) continue
    const known = days.get(day)
    if (known) known.push(event)
    else days.set(day, [event])
  }
  return [...days]
}
