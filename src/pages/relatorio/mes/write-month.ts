import { DataError } from '#src/domain/data-error.ts'
import { createReport } from '#src/repositories/reports.ts'
import type { DateRange } from '#src/roster/service-dates.ts'
import type { Proposal } from './generate-month.ts'

/** What became of a report: written, or there already because somebody else, or an earlier try, wrote it. */
export type Written = { proposal: Proposal; outcome: 'gravado' | 'ja-existia' | 'falhou'; error?: unknown }

/** The same for the same group and range: whoever writes second is refused by the rules, which take a report once. */
export function monthReportId({ row }: Proposal, { inicio, fim }: DateRange): string {
  return `mes-${inicio}-${fim}-${row.key}`
}

/** Writes the reports one after the other; what fails does not stop the others. `onNext` is told after each. */
export async function writeMonth(
  proposals: readonly Proposal[],
  range: DateRange,
  createdBy: string,
  onNext: (written: Written) => void,
): Promise<void> {
  for (const proposal of proposals) {
    const { row, generated, geracao } = proposal
    try {
      await createReport(
        {
          nomeRelatorio: row.nome,
          cidade: row.igreja.cidade,
          igreja: row.igreja.id,
          cargo: row.cargo.id,
          genero: row.genero,
          createdBy,
          report: generated.dias,
          geracao,
        },
        monthReportId(proposal, range),
      )
      onNext({ proposal, outcome: 'gravado' })
    } catch (error) {
      const exists = error instanceof DataError && error.kind === 'exists'
      onNext({ proposal, outcome: exists ? 'ja-existia' : 'falhou', error })
    }
  }
}
