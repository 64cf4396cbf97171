import { deleteField, doc, query, where } from 'firebase/firestore'
import {
  DIAS,
  type DiaCulto,
  type Igreja,
  NOMES_POSTOS_PADRAO,
  type NomesPostos,
  POSTOS,
} from '#src/domain/entities.ts'
import { type Fields, isFields, readList, readOneOf, readString } from '#src/lib/untyped-data.ts'
import type { Writes } from './commit.ts'
import { deleteDiretorio } from './diretorios.ts'
import { changeRecord, createRecord, deleteRecord } from './named-records.ts'
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
export const createIgreja = (igreja: Omit<Igreja, 'id'>) =>
  createRecord('Igreja-Novo', doc(igrejas()), igreja, igreja.nome)

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

async function change(
  id: string,
  wanted: object & { nome?: string },
  write: (writes: Writes, house: ReturnType<typeof igrejaOf>) => void,
): Promise<boolean> {
  const house = igrejaOf(id)
  return await changeRecord('Igreja-Up', house, wanted, (writes) => write(writes, house))
}

const igrejaOf = (id: string) => doc(igrejas(), id)

/** @throws DataError */
export const deleteIgreja = (id: string) =>
  deleteRecord('Igreja-Del', igrejaOf(id), (writes) => deleteDiretorio(writes, id))

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
