import type { Alteracao, Report, ReportDay } from '#src/domain/entities.ts'
import type { Versao } from '#src/domain/versao.ts'
import { foldText } from '#src/lib/fold-text.ts'
import { shownDate } from '#src/lib/service-time.ts'
import { concerns, diffDays, type ReportChange } from '#src/roster/report-diff.ts'

/** One save: who and when, what it changed, and the days it replaced. */
export type HistoryEntry = {
  /** the version that the save replaced */
  versao: number
  por: Alteracao | undefined
  changes: readonly ReportChange[]
  before: readonly ReportDay[]
}

/** The saves of a report, the latest first; `versoes` are what is kept of it, in any order. */
export function historyEntries(report: Report, versoes: readonly Versao[]): HistoryEntry[] {
  const days = new Map(versoes.map((kept) => [kept.versao, kept.report]))
  days.set(report.versao, report.report)
  return [...versoes]
    .sort((a, b) => b.versao - a.versao)
    .map(({ versao, por, report: before }) => {
      const after = days.get(versao + 1)
      return { versao, por, before, changes: after ? diffDays(before, after) : [] }
    })
}

/** What is asked for: a part of a name, and a day 'YYYY-MM-DD'; '' for all. */
export type HistoryFilter = { pessoa: string; dia: string }

/** The entries with the changes that match; without a filter, also those that changed nothing. */
export function filterHistory(
  entries: readonly HistoryEntry[],
  { pessoa, dia }: HistoryFilter,
): HistoryEntry[] {
  const wanted = foldText(pessoa.trim())
  if (wanted === '' && dia === '') return [...entries]
  return entries
    .map((entry) => ({
      ...entry,
      changes: entry.changes.filter(
        (change) =>
          (dia === '' || (change.date !== undefined && shownDate(change.date) === dia)) &&
          (wanted === '' || concerns(change, (name) => foldText(name).includes(wanted))),
      ),
    }))
    .filter(({ changes }) => changes.length > 0)
}
