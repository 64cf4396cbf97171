import { POSTOS, POSTOS_BY_TIPO, type Quantidades, type Report, type Tipo } from '#src/domain/entities.ts'
import { reportRange } from '#src/domain/report-range.ts'

/** Of the reports of a group, the one that ends last. */
export function lastReport(reports: readonly Report[]): Report | undefined {
  const end = (report: Report) => reportRange(report).fim ?? 0
  return reports.reduce<Report | undefined>(
    (last, report) => (last && end(last) >= end(report) ? last : report),
    undefined,
  )
}

/** How many people each post has at most services of a report; without a report one in each post of the position's type. */
export function usualQuantidades(report: Report | undefined, tipo: Tipo): Quantidades {
  const postos = POSTOS_BY_TIPO[tipo]
  const days = report?.report.filter((day) => postos.some((posto) => (day[posto]?.length ?? 0) > 0)) ?? []
  return Object.fromEntries(
    POSTOS.filter((posto) => postos.includes(posto)).map((posto) => [
      posto,
      days.length === 0 ? 1 : mostFrequent(days.map((day) => day[posto]?.length ?? 0)),
    ]),
  )
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}
