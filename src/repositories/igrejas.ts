import { deleteField, doc, query, where } from 'firebase/firestore'
import { DataError } from '#src/domain/data-error.ts'
import {
  DIAS,
  type DiaCulto,
  type Igreja,
  NOMES_POSTOS_PADRAO,
  type NomesPostos,
  POSTOS,
} from '#src/domain/entities.ts'
import { sameValue } from '#src/lib/same-value.ts'
import { type Fields, isFields, readList, readOneOf, readString } from '#src/lib/untyped-data.ts'
import type { Writes } from './commit.ts'
import { deleteDiretorio } from './diretorios.ts'
import { loggedCommit } from './logged-commit.ts'
import { parseContato, parseDiaEspecial, parseTrocas } from './parse-igreja-extras.ts'
import { typedCollection } from './typed-collection.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

export const igrejas = typedCollection('Igreja', parseIgreja)

export const watchIgrejas = watchQuery(igrejas)

/** The prayer houses of one city. */
export const watchIgrejasByCidade = (cidade: string) =>
  watchQuery(() => query(igrejas(), where('cidade', '==', cidade)))

export const watchIgreja = (id: string) => watchDocument(() => doc(igrejas(), id))

/** Resolves with the new id. @throws DataError */
export async function createIgreja(igreja: Omit<Igreja, 'id'>): Promise<string> {
  const reference = doc(igrejas())
  await loggedCommit('Igreja-Novo', reference.id, (writes) => {
    writes.set(reference, igreja)
    return igreja.nome
  })
  return reference.id
}

/** What a house may have besides its usual fields. */
export type IgrejaExtras = Pick<Igreja, 'diasEspeciais' | 'contato' | 'trocas'>

/**
 * The rules take these fields and the {@link IgrejaExtras} in one write each. Resolves whether anything changed.
 * @throws DataError missing when it was deleted meanwhile
 */
export async function updateIgreja(
  id: string,
  fields: Omit<Igreja, 'id' | keyof IgrejaExtras>,
): Promise<boolean> {
  return await change(id, fields, (writes, house) => writes.update(house, fields))
}

/** What is absent is taken away. Resolves whether anything changed. @throws DataError missing when it was deleted meanwhile */
export async function updateIgrejaExtras(id: string, extras: IgrejaExtras): Promise<boolean> {
  const absent = { diasEspeciais: deleteField(), contato: deleteField(), trocas: deleteField() }
  const none = { diasEspeciais: undefined, contato: undefined, trocas: undefined }
  const wanted: object = { ...none, ...extras }
  return await change(id, wanted, (writes, house) => writes.update(house, { ...absent, ...extras }))
}

/** The house is in another city from now on; its people's profiles name the old one until they are moved too. @throws DataError missing */
export async function moveIgreja(id: string, cidade: string): Promise<void> {
  const wanted: object = { cidade }
  await change(id, wanted, (writes, house) => writes.update(house, { cidade }))
}

/** Writes and tells of it, unless the house is already as `wanted` says. */
async function change(
  id: string,
  wanted: object & { nome?: string },
  write: (writes: Writes, house: ReturnType<typeof igrejaOf>) => void,
): Promise<boolean> {
  const house = igrejaOf(id)
  return await loggedCommit('Igreja-Up', id, async (writes) => {
    const stored = await writes.get(house)
    if (!stored) throw new DataError('missing')
    if (sameValue(stored, { ...stored, ...wanted })) return undefined
    write(writes, house)
    return wanted.nome ?? stored.nome
  })
}

const igrejaOf = (id: string) => doc(igrejas(), id)

/** @throws DataError */
export async function deleteIgreja(id: string): Promise<void> {
  const reference = doc(igrejas(), id)
  await loggedCommit('Igreja-Del', id, async (writes) => {
    const stored = await writes.get(reference)
    if (stored) {
      writes.delete(reference)
      deleteDiretorio(writes, id)
    }
    return stored?.nome
  })
}

function parseIgreja(id: string, fields: Fields): Igreja {
  const diasEspeciais = readList(fields, 'diasEspeciais').flatMap(parseDiaEspecial)
  const contato = parseContato(fields['contato'])
  const trocas = parseTrocas(fields['trocas'])
  return {
    id,
    nome: readString(fields, 'nome'),
    cidade: readString(fields, 'cidade'),
    rdj: fields['rdj'] === 'sim' ? 'sim' : 'nao',
    diasRDJ: readList(fields, 'diasRDJ').flatMap(parseDiaCulto),
    diasCulto: readList(fields, 'diasCulto').flatMap(parseDiaCulto),
    ...(diasEspeciais.length > 0 ? { diasEspeciais } : {}),
    ...(contato ? { contato } : {}),
    ...(trocas ? { trocas } : {}),
    ...parseNomesPostos(fields),
  }
}

/** Entries that name no weekday are dropped: there is nothing to show or schedule. */
function parseDiaCulto(entry: unknown): DiaCulto[] {
  if (!isFields(entry)) return []
  const dia = readOneOf(entry, 'dia', DIAS)
  return dia ? [{ dia, horario: readString(entry, 'horario') }] : []
}

function parseNomesPostos(fields: Fields): NomesPostos {
  const nomes = { ...NOMES_POSTOS_PADRAO }
  for (const posto of POSTOS) nomes[posto] = readString(fields, posto).trim() || nomes[posto]
  return nomes
}
