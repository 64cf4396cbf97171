import { NAME_TOO_LONG } from '#src/components/name-too-long.ts'
import type { DraftReading } from '#src/components/use-form-submit.ts'
import type { Cargo } from '#src/domain/entities.ts'
import { nameProblem } from '#src/domain/name.ts'
import { isSubset } from '#src/domain/permissions.ts'

/** The form of a position as it stands. */
export type CargoDraft = Omit<Cargo, 'id'>

/** A sentence for each field that is wrong; `form` for the whole. */
export type CargoProblems = Partial<Record<'nome' | 'tipo' | 'form', string>>

export const EMPTY_CARGO: CargoDraft = { nome: '', tipo: undefined, permissoes: [] }

/** `missing` is the sentence for a field left empty. A position whose type may not change may lack one. */
export function readCargoDraft(
  draft: CargoDraft,
  missing: string,
  tipoLocked: boolean,
): DraftReading<CargoDraft, CargoProblems> {
  const problems: CargoProblems = {}
  const nome = nameProblem(draft.nome)
  if (nome === 'missing') problems.nome = 'Informe o nome.'
  if (nome === 'long') problems.nome = NAME_TOO_LONG
  if (!draft.tipo && !tipoLocked) problems.tipo = 'Escolha o tipo.'
  if (nome === 'missing' || problems.tipo) problems.form = missing
  if (Object.keys(problems).length > 0) return { problems }
  return { fields: { ...draft, nome: draft.nome.trim() } }
}

/** The fields of a position that somebody changed since the form was opened: others may have changed the rest meanwhile. */
export function cargoChanges(opened: CargoDraft, fields: CargoDraft): Partial<CargoDraft> {
  const changes: Partial<CargoDraft> = {}
  if (fields.nome !== opened.nome) changes.nome = fields.nome
  if (fields.tipo !== opened.tipo) changes.tipo = fields.tipo
  if (!isSubset(fields.permissoes, opened.permissoes) || !isSubset(opened.permissoes, fields.permissoes)) {
    changes.permissoes = fields.permissoes
  }
  // an older document lacks the type, and may lack the list: it gets both
  if (changes.tipo && !opened.tipo) changes.permissoes = fields.permissoes
  return changes
}
