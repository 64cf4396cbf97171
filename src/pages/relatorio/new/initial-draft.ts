import type { Cargo, Report } from '#src/domain/entities.ts'
import { lastReport, usualQuantidades } from '#src/roster/last-report.ts'
import { monthsFrom, wholeMonth } from '#src/roster/month-range.ts'
import { reportName } from '#src/roster/report-name.ts'
import { EMPTY_DRAFT, type GenerationDraft } from './generation-draft.ts'

/** What the form opens with: the choices of the report made last, for the next month; empty without one. `today` is 'YYYY-MM-DD'. */
export function initialDraft(
  last: Report | undefined,
  cargos: readonly Cargo[],
  today: string,
): GenerationDraft {
  const cargo = cargos.find(({ id }) => id === last?.cargo)
  if (!last?.genero || !cargo?.tipo || cargo.tipo === 'Admin') return EMPTY_DRAFT
  const range = wholeMonth(monthsFrom(today, 2)[1] ?? today)
  const quantidades = usualQuantidades(lastReport([last]), cargo.tipo)
  return {
    ...EMPTY_DRAFT,
    ...range,
    cidade: last.cidade,
    igreja: last.igreja,
    cargo: last.cargo,
    genero: last.genero,
    nome: reportName(last.nomeRelatorio, cargo.nome, last.genero, range),
    quantidades: Object.fromEntries(
      Object.entries(quantidades).map(([posto, count]) => [posto, String(count)]),
    ),
  }
}
