import type { NewReport } from '#src/repositories/reports.ts'
import { type GeneratedReport, type GenerationInput, generateReport } from '#src/roster/generate-report.ts'
import { geracaoOf } from '#src/roster/geracao.ts'
import { knownDays } from '#src/roster/known-days.ts'
import { withAbsences } from '#src/roster/roster-person.ts'
import { validateGeneration } from '#src/roster/validate-generation.ts'
import type { GenerationDraft } from './generation-draft.ts'
import { type GenerationProblems, longNameProblems, problemsOf } from './generation-messages.ts'
import type { GenerationData } from './use-generation-data.ts'

type Generated =
  | { report: Omit<NewReport, 'createdBy'>; generated: GeneratedReport }
  | { problems: GenerationProblems }

/**
 * The report that the form asks for, or what stands in the way. Same seed, same report.
 * @param agora stored ms
 */
export function draftToReport(
  draft: GenerationDraft,
  data: GenerationData,
  seed: number,
  agora: number,
): Generated {
  const { igreja, cargo, pessoas, known } = data
  const { cidade, genero, inicio, fim, somenteDatas } = draft
  const check = validateGeneration({
    ...draft,
    igreja,
    cargo,
    // people that are not there yet are not too few: that is said below
    candidatos: pessoas?.length ?? Number.POSITIVE_INFINITY,
  })
  if (!check.ok) return { problems: problemsOf(check.code, check.fields, draft, pessoas?.length ?? 0) }
  const tooLong = longNameProblems(draft.nome)
  if (tooLong) return { problems: tooLong }
  if (!igreja || !cargo || !genero || ((!pessoas || !known) && !somenteDatas)) {
    return { problems: { form: data.pessoasFailed ? NO_PEOPLE : LOADING_PEOPLE } }
  }
  const { quantidades } = check
  const grupo = { igreja: igreja.id, cargo: cargo.id, genero }
  const people = new Map(pessoas?.map(({ id, name }) => [id, name]))
  const input: GenerationInput = {
    ...knownDays(known?.reports ?? [], grupo, { inicio, fim }, agora),
    grupo,
    inicio,
    fim,
    igreja,
    pessoas: withAbsences(pessoas ?? [], known?.disponibilidades ?? []),
    couples: known?.vinculos ?? [],
    quantidades,
    seed,
    somenteDatas,
    names: {
      pessoa: (id) => people.get(id) ?? '',
      igreja: () => igreja.nome,
      posto: (posto) => igreja[posto],
    },
  }
  const generated = generateReport(input)
  return {
    generated,
    report: {
      nomeRelatorio: draft.nome.trim(),
      cidade,
      igreja: igreja.id,
      cargo: cargo.id,
      genero,
      report: generated.dias,
      ...(somenteDatas ? {} : { geracao: geracaoOf(input) }),
    },
  }
}

const LOADING_PEOPLE = 'As pessoas desta casa de oração ainda estão carregando. Tente de novo em instantes.'
const NO_PEOPLE =
  'Erro ao gerar relatório. Tente novamente. As pessoas desta casa de oração não puderam ser carregadas.'
