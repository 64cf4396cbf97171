import type { Groups } from '#src/components/data-table-lines.ts'
import type { Cidade, Igreja, Report } from '#src/domain/entities.ts'
import type { Subscription } from '#src/hooks/use-subscription.ts'
import { foldText } from '#src/lib/fold-text.ts'

/** A report as the list shows it: names instead of ids, and its range in stored ms. */
export type ReportRow = {
  report: Report
  /** the name as the search compares it */
  folded: string
  cidade: string
  igreja: string
  /** see {@link BY_HOUSE} */
  group: string
  inicio: number | undefined
  fim: number | undefined
}

/** The name behind an id, when the list of names knows it. */
type NameOf = (id: string) => string

export function toReportRow(report: Report, cidadeNome: NameOf, igrejaNome: NameOf): ReportRow {
  const cidade = cidadeNome(report.cidade)
  const igreja = igrejaNome(report.igreja)
  return {
    report,
    folded: foldText(report.nomeRelatorio),
    cidade,
    igreja,
    group: `${cidade} ${igreja} ${igreja === HOUSE_MISSING ? '' : report.igreja}`,
    inicio: report.inicio,
    fim: report.fim,
  }
}

export const HOUSE_MISSING = 'Igreja não encontrada'

/** By city and prayer house. Two houses of one name are two groups, all that are gone are one. */
export const BY_HOUSE: Groups<ReportRow> = {
  of: ({ group }) => group,
  heading: ({ cidade, igreja }) => `${igreja} · ${cidade}`,
}

/** Names by id; `missing` for an id that points nowhere, 'N/A' for a name that is not there or could not be loaded. */
export function namesById(subscription: Subscription<(Cidade | Igreja)[]>, missing: string): NameOf {
  if (subscription.state === 'loading') return () => '...'
  if (subscription.state === 'failed') return () => 'N/A'
  const nomes = new Map(subscription.data.map(({ id, nome }) => [id, nome || 'N/A']))
  return (id) => nomes.get(id) ?? missing
}
