import { doc } from 'firebase/firestore'
import type { Cidade } from '#src/domain/entities.ts'
import { cidades } from './cidades.ts'
import { changeRecord, createRecord, deleteRecord } from './named-records.ts'

// What staff do with them. Reading them is another file's, so that a member's phone need not load this.

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
