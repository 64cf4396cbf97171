import type { ReportDay } from './entities.ts'

/** The days in the order in which a report stores them: ascending, so that its ends are its period; those without a date come first. */
export function storedDays(days: readonly ReportDay[]): ReportDay[] {
  const rank = ({ date }: ReportDay) => date ?? Number.NEGATIVE_INFINITY
  // Infinity minus itself is no number: equal ranks keep their order
  return [...days].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}
