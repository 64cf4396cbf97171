import type { Report, ReportDay } from '#src/domain/entities.ts'
import { shiftDays, shownDate, toStored } from '#src/lib/service-time.ts'
import { type Grupo, isSameGroup } from './roster-person.ts'
import type { DateRange } from './service-dates.ts'
import type { OtherReport } from './serving-context.ts'
import { HISTORY_WEEKS } from './weeks.ts'

/** What other reports tell a generation: earlier days of the group, and who is expected where in its time. */
export type KnownDays = { historico: ReportDay[]; outros: OtherReport[] }

/** From when on reports are of interest to a generation that begins on a date: stored ms. */
export function historyFrom(inicio: string): number {
  return shiftDays(toStored(inicio, '00:00'), -7 * HISTORY_WEEKS - 6)
}

/** From when on a report may be the one before that of a month which is generated on a date: stored ms. */
export function lastReportsFrom(today: string): number {
  return shiftDays(toStored(today, '00:00'), -31)
}

/**
 * Sorts the days of the reports that a generation knows. History is what was published and has passed, and what is to come in reports in
 * use; days of the range and the months around it, of any group, keep people from being called twice.
 * @param agora stored ms
 */
export function knownDays(
  reports: readonly Report[],
  grupo: Grupo,
  { inicio, fim }: DateRange,
  agora: number,
): KnownDays {
  const first = toStored(inicio, '00:00')
  const oldest = historyFrom(inicio)
  // a limit counts the whole month
  const from = toStored(`${inicio.slice(0, 8)}01`, '00:00')
  const until = shiftDays(toStored(fim, '00:00'), 32)
  const historico: ReportDay[] = []
  const outros: OtherReport[] = []
  for (const report of reports) {
    const same = isSameGroup(report, grupo)
    const emUso = report.ativo || report.atual
    const counts = (date: number) => (date < agora ? report.ativo || !report.atual : emUso)
    const known = report.report.filter(({ date }) => date !== undefined)
    const at = ({ date = 0 }: ReportDay) => date
    if (same) {
      historico.push(...known.filter((day) => at(day) >= oldest && at(day) < first && counts(at(day))))
    }
    const near = emUso ? known.filter((day) => at(day) >= (same ? first : from) && at(day) < until) : []
    if (near.length > 0) outros.push({ ...pick(report), report: near })
  }
  return { historico, outros }
}

function pick({ nomeRelatorio, igreja, cargo, genero, ativo, atual }: Report): Omit<OtherReport, 'report'> {
  return { nomeRelatorio, igreja, cargo, genero, ativo, atual }
}

/** Whether the report has a service in the range. */
export function reportTouches({ report }: Pick<Report, 'report'>, { inicio, fim }: DateRange): boolean {
  return report.some(({ date }) => {
    const day = date === undefined ? '' : shownDate(date)
    return day >= inicio && day <= fim
  })
}
