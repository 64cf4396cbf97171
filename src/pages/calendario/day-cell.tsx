import type { DateHeaderProps } from 'react-big-calendar'
import { useMediaQuery } from '#src/hooks/use-media-query.ts'
import { formatLongDate, fromLocalDate, shownDate, shownTime } from '#src/lib/service-time.ts'
import { CultoChip } from './culto-chip.tsx'
import { useMonth } from './month-context.ts'

/** One day: its chips on wide screens; on narrow ones a single target with the times, whose chips stand below the month. */
export function DayCell({ date, label }: DateHeaderProps) {
  const { byDay, today, chosen, onChoose, onOpen } = useMonth()
  const wide = useMediaQuery('(min-width: 45em)', true)
  const day = shownDate(fromLocalDate(date))
  const services = byDay.get(day) ?? []
  const number = (
    <span className={day === today ? 'day__number day__number--today' : 'day__number'}>{label}</span>
  )

  if (services.length === 0) return <div className="day">{number}</div>
  if (wide)
    return (
      <div className="day">
        {number}
        {services.map((service) => (
          <CultoChip key={service.date} date={service.date} onOpen={onOpen} />
        ))}
      </div>
    )
  const times = services.map((service) => shownTime(service.date))
  return (
    <button
      type="button"
      className="day day--target"
      aria-pressed={day === chosen}
      onClick={() => onChoose(day)}
    >
      {number}
      <span className="visually-hidden">{formatLongDate(fromLocalDate(date))}</span>
      {times.map((time) => (
        <span key={time} className="day__time">
          <span className="visually-hidden">Culto </span>
          {time}
        </span>
      ))}
    </button>
  )
}
