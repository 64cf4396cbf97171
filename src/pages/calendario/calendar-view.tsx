import { useEffect, useMemo, useRef, useState } from 'react'
import { Calendar, type Components, type View, type ViewsProps } from 'react-big-calendar'
import { useMediaQuery } from '#src/hooks/use-media-query.ts'
import { useRoom } from '#src/hooks/use-room.ts'
import { spokenDate } from '#src/lib/day-hint.ts'
import { readDevice, writeDevice } from '#src/lib/device-storage.ts'
import { shortWeekday } from '#src/lib/service-labels.ts'
import { fromLocalDate, shownDate, toLocalDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import { Agenda } from './agenda.tsx'
import { CalendarContext } from './calendar-context.ts'
import { CultoChip } from './culto-chip.tsx'
import type { CultoEvent } from './culto-event.ts'
import { DayNumber } from './day-number.tsx'
import { EmptyMonth } from './empty-month.tsx'
import { MonthToolbar } from './month-toolbar.tsx'
import { CULTURE, localizer, MESSAGES, MONTH_FORMAT } from './pt-br-localizer.ts'

type CalendarViewProps = {
  /** ascending */
  events: CultoEvent[]
  /** 'YYYY-MM-DD': in the month to show */
  day: string
  onDayChange: (day: string) => void
  now: number
  onOpen: (date: number) => void
}

/** Weekdays: 'domingo', and 'dom' where the columns are narrow; the localizer's own short ones lack the accent of 'sáb'. */
const WIDE_FORMATS = { monthHeaderFormat: MONTH_FORMAT, weekdayFormat: 'EEEE' }
const NARROW_FORMATS = {
  monthHeaderFormat: MONTH_FORMAT,
  weekdayFormat: (date: Date) => shortWeekday(fromLocalDate(date)),
}
const COMPONENTS: Components<CultoEvent> = {
  toolbar: MonthToolbar,
  eventWrapper: CultoChip,
  month: { dateHeader: DayNumber },
}
const VIEWS: ViewsProps<CultoEvent> = { month: true, agenda: Agenda }
const AGENDA_ALONE: ViewsProps<CultoEvent> = { agenda: Agenda }

/** What the grid takes of a screen's width, in letters. */
const MONTH_REM = 22

/** What this device showed last: the grid or the list. */
const VIEW_NAME = 'calendario:vista'

/** A month of services, as a grid or as an agenda; the agenda first where the screen is narrow. */
export function CalendarView({ events, day, onDayChange, now, onOpen }: CalendarViewProps) {
  const wide = useMediaQuery('(min-width: 45em)', true)
  const [chosen, setChosen] = useState(() => toView(readDevice(VIEW_NAME)))
  // seven columns of whole times, or none
  const hasRoom = useRoom(MONTH_REM)
  const view = hasRoom ? (chosen ?? (wide ? 'month' : 'agenda')) : 'agenda'
  const today = shownDate(upcomingFrom(now))
  const date = useMemo(() => toLocalDate(toStored(day, '12:00')), [day])
  const frame = useRef<HTMLDivElement>(null)
  const month = localizer.format(date, MONTH_FORMAT, CULTURE)
  const days = useMemo(() => events.map(({ service }) => shownDate(service.date)), [events])
  const isEmpty = !days.some((other) => other.slice(0, 7) === day.slice(0, 7))

  // the library names its table in English, and takes no other name
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view is another table
  useEffect(() => {
    frame.current?.querySelector('[role="table"]')?.setAttribute('aria-label', `Cultos de ${month}`)
  }, [month, view])

  const context = useMemo(() => {
    const present = toStored(today, '00:00')
    return { today, spoken: (stored: number) => spokenDate(stored, present), onOpen }
  }, [today, onOpen])

  return (
    <CalendarContext value={context}>
      <div ref={frame} className="month">
        <Calendar<CultoEvent>
          localizer={localizer}
          culture={CULTURE}
          messages={MESSAGES}
          components={COMPONENTS}
          events={events}
          showAllEvents
          date={date}
          getNow={() => toLocalDate(upcomingFrom(now))}
          formats={wide ? WIDE_FORMATS : NARROW_FORMATS}
          onNavigate={(to) => onDayChange(shownDate(fromLocalDate(to)))}
          view={view}
          views={hasRoom ? VIEWS : AGENDA_ALONE}
          onView={(to) => {
            setChosen(toView(to))
            writeDevice(VIEW_NAME, to)
          }}
          drilldownView={null}
        />
      </div>
      {isEmpty && <EmptyMonth next={days.find((other) => other >= today)} onGo={onDayChange} />}
    </CalendarContext>
  )
}

function toView(value: unknown): View | undefined {
  return value === 'month' || value === 'agenda' ? value : undefined
}
