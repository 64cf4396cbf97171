import { collection, doc } from 'firebase/firestore'
import type { Cidade } from '#src/domain/entities.ts'
import { commit, documentExists } from './commit.ts'
import { db } from './firebase.ts'
import { type Fields, readString } from './read-fields.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

const cidades = () => collection(db(), 'Cidade')

export const watchCidades = watchQuery(cidades, parseCidade)

export const watchCidade = (id: string) => watchDocument(() => doc(cidades(), id), parseCidade)

/** Resolves with the new id. @throws DataError */
export async function createCidade(cidade: Omit<Cidade, 'id'>): Promise<string> {
  const reference = doc(cidades())
  await commit(
    (transaction) => transaction.set(reference, cidade),
    () => documentExists(reference),
  )
  return reference.id
}

/** @throws DataError missing when it was deleted meanwhile */
export async function updateCidade({ id, ...fields }: Cidade): Promise<void> {
  await commit((transaction) => transaction.update(doc(cidades(), id), fields))
}

/** @throws DataError */
export async function deleteCidade(id: string): Promise<void> {
  await commit((transaction) => transaction.delete(doc(cidades(), id)))
}

function parseCidade(id: string, fields: Fields): Cidade {
  return { id, nome: readString(fields, 'nome') }
}
