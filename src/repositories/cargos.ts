import { collection, doc } from 'firebase/firestore'
import { type Cargo, TIPOS } from '#src/domain/entities.ts'
import { isPermission } from '#src/domain/permissions.ts'
import { commit, documentExists } from './commit.ts'
import { db } from './firebase.ts'
import { type Fields, readList, readOneOf, readString } from './read-fields.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

const cargos = () => collection(db(), 'Cargo')

export const watchCargos = watchQuery(cargos, parseCargo)

export const watchCargo = (id: string) => watchDocument(() => doc(cargos(), id), parseCargo)

/** Resolves with the new id. @throws DataError */
export async function createCargo(cargo: Omit<Cargo, 'id'>): Promise<string> {
  const reference = doc(cargos())
  await commit(
    (transaction) => transaction.set(reference, cargo),
    () => documentExists(reference),
  )
  return reference.id
}

/** Writes only the fields given: of the position one holds, only `nome` may change. @throws DataError */
export async function updateCargo(id: string, fields: Partial<Omit<Cargo, 'id'>>): Promise<void> {
  await commit((transaction) => transaction.update(doc(cargos(), id), fields))
}

/** @throws DataError */
export async function deleteCargo(id: string): Promise<void> {
  await commit((transaction) => transaction.delete(doc(cargos(), id)))
}

function parseCargo(id: string, fields: Fields): Cargo {
  return {
    id,
    nome: readString(fields, 'nome'),
    tipo: readOneOf(fields, 'tipo', TIPOS),
    permissoes: readList(fields, 'permissoes').filter(isPermission),
  }
}
