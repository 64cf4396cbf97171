import type { Disponibilidade, Geracao, Report, Vinculo } from '#src/domain/entities.ts'
import { pessoasOf } from '#src/domain/pessoas-of.ts'
import type { GeneratedReport } from '#src/roster/generate-report.ts'
import { geracaoOf } from '#src/roster/geracao.ts'
import { knownDays } from '#src/roster/known-days.ts'
import type { MonthRow } from '#src/roster/month-rows.ts'
import { withAbsences } from '#src/roster/roster-person.ts'
import type { DateRange } from '#src/roster/service-dates.ts'
import type { GenerationJob } from './generation-job.ts'
import { jobInput } from './generation-job.ts'
import { runGeneration } from './run-generation.ts'

/** A report that was generated and is not written yet. */
export type Proposal = { row: MonthRow; generated: GeneratedReport; geracao: Geracao }

/** What a generation knows beside the rows. */
export type Known = {
  reports: readonly Report[]
  disponibilidades: readonly Disponibilidade[]
  vinculos: readonly Vinculo[]
  /** stored ms */
  agora: number
}

/**
 * Generates the reports one after the other, each knowing those before it, so that nobody is called to two at the same hour. `onNext` is
 * told how many are done.
 */
export async function generateMonth(
  rows: readonly MonthRow[],
  range: DateRange,
  known: Known,
  seed: number,
  onNext: (done: number) => void,
): Promise<Proposal[]> {
  const index = new ReportIndex(known.reports)
  const proposals: Proposal[] = []
  for (const [place, row] of rows.entries()) {
    const job = jobOf(row, range, known, index, (seed + place) % Number.MAX_SAFE_INTEGER)
    const generated = await runGeneration(job)
    const proposal = { row, generated, geracao: geracaoOf(jobInput(job)) }
    proposals.push(proposal)
    index.add(asReport(proposal))
    onNext(place + 1)
  }
  return proposals
}

/** Which reports tell something of a group: its own, and those that name one of its people. */
class ReportIndex {
  readonly #byGroup = new Map<string, Report[]>()
  readonly #byPerson = new Map<string, Report[]>()

  constructor(reports: readonly Report[]) {
    for (const report of reports) this.add(report)
  }

  add(report: Report): void {
    push(this.#byGroup, groupKey(report), report)
    for (const id of report.pessoas) push(this.#byPerson, id, report)
  }

  /** `others`: who serves together with one of its people, in another group */
  about(row: MonthRow, others: readonly string[]): Report[] {
    const own =
      this.#byGroup.get(groupKey({ igreja: row.igreja.id, cargo: row.cargo.id, genero: row.genero })) ?? []
    return [
      ...new Set([
        ...own,
        ...[...row.pessoas.map(({ id }) => id), ...others].flatMap((id) => this.#byPerson.get(id) ?? []),
      ]),
    ]
  }
}

function jobOf(
  row: MonthRow,
  range: DateRange,
  known: Known,
  index: ReportIndex,
  seed: number,
): GenerationJob {
  const { igreja, cargo, genero, pessoas, quantidades } = row
  const grupo = { igreja: igreja.id, cargo: cargo.id, genero }
  const ids = new Set(pessoas.map(({ id }) => id))
  const couples = known.vinculos.filter(({ pessoas: pair }) => pair.some((id) => ids.has(id)))
  const mates = couples.flatMap(({ pessoas: pair }) => pair)
  return {
    ...range,
    ...knownDays(index.about(row, mates), grupo, range, known.agora),
    grupo,
    igreja,
    nomes: igreja,
    pessoas: withAbsences(
      pessoas,
      known.disponibilidades.filter(({ id }) => ids.has(id)),
    ),
    couples,
    quantidades,
    seed,
    somenteDatas: false,
  }
}

function asReport({ row, generated }: Proposal): Report {
  return {
    id: '',
    nomeRelatorio: row.nome,
    cidade: row.igreja.cidade,
    igreja: row.igreja.id,
    cargo: row.cargo.id,
    genero: row.genero,
    ativo: false,
    atual: true,
    createdAt: undefined,
    createdBy: '',
    report: generated.dias,
    pessoas: pessoasOf(generated.dias),
    versao: 1,
    alteracao: undefined,
  }
}

function groupKey({ igreja, cargo, genero }: Pick<Report, 'igreja' | 'cargo' | 'genero'>): string {
  return `${igreja}_${cargo}_${genero ?? ''}`
}

function push(map: Map<string, Report[]>, key: string, report: Report): void {
  const list = map.get(key)
  if (list) list.push(report)
  else map.set(key, [report])
}
