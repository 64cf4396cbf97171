import { doc } from 'firebase/firestore'
import type { Cidade } from '#src/domain/entities.ts'
import { type Fields, readString } from '#src/lib/untyped-data.ts'
import { changeRecord, createRecord, deleteRecord } from './named-records.ts'
import { typedCollection } from './typed-collection.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

const cidades = typedCollection('Cidade', parseCidade)

export const watchCidades = watchQuery(cidades)

export const watchCidade = (id: string) => watchDocument(() => doc(cidades(), id))

/** Resolves with the new id. @throws DataError */
export const createCidade = (cidade: Omit<Cidade, 'id'>) =>
  createRecord('Cidade-Novo', doc(cidades()), cidade, cidade.nome)

/** Resolves whether anything changed. @throws DataError missing when it was deleted meanwhile */
export async function updateCidade({ id, ...fields }: Cidade): Promise<boolean> {
  const reference = doc(cidades(), id)
  return await changeRecord('Cidade-Up', reference, fields, (writes) => writes.update(reference, fields))
}

/** @throws DataError */
export const deleteCidade = (id: string) => deleteRecord('Cidade-Del', doc(cidades(), id))

function parseCidade(id: string, fields: Fields): Cidade {
  return { id, nome: readString(fields, 'nome') }
}
