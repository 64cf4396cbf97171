import type { Report, ReportDay } from '#src/domain/entities.ts'

/** The report of the other gender for the same house and position: the sisters' beside the brothers'. */
export type ReportBeside = Pick<Report, 'id' | 'nomeRelatorio' | 'genero'>

export type DaysBeside = {
  /** the reports that the days are of, the one in use first */
  reports: readonly ReportBeside[]
  /** the service at the same time, by date (stored ms) */
  byDate: ReadonlyMap<number, ReportDay>
}

/** The services of `others` that stand beside those of a report: of its house and position, of the other gender, at its times. */
export function daysBeside(
  others: readonly Report[],
  report: Pick<Report, 'igreja' | 'cargo' | 'genero'>,
  dates: ReadonlySet<number>,
): DaysBeside {
  const beside = others
    .filter(
      ({ igreja, cargo, genero }) =>
        igreja === report.igreja && cargo === report.cargo && genero && genero !== report.genero,
    )
    .sort((a, b) => inUse(b) - inUse(a))
  const byDate = new Map<number, ReportDay>()
  const used = beside.filter(({ report: days }) => {
    const fresh = days.filter(({ date }) => date !== undefined && dates.has(date) && !byDate.has(date))
    for (const day of fresh) byDate.set(day.date ?? 0, day)
    return fresh.length > 0
  })
  return { reports: used.map(({ id, nomeRelatorio, genero }) => ({ id, nomeRelatorio, genero })), byDate }
}

function inUse({ ativo, atual }: Pick<Report, 'ativo' | 'atual'>): number {
  return Number(ativo) * 2 + Number(atual)
}
