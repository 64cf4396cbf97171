import { memo } from 'react'
import type { ReportDay } from '#src/domain/entities.ts'
import { dayAndMonth } from '#src/lib/service-labels.ts'
import { shiftDays, shownWeekday } from '#src/lib/service-time.ts'
import { weekOf } from '#src/roster/weeks.ts'

/** The weeks (from Monday) that have a service, each with the key of its first one. */
export function weeksOf(
  days: readonly ReportDay[],
  keys: readonly string[],
): { key: string; label: string }[] {
  const weeks = new Map<number, { key: string; label: string }>()
  for (const [index, { date }] of days.entries()) {
    if (date === undefined || weeks.has(weekOf(date))) continue
    const monday = shiftDays(date, -((shownWeekday(date) + 6) % 7))
    weeks.set(weekOf(date), {
      key: keys[index] ?? '',
      label: `${dayAndMonth(monday)} a ${dayAndMonth(shiftDays(monday, 6))}`,
    })
  }
  return [...weeks.values()]
}

export type WeekJumpProps = {
  weeks: readonly { key: string; label: string }[]
  onWeek: (key: string) => void
}

/** Brings a week into view; nothing where all is one week. Drawn again only with other weeks: years have hundreds. */
export const WeekJump = memo(function WeekJump({ weeks, onWeek }: WeekJumpProps) {
  if (weeks.length < 2) return null
  return (
    <select
      className="field__control editor-toolbar__week"
      aria-label="Ir para a semana"
      value=""
      onChange={(event) => onWeek(event.target.value)}
    >
      <option value="" disabled>
        Semana
      </option>
      {weeks.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  )
})
