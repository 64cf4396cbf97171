import type { NewReport } from '#src/repositories/reports.ts'
import { generateReport } from '#src/roster/generate-report.ts'
import { validateGeneration } from '#src/roster/validate-generation.ts'
import type { GenerationDraft } from './generation-draft.ts'
import { type GenerationProblems, longNameProblems, problemsOf } from './generation-messages.ts'
import type { GenerationData } from './use-generation-data.ts'

type Generated = { report: Omit<NewReport, 'createdBy'> } | { problems: GenerationProblems }

/** The report that the form asks for, or what stands in the way. Same seed, same report. */
export function draftToReport(draft: GenerationDraft, data: GenerationData, seed: number): Generated {
  const { igreja, cargo, pessoas } = data
  const { cidade, genero, inicio, fim, somenteDatas } = draft
  const check = validateGeneration({
    ...draft,
    igreja,
    cargo,
    // people that are not there yet are not too few: that is said below
    candidatos: pessoas?.length ?? Number.POSITIVE_INFINITY,
  })
  if (!check.ok) return { problems: problemsOf(check.code, check.fields, draft) }
  const tooLong = longNameProblems(draft.nome)
  if (tooLong) return { problems: tooLong }
  if (!igreja || !cargo || !genero || (!pessoas && !somenteDatas)) {
    return { problems: { form: data.pessoasFailed ? NO_PEOPLE : LOADING_PEOPLE } }
  }
  const { quantidades } = check
  const { dias: report } = generateReport({
    grupo: { igreja: igreja.id, cargo: cargo.id, genero },
    inicio,
    fim,
    igreja,
    pessoas: pessoas ?? [],
    quantidades,
    seed,
    somenteDatas,
  })
  return {
    report: {
      nomeRelatorio: draft.nome.trim(),
      cidade,
      igreja: igreja.id,
      cargo: cargo.id,
      genero,
      report,
    },
  }
}

const LOADING_PEOPLE = 'As pessoas desta casa de oração ainda estão carregando. Tente de novo em instantes.'
const NO_PEOPLE =
  'Erro ao gerar relatório. Tente novamente. As pessoas desta casa de oração não puderam ser carregadas.'
