import type { Report } from '#src/domain/entities.ts'
import { pessoasOf } from '#src/domain/pessoas-of.ts'
import { knownDays } from '#src/roster/known-days.ts'
import type { MonthRow } from '#src/roster/month-rows.ts'
import { withAbsences } from '#src/roster/roster-person.ts'
import type { DateRange } from '#src/roster/service-dates.ts'
import type { GeneratedJob, GenerationJob } from './generation-job.ts'
import { type Known, KnownIndex } from './known-index.ts'
import { runGeneration } from './run-generation.ts'

/** A report that was generated and is not written yet. */
export type Proposal = GeneratedJob & { row: MonthRow }

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
  const index = await KnownIndex.of(known)
  const proposals: Proposal[] = []
  for (const [place, row] of rows.entries()) {
    const job = jobOf(row, range, known.agora, index, (seed + place) % Number.MAX_SAFE_INTEGER)
    const proposal = { row, ...(await runGeneration(job)) }
    proposals.push(proposal)
    index.addReport(asReport(proposal))
    onNext(place + 1)
  }
  return proposals
}

function jobOf(
  row: MonthRow,
  range: DateRange,
  agora: number,
  index: KnownIndex,
  seed: number,
): GenerationJob {
  const { igreja, cargo, genero, pessoas, quantidades } = row
  const grupo = { igreja: igreja.id, cargo: cargo.id, genero }
  const ids = pessoas.map(({ id }) => id)
  const couples = index.couplesOf(ids)
  const mates = couples.flatMap(({ pessoas: pair }) => pair)
  return {
    ...range,
    ...knownDays(index.reportsAbout(grupo, ids, mates), grupo, range, agora),
    grupo,
    igreja,
    nomes: igreja,
    pessoas: withAbsences(pessoas, index.absencesOf(ids)),
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
