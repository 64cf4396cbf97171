import type { DateHeaderProps } from 'react-big-calendar'
import { fromLocalDate, shownDate } from '#src/lib/service-time.ts'
import { useCalendar } from './calendar-context.ts'

/** The number of a day of the month; today says so to the eye, to forced colours and to a screen reader. */
export function DayNumber({ date, label }: DateHeaderProps) {
  const isToday = shownDate(fromLocalDate(date)) === useCalendar().today
  return isToday ? (
    <span className="day-number day-number--today" aria-current="date">
      {label}
      <span className="visually-hidden"> (hoje)</span>
    </span>
  ) : (
    <span className="day-number">{label}</span>
  )
}
