import type { Groups } from '#src/components/data-table-lines.ts'
import type { Cidade, Igreja, Report } from '#src/domain/entities.ts'
import type { Subscription } from '#src/hooks/use-subscription.ts'
import { foldText } from '#src/lib/fold-text.ts'

/** Where a report belongs, named. */
type Place = {
  cidade: string
  igreja: string
  /** see {@link BY_HOUSE} */
  group: string
}

/** A report as the list shows it: names instead of ids. */
export type ReportRow = Place & { report: Report }

/** The name behind an id, when the list of names knows it. */
type NameOf = (id: string) => string

/** Rows of reports. The reports of a house share its texts: thousands of equal ones would each be made and looked up anew. */
export function reportRows(reports: readonly Report[], cidadeNome: NameOf, igrejaNome: NameOf): ReportRow[] {
  const places = new Map<string, Place & { cidadeId: string }>()
  return reports.map((report) => {
    let place = places.get(report.igreja)
    if (place?.cidadeId !== report.cidade) {
      const cidade = cidadeNome(report.cidade)
      const igreja = igrejaNome(report.igreja)
      const group = `${cidade} ${igreja} ${igreja === HOUSE_MISSING ? '' : report.igreja}`
      place = { cidade, igreja, group, cidadeId: report.cidade }
      places.set(report.igreja, place)
    }
    const { cidade, igreja, group } = place
    return { report, cidade, igreja, group }
  })
}

const folded = new WeakMap<Report, string>()

/** The name as searches and sorts compare it, made when it is first asked for. */
export function foldedName(report: Report): string {
  let text = folded.get(report)
  if (text === undefined) {
    text = foldText(report.nomeRelatorio)
    folded.set(report, text)
  }
  return text
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
