import { useEffect, useMemo, useRef, useState } from 'react'
import { Calendar, type Components } from 'react-big-calendar'
import { useMediaQuery } from '#src/hooks/use-media-query.ts'
import { fromLocalDate, shownDate, toLocalDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import type { CalendarService } from '#src/roster/calendar-services.ts'
import { DayCell } from './day-cell.tsx'
import { DayServices } from './day-services.tsx'
import { MonthContext } from './month-context.ts'
import { MonthToolbar } from './month-toolbar.tsx'
import { CULTURE, localizer, MESSAGES } from './pt-br-localizer.ts'

type MonthViewProps = {
  services: readonly CalendarService[]
  /** 'YYYY-MM-DD': in the month to show; the one chosen when it has services */
  day: string
  onDayChange: (day: string) => void
  now: number
  onOpen: (date: CalendarService['date']) => void
}

const NO_EVENTS: object[] = []
const MONTH_FORMAT = "MMMM 'de' yyyy"
/** Weekdays: 'domingo', and 'dom' where the columns are narrow. */
const WIDE_FORMATS = { monthHeaderFormat: MONTH_FORMAT, weekdayFormat: 'EEE' }
const NARROW_FORMATS = { monthHeaderFormat: MONTH_FORMAT, weekdayFormat: 'EEEEEE' }
const COMPONENTS: Components = {
  toolbar: MonthToolbar,
  month: { dateHeader: DayCell },
}

/**
 * The month of the calendar library. The chips stand in the day's own cell and not in the library's layer of events, whose rows are no
 * cells of the table: so a screen reader finds them under their day, and a thumb has the whole cell.
 */
export function MonthView({ services, day, onDayChange, now, onOpen }: MonthViewProps) {
  const wide = useMediaQuery('(min-width: 45em)', true)
  const today = shownDate(upcomingFrom(now))
  const byDay = useMemo(() => groupByDay(services), [services])
  const chosen = byDay.has(day) ? day : (firstOfMonth(byDay, day) ?? day)
  const date = useMemo(() => toLocalDate(toStored(chosen, '12:00')), [chosen])
  const frame = useRef<HTMLDivElement>(null)

  // the library names its table in English, and takes no other name
  const month = localizer.format(date, MONTH_FORMAT, CULTURE)
  useEffect(() => {
    frame.current?.querySelector('[role="table"]')?.setAttribute('aria-label', `Cultos de ${month}`)
  }, [month])

  const [choices, setChoices] = useState(0)
  const context = useMemo(() => {
    const onChoose = (day: string) => {
      onDayChange(day)
      setChoices((count) => count + 1)
    }
    return { byDay, today, chosen, choices, onChoose, onOpen }
  }, [byDay, today, chosen, choices, onDayChange, onOpen])

  return (
    <MonthContext value={context}>
      <div ref={frame} className="month">
        <Calendar
          localizer={localizer}
          culture={CULTURE}
          messages={MESSAGES}
          components={COMPONENTS}
          events={NO_EVENTS}
          date={date}
          getNow={() => toLocalDate(upcomingFrom(now))}
          formats={wide ? WIDE_FORMATS : NARROW_FORMATS}
          onNavigate={(to, _view, action) => {
            const wanted = shownDate(fromLocalDate(to))
            const first = `${wanted.slice(0, 7)}-01`
            onDayChange(action === 'TODAY' ? wanted : first)
          }}
          view="month"
          views={['month']}
          onView={() => {}}
          drilldownView={null}
        />
      </div>
      <DayServices />
    </MonthContext>
  )
}

function groupByDay(services: readonly CalendarService[]): Map<string, CalendarService[]> {
  const byDay = new Map<string, CalendarService[]>()
  for (const service of services) {
    const day = shownDate(service.date)
    byDay.set(day, [...(byDay.get(day) ?? []), service])
  }
  return byDay
}

/** The first day with services from `day` to the end of its month. */
function firstOfMonth(byDay: ReadonlyMap<string, unknown>, day: string): string | undefined {
  return [...byDay.keys()].find((other) => other >= day && other.slice(0, 7) === day.slice(0, 7))
}
