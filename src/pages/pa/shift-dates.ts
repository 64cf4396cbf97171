import type { Report } from '#src/domain/entities.ts'
import type { Author } from '#src/domain/log.ts'
import { getReport, saveReport } from '#src/repositories/reports.ts'
import { shiftReportDays } from '#src/roster/shift-days.ts'

/** No day of the report lies in the range. */
export class NothingToShift extends Error {}

/** Both 'YYYY-MM-DD', both ends included. */
export type Range = { inicio: string; fim: string }

/**
 * Moves the report's days in the range 7 days forward. `seen` is the version that the person was shown: what somebody else saved since
 * is not overwritten.
 * @throws NothingToShift, DataError
 */
export async function shiftDates(
  id: string,
  { inicio, fim }: Range,
  author: Author,
  seen?: Report,
): Promise<void> {
  const report = seen ?? (await getReport(id))
  const { days, moved } = shiftReportDays(report.report, inicio, fim)
  if (moved === 0) throw new NothingToShift()
  await saveReport(report, days, author)
}
