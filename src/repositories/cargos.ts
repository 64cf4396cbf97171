import { doc } from 'firebase/firestore'
import { type Cargo, TIPOS } from '#src/domain/entities.ts'
import { isPermission } from '#src/domain/permissions.ts'
import { type Fields, readList, readOneOf, readString } from '#src/lib/untyped-data.ts'
import { commit, documentExists } from './commit.ts'
import { typedCollection } from './typed-collection.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

const cargos = typedCollection('Cargo', parseCargo)

export const watchCargos = watchQuery(cargos)

export const watchCargo = (id: string) => watchDocument(() => doc(cargos(), id))

/** Resolves with the new id. @throws DataError */
export async function createCargo(cargo: Omit<Cargo, 'id'>): Promise<string> {
  const reference = doc(cargos())
  await commit(
    (writes) => writes.set(reference, cargo),
    () => documentExists(reference),
  )
  return reference.id
}

/** Writes only the fields given: of the position one holds, only `nome` may change. @throws DataError */
export async function updateCargo(id: string, fields: Partial<Omit<Cargo, 'id'>>): Promise<void> {
  await commit((writes) => writes.update(doc(cargos(), id), fields))
}

/** @throws DataError */
export async function deleteCargo(id: string): Promise<void> {
  await commit((writes) => writes.delete(doc(cargos(), id)))
}

function parseCargo(id: string, fields: Fields): Cargo {
  return {
    id,
    nome: readString(fields, 'nome'),
    tipo: readOneOf(fields, 'tipo', TIPOS),
    permissoes: readList(fields, 'permissoes').filter(isPermission),
  }
}
