import { deleteField, doc } from 'firebase/firestore'
import { GENEROS, type User } from '#src/domain/entities.ts'
import type { Listado } from '#src/domain/listado.ts'
import { type Fields, isFields, readOneOf } from '#src/lib/untyped-data.ts'
import { mapWatch } from '#src/lib/watch.ts'
import type { Writes } from './commit.ts'
import { typedCollection } from './typed-collection.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

export const diretorios = typedCollection('Diretorio', parseDiretorio)

/** The people of one prayer house by name, gender and position: one document. Empty for a house without a directory. */
export const watchDiretorio = (igreja: string) =>
  mapWatch(
    watchDocument(() => doc(diretorios(), igreja)),
    (pessoas = []) => pessoas,
  )

/** The people of all prayer houses: a document a house. */
export const watchDiretorios = mapWatch(watchQuery(diretorios), (houses) => houses.flat())

/** Who has no house is named here. */
const NO_HOUSE = '-'

/** What the directory tells of somebody. */
export type Listed = Pick<User, 'name' | 'genero' | 'cargo' | 'igreja'>

/** Names the person in the directory of their house: the rules ask for it in the commit that writes the profile. */
export function listPerson(writes: Writes, id: string, { name, genero, cargo, igreja }: Listed): void {
  writes.merge(doc(diretorios(), igreja), { pessoas: { [id]: [name, genero ?? '', cargo] }, ultimo: id })
}

/**
 * Reads whether the directory of a house names the person, and gives the write that takes them out, for after all reads: an older house
 * has no directory to leave.
 */
export async function leaveDiretorio(writes: Writes, id: string, igreja: string): Promise<() => void> {
  const reference = doc(diretorios(), igreja || NO_HOUSE)
  const pessoas = await writes.get(reference)
  return () => {
    if (pessoas?.some((person) => person.id === id))
      writes.merge(reference, { pessoas: { [id]: deleteField() }, ultimo: id })
  }
}

/** With its house: the rules let no directory outlive one, and none go before. */
export function deleteDiretorio(writes: Writes, igreja: string): void {
  writes.delete(doc(diretorios(), igreja))
}

function parseDiretorio(igreja: string, { pessoas }: Fields): Listado[] {
  if (!isFields(pessoas)) return []
  return Object.entries(pessoas).flatMap(([id, listing]) => {
    if (!Array.isArray(listing)) return []
    const [name, genero, cargo]: unknown[] = listing
    const fields = { name, genero, cargo }
    return {
      id,
      name: typeof name === 'string' ? name : '',
      genero: readOneOf(fields, 'genero', GENEROS),
      cargo: typeof cargo === 'string' ? cargo : '',
      igreja: igreja === NO_HOUSE ? '' : igreja,
    }
  })
}
