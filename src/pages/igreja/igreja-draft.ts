import { NAME_TOO_LONG } from '#src/components/name-too-long.ts'
import type { DraftReading } from '#src/components/use-form-submit.ts'
import { type Cidade, type Igreja, NOMES_POSTOS_PADRAO, POSTOS, type Posto } from '#src/domain/entities.ts'
import { nameProblem } from '#src/domain/name.ts'
import type { IgrejaExtras } from '#src/repositories/change-igrejas.ts'
import { type DiaProblems, type DiaRow, diaProblems, toDias, toRows } from './dias-draft.ts'
import {
  type ExtrasDraft,
  type ExtrasProblems,
  readExtrasDraft,
  toExtrasDraft,
} from './extras/extras-draft.ts'

export type IgrejaFields = Omit<Igreja, 'id' | 'nomeDaCidade' | keyof IgrejaExtras>

/** What the form saves: the extras only of a house that is there already. */
export type IgrejaSaved = { fields: IgrejaFields; extras: IgrejaExtras | undefined }

/** The form of a prayer house as it stands: the RDJ days stay in it when there is no such meeting. */
export type IgrejaDraft = Omit<IgrejaFields, 'diasRDJ' | 'diasCulto'> & {
  diasRDJ: DiaRow[]
  diasCulto: DiaRow[]
  /** absent for a new house */
  extras?: ExtrasDraft
}

/** A sentence for each field that is wrong; `form` for the whole. */
export type IgrejaProblems = Partial<Record<'nome' | 'cidade' | 'form' | Posto, string>> & {
  diasRDJ?: DiaProblems | undefined
  diasCulto?: DiaProblems | undefined
  extras?: ExtrasProblems
}

export const EMPTY_IGREJA: IgrejaDraft = {
  nome: '',
  cidade: '',
  rdj: 'nao',
  diasRDJ: [],
  diasCulto: [],
  ...NOMES_POSTOS_PADRAO,
}

export function toIgrejaDraft(igreja: Igreja): IgrejaDraft {
  const { nome, cidade, rdj, atriu, corredor, banheiro, estacionamento, som } = igreja
  return {
    ...{ nome, cidade, rdj, atriu, corredor, banheiro, estacionamento, som },
    diasRDJ: toRows(igreja.diasRDJ),
    diasCulto: toRows(igreja.diasCulto),
    extras: toExtrasDraft(igreja),
  }
}

/** `missing` is the sentence for a name or city left empty; a city that is none of `cidades` no longer exists. */
export function readIgrejaDraft(
  draft: IgrejaDraft,
  cidades: readonly Cidade[],
  missing: string,
): DraftReading<IgrejaSaved, IgrejaProblems> {
  const { extras: extrasDraft, ...base } = draft
  const extras = extrasDraft && readExtrasDraft(extrasDraft)
  const hasRdj = draft.rdj === 'sim'
  const problems: IgrejaProblems = { ...nameProblems(draft), ...cidadeProblem(draft.cidade, cidades) }
  const diasRDJ = hasRdj ? diaProblems(draft.diasRDJ) : undefined
  const diasCulto = diaProblems(draft.diasCulto)
  if (diasRDJ) problems.diasRDJ = diasRDJ
  if (diasCulto) problems.diasCulto = diasCulto
  if (extras && 'problems' in extras) problems.extras = extras.problems
  if (Object.keys(problems).length > 0) {
    const isMissing = nameProblem(draft.nome) === 'missing' || draft.cidade === ''
    return { problems: { ...problems, form: isMissing ? missing : WRONG } }
  }
  return {
    fields: {
      fields: {
        ...base,
        ...postNames(draft),
        nome: draft.nome.trim(),
        diasRDJ: hasRdj ? toDias(draft.diasRDJ) : [],
        diasCulto: toDias(draft.diasCulto),
      },
      extras: extras && 'extras' in extras ? extras.extras : undefined,
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
