import { Icon } from '#src/components/icons.tsx'
import type { ReportDay } from '#src/domain/entities.ts'
import { dayLabel, formatShortDate, shownTime, shownWeekdayName } from '#src/lib/service-time.ts'
import { useSlotActions } from './editor-context.ts'

export type DayHeadingProps = {
  day: ReportDay
  dayKey: string
  plain?: boolean
  /** in a grid, which has one tab stop: its menu deletes the day too */
  quiet?: boolean
}

/** A service's weekday, date and hour, and the icon that deletes it (not when it is drawn as plain text). */
export function DayHeading({ day, dayKey, plain = false, quiet = false }: DayHeadingProps) {
  const actions = useSlotActions()
  const { date } = day
  return (
    <div className="day-heading">
      {date === undefined ? (
        <span>Data não disponível</span>
      ) : (
        <span>
          <span className="day-heading__weekday">{shownWeekdayName(date)}</span>
          {formatShortDate(date)} <strong>{shownTime(date)}</strong>
        </span>
      )}
      {!plain && (
        <button
          type="button"
          className="day-heading__delete no-print"
          tabIndex={quiet ? -1 : 0}
          aria-label={`Excluir dia: ${dayLabel(date)}`}
          onClick={() => actions.deleteDay(day, dayKey)}
        >
          <Icon name="trash" size={20} />
        </button>
      )}
    </div>
  )
}
