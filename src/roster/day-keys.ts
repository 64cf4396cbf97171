import type { ReportDay } from '#src/domain/entities.ts'

/** A key for each day that stays when others come and go: its date; of several on one date, the first, second ... */
export function dayKeys(days: readonly ReportDay[]): string[] {
  const seen = new Map<number | undefined, number>()
  return days.map(({ date }) => {
    const count = (seen.get(date) ?? 0) + 1
    seen.set(date, count)
    return count === 1 ? `${date}` : `${date}-${count}`
  })
}

/** The days by {@link dayKeys}, in their order. */
export function byKey(days: readonly ReportDay[]): Map<string, ReportDay> {
  const keys = dayKeys(days)
  return new Map(days.map((day, index) => [keys[index] ?? '', day]))
}
