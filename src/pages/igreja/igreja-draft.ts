import { NAME_TOO_LONG } from '#src/components/name-too-long.ts'
import type { DraftReading } from '#src/components/use-form-submit.ts'
import { type Cidade, type Igreja, NOMES_POSTOS_PADRAO, POSTOS, type Posto } from '#src/domain/entities.ts'
import { nameProblem } from '#src/domain/name.ts'
import { type DiaProblems, type DiaRow, diaProblems, toDias, toRows } from './dias-draft.ts'

export type IgrejaFields = Omit<Igreja, 'id'>

/** The form of a prayer house as it stands: the RDJ days stay in it when there is no such meeting. */
export type IgrejaDraft = Omit<IgrejaFields, 'diasRDJ' | 'diasCulto'> & {
  diasRDJ: DiaRow[]
  diasCulto: DiaRow[]
}

/** A sentence for each field that is wrong; `form` for the whole. */
export type IgrejaProblems = Partial<Record<'nome' | 'cidade' | 'form' | Posto, string>> & {
  diasRDJ?: DiaProblems | undefined
  diasCulto?: DiaProblems | undefined
}

export const EMPTY_IGREJA: IgrejaDraft = {
  nome: '',
  cidade: '',
  rdj: 'nao',
  diasRDJ: [],
  diasCulto: [],
  ...NOMES_POSTOS_PADRAO,
}

export function toIgrejaDraft({ id: _, diasRDJ, diasCulto, ...fields }: Igreja): IgrejaDraft {
  return { ...fields, diasRDJ: toRows(diasRDJ), diasCulto: toRows(diasCulto) }
}

/** `missing` is the sentence for a name or city left empty; a city that is none of `cidades` no longer exists. */
export function readIgrejaDraft(
  draft: IgrejaDraft,
  cidades: readonly Cidade[],
  missing: string,
): DraftReading<IgrejaFields, IgrejaProblems> {
  const hasRdj = draft.rdj === 'sim'
  const problems: IgrejaProblems = { ...nameProblems(draft), ...cidadeProblem(draft.cidade, cidades) }
  const diasRDJ = hasRdj ? diaProblems(draft.diasRDJ) : undefined
  const diasCulto = diaProblems(draft.diasCulto)
  if (diasRDJ) problems.diasRDJ = diasRDJ
  if (diasCulto) problems.diasCulto = diasCulto
  if (Object.keys(problems).length > 0) {
    const isMissing = nameProblem(draft.nome) === 'missing' || draft.cidade === ''
    return { problems: { ...problems, form: isMissing ? missing : WRONG } }
  }
  return {
    fields: {
      ...draft,
      ...postNames(draft),
      nome: draft.nome.trim(),
      diasRDJ: hasRdj ? toDias(draft.diasRDJ) : [],
      diasCulto: toDias(draft.diasCulto),
    },
  }
}

function nameProblems(draft: IgrejaDraft): IgrejaProblems {
  const problems: IgrejaProblems = {}
  const nome = nameProblem(draft.nome)
  if (nome) problems.nome = nome === 'missing' ? 'Informe o nome.' : NAME_TOO_LONG
  for (const posto of POSTOS) if (nameProblem(draft[posto]) === 'long') problems[posto] = NAME_TOO_LONG
  return problems
}

function cidadeProblem(cidade: string, cidades: readonly Cidade[]): IgrejaProblems {
  if (cidade === '') return { cidade: 'Escolha a cidade.' }
  if (cidades.some(({ id }) => id === cidade)) return {}
  return { cidade: 'Esta cidade não existe mais: escolha outra.' }
}

/** A post without a name of its own has the usual one. */
function postNames(draft: IgrejaDraft) {
  const names = { ...NOMES_POSTOS_PADRAO }
  for (const posto of POSTOS) names[posto] = draft[posto].trim() || names[posto]
  return names
}

const WRONG = 'Corrija os campos indicados.'
