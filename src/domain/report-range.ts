import type { Report } from './entities.ts'

/** The stored instants (ms) of a report's first and last service; undefined when no day holds a readable date. */
export function reportRange({ report }: Pick<Report, 'report'>): {
  inicio: number | undefined
  fim: number | undefined
} {
  let inicio: number | undefined
  let fim: number | undefined
  for (const { date } of report) {
    if (date === undefined) continue
    if (inicio === undefined || date < inicio) inicio = date
    if (fim === undefined || date > fim) fim = date
  }
  return { inicio, fim }
}
