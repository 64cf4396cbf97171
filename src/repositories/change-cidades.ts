import { doc, getDocsFromServer, query, where } from 'firebase/firestore'
import type { Cidade } from '#src/domain/entities.ts'
import { cidades } from './cidades.ts'
import { igrejas } from './igrejas.ts'
import { changeRecord, createRecord, deleteRecord } from './named-records.ts'
import { requireOnline, withRetries } from './with-retries.ts'

// What staff do with them. Reading them is another file's, so that a member's phone need not load this.

/** Resolves with the new id. @throws DataError */
export const createCidade = (cidade: Omit<Cidade, 'id'>) =>
  createRecord('Cidade-Novo', doc(cidades()), cidade, cidade.nome)

/**
 * With the houses of the city, which carry its name. Resolves whether anything changed.
 * @throws DataError missing when it was deleted meanwhile
 */
export async function updateCidade({ id, ...fields }: Cidade): Promise<boolean> {
  const reference = doc(cidades(), id)
  const houses = await findHouses(id)
  return await changeRecord('Cidade-Up', reference, fields, (writes) => {
    writes.update(reference, fields)
    for (const house of houses) writes.update(house, { nomeDaCidade: { id, nome: fields.nome } })
  })
}

/** Those that carry the name. */
async function findHouses(cidade: string) {
  requireOnline()
  const found = await withRetries(() => getDocsFromServer(query(igrejas(), where('cidade', '==', cidade))))
  return found.docs.filter((house) => house.data().nomeDaCidade !== undefined).map(({ ref }) => ref)
}

/** @throws DataError */
export const deleteCidade = (id: string) => deleteRecord('Cidade-Del', doc(cidades(), id))
