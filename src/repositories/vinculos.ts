import { doc, query, where } from 'firebase/firestore'
import { TIPOS_VINCULO, type TipoVinculo, type User, type Vinculo } from '#src/domain/entities.ts'
import { type Fields, readList, readOneOf } from '#src/lib/untyped-data.ts'
import { commit } from './commit.ts'
import { typedCollection } from './typed-collection.ts'
import { watchQuery } from './watch-query.ts'

const vinculos = typedCollection('Vinculo', parseVinculo)

type Linked = Pick<User, 'id' | 'igreja'>

/** The links of which somebody is of this prayer house. */
export const watchVinculosByIgreja = (igreja: string) =>
  watchQuery(() => query(vinculos(), where('igrejas', 'array-contains', igreja)))

/** The links of one person. */
export const watchVinculosOf = (userId: string) =>
  watchQuery(() => query(vinculos(), where('pessoas', 'array-contains', userId)))

/** Links two people, in place of what linked them before. @throws DataError */
export async function saveVinculo(one: Linked, other: Linked, tipo: TipoVinculo): Promise<void> {
  const [first, second] = one.id < other.id ? [one, other] : [other, one]
  const igrejas = [...new Set([first.igreja, second.igreja])]
  const reference = doc(vinculos(), `${first.id}_${second.id}`)
  await commit((writes) => writes.set(reference, { pessoas: [first.id, second.id], igrejas, tipo }))
}

/** @throws DataError */
export async function deleteVinculo(id: string): Promise<void> {
  await commit((writes) => writes.delete(doc(vinculos(), id)))
}

/** The kind that cannot be read is 'separados', which keeps two people apart rather than calling them together. */
function parseVinculo(id: string, fields: Fields): Vinculo {
  const [first = '', second = ''] = readStrings(fields, 'pessoas')
  return {
    id,
    pessoas: [first, second],
    igrejas: readStrings(fields, 'igrejas'),
    tipo: readOneOf(fields, 'tipo', TIPOS_VINCULO) ?? 'separados',
  }
}

function readStrings(fields: Fields, name: string): string[] {
  return readList(fields, name).filter((entry) => typeof entry === 'string')
}
