import { isWallDate, shiftDays, shownDate, toStored } from '#src/lib/service-time.ts'
import type { DateRange } from './service-dates.ts'
import { monthAndYear } from './serving-words.ts'

/** The longest range that a month's page generates at once. */
const MAX_DAYS = 366

/** The first days of this month and the ones after it, `count` of them; `today` is 'YYYY-MM-DD'. */
export function monthsFrom(today: string, count: number): string[] {
  const first = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, index) => {
    const month = first + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
  })
}

/** All of the month that begins on a date. */
export function wholeMonth(first: string): DateRange {
  const next = monthsFrom(first, 2)[1] ?? first
  return { inicio: first, fim: shownDate(shiftDays(toStored(next, '00:00'), -1)) }
}

export const monthLabel = monthAndYear

/** Why reports cannot be made for a range. */
export function rangeProblem({ inicio, fim }: DateRange): string | undefined {
  if (!isWallDate(inicio) || !isWallDate(fim)) return 'Informe as duas datas do período.'
  if (fim < inicio) return 'A data de fim não pode ser anterior à data de início.'
  return toStored(fim, '00:00') >= shiftDays(toStored(inicio, '00:00'), MAX_DAYS)
    ? 'O período pode ter no máximo um ano.'
    : undefined
}
