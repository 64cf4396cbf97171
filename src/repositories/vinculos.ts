import { doc, getDocsFromServer, query, where } from 'firebase/firestore'
import { DataError } from '#src/domain/data-error.ts'
import { TIPOS_VINCULO, type TipoVinculo, type User, type Vinculo } from '#src/domain/entities.ts'
import { type Fields, readList, readOneOf } from '#src/lib/untyped-data.ts'
import { commit, type Writes } from './commit.ts'
import { typedCollection } from './typed-collection.ts'
import { watchQuery } from './watch-query.ts'
import { requireOnline, withRetries } from './with-retries.ts'

const vinculos = typedCollection('Vinculo', parseVinculo)

type Linked = Pick<User, 'id' | 'igreja'>

/** All links. */
export const watchVinculos = watchQuery(vinculos)

/** The links of which somebody is of this prayer house. */
export const watchVinculosByIgreja = (igreja: string) =>
  watchQuery(() => query(vinculos(), where('igrejas', 'array-contains', igreja)))

const ofPerson = (userId: string) => query(vinculos(), where('pessoas', 'array-contains', userId))

/** The links of one person. */
export const watchVinculosOf = (userId: string) => watchQuery(() => ofPerson(userId))

/** The links of one person as the server has them; none for somebody who may not read them. @throws DataError */
export async function findVinculosOf(userId: string): Promise<Vinculo[]> {
  requireOnline()
  try {
    const found = await withRetries(() => getDocsFromServer(ofPerson(userId)))
    return found.docs.map((link) => link.data())
  } catch (error) {
    if (error instanceof DataError && error.kind === 'refused') return []
    throw error
  }
}

/** The id of the other person. */
export function otherOf({ pessoas: [first, second] }: Vinculo, userId: string): string {
  return first === userId ? second : first
}

/** Part of a commit after which one of the two is of `igreja` and the other of `other`; the link of somebody who is gone goes too. */
export function moveVinculo(
  writes: Writes,
  { id }: Vinculo,
  igreja: string,
  other: string | undefined,
): void {
  const link = doc(vinculos(), id)
  if (other === undefined) writes.delete(link)
  else writes.update(link, { igrejas: [...new Set([igreja, other])] })
}

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
