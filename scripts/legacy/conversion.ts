import { isDeepStrictEqual } from 'node:util'
import { FieldValue, type Timestamp } from 'firebase-admin/firestore'
import { nameProblem } from '#src/domain/name.ts'
import { type Fields, readString } from '#src/lib/untyped-data.ts'
import type { LegacyFinding, LegacyKind } from './kinds.ts'
import { readTimestamp } from './read-timestamp.ts'

/** What a document should hold: these fields with these values, whatever else it has; and what there is to tell about it. */
export type Conversion = { fields: Fields; findings: LegacyFinding[] }

/** The ids that documents refer to. */
export type References = {
  users: ReadonlySet<string>
  cidades: ReadonlySet<string>
  cargos: ReadonlySet<string>
  /** city by prayer house */
  igrejas: ReadonlyMap<string, string>
}

/** The fields that have to be written, or undefined when the document holds them all: so a second run writes nothing. */
export function changedFields(before: Fields, { fields }: Conversion): Fields | undefined {
  const changed = Object.entries(fields).filter(([name, value]) => !isDeepStrictEqual(before[name], value))
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/** An update that also removes these fields. */
export function removing(...names: string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, FieldValue.delete()]))
}

/** Collects what there is to tell about one document. */
export function tellerOf(path: string) {
  const findings: LegacyFinding[] = []
  const tell = (kind: LegacyKind, detail = '') => findings.push({ kind, path, detail: detail.slice(0, 200) })
  return { findings, tell }
}

export type Tell = ReturnType<typeof tellerOf>['tell']

export function checkName(tell: Tell, name: string): void {
  const problem = nameProblem(name)
  if (problem === 'missing') tell('nome-ausente')
  if (problem === 'long') tell('nome-longo', name)
}

/** The position, city and prayer house that a user or a report names. */
export function checkPlace(
  tell: Tell,
  fields: Fields,
  { cargos, cidades, igrejas }: Omit<References, 'users'>,
): void {
  const [cargo, cidade, igreja] = ['cargo', 'cidade', 'igreja'].map((name) => readString(fields, name))
  if (!cargos.has(cargo ?? '')) tell('cargo-inexistente', cargo)
  if (!cidades.has(cidade ?? '')) tell('cidade-inexistente', cidade)
  const cidadeOfIgreja = igrejas.get(igreja ?? '')
  if (cidadeOfIgreja === undefined) tell('igreja-inexistente', igreja)
  else if (cidadeOfIgreja !== cidade) tell('outra-cidade', igreja)
}

/** Fields that no screen knows stay where they are, and are told. */
export function tellUnknown(tell: Tell, fields: Fields, known: readonly string[]): void {
  for (const [name, value] of Object.entries(fields)) {
    if (!known.includes(name)) tell('campo-desconhecido', `${name} = ${JSON.stringify(value)}`)
  }
}

/** When a document was made, or, unreadable, when Firestore received it. */
export function readCreatedAt(tell: Tell, fields: Fields, created: Timestamp): Timestamp {
  const stored = fields['createdAt']
  const read = readTimestamp(stored)
  if (!read && stored !== undefined && stored !== null) tell('criacao-ilegivel', JSON.stringify(stored))
  return read ?? created
}

/** 'Masculino' reads as 'masculino'; undefined: leave what is there. */
export function readGenero(tell: Tell, fields: Fields): { genero?: string } {
  const genero = readString(fields, 'genero').trim().toLowerCase()
  if (genero === 'masculino' || genero === 'feminino') return { genero }
  tell('genero-desconhecido', readString(fields, 'genero'))
  return {}
}

/** The value of a text that holds JSON, as some older documents do; else the value itself. */
export function unnested(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
