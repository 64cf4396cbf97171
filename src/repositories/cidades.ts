import { doc } from 'firebase/firestore'
import type { Cidade } from '#src/domain/entities.ts'
import { type Fields, readString } from '#src/lib/untyped-data.ts'
import { commit, documentExists } from './commit.ts'
import { typedCollection } from './typed-collection.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

const cidades = typedCollection('Cidade', parseCidade)

export const watchCidades = watchQuery(cidades)

export const watchCidade = (id: string) => watchDocument(() => doc(cidades(), id))

/** Resolves with the new id. @throws DataError */
export async function createCidade(cidade: Omit<Cidade, 'id'>): Promise<string> {
  const reference = doc(cidades())
  await commit(
    (writes) => writes.set(reference, cidade),
    () => documentExists(reference),
  )
  return reference.id
}

/** @throws DataError missing when it was deleted meanwhile */
export async function updateCidade({ id, ...fields }: Cidade): Promise<void> {
  await commit((writes) => writes.update(doc(cidades(), id), fields))
}

/** @throws DataError */
export async function deleteCidade(id: string): Promise<void> {
  await commit((writes) => writes.delete(doc(cidades(), id)))
}

function parseCidade(id: string, fields: Fields): Cidade {
  return { id, nome: readString(fields, 'nome') }
}
