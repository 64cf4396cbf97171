import type { ReportDay } from '#src/domain/entities.ts'
import { shiftDays, shownDate } from '#src/lib/service-time.ts'

const WEEK_DAYS = 7

/**
 * Moves every day whose shown date lies in the range ('YYYY-MM-DD', both ends included) forward by exactly 7 days.
 * All other days, also those without a date, are returned as they are, in the same order.
 */
export function shiftReportDays(
  days: readonly ReportDay[],
  start: string,
  end: string,
): { days: ReportDay[]; moved: number } {
  let moved = 0
  const shifted = days.map((day) => {
    if (day.date === undefined) return day
    const shown = shownDate(day.date)
    if (shown < start || shown > end) return day
    moved += 1
    return { ...day, date: shiftDays(day.date, WEEK_DAYS) }
  })
  return { days: shifted, moved }
}
