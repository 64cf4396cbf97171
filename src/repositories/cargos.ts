import { doc } from 'firebase/firestore'
import { type Cargo, TIPOS } from '#src/domain/entities.ts'
import { isPermission } from '#src/domain/permissions.ts'
import { type Fields, readList, readOneOf, readString } from '#src/lib/untyped-data.ts'
import { changeRecord, createRecord, deleteRecord } from './named-records.ts'
import { typedCollection } from './typed-collection.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

const cargos = typedCollection('Cargo', parseCargo)

export const watchCargos = watchQuery(cargos)

export const watchCargo = (id: string) => watchDocument(() => doc(cargos(), id))

/** Resolves with the new id. @throws DataError */
export const createCargo = (cargo: Omit<Cargo, 'id'>) =>
  createRecord('Cargo-Novo', doc(cargos()), cargo, cargo.nome)

/** Writes only the fields given: of the position one holds, only `nome` may change. Resolves whether any did. @throws DataError */
export async function updateCargo(id: string, fields: Partial<Omit<Cargo, 'id'>>): Promise<boolean> {
  const reference = doc(cargos(), id)
  return await changeRecord('Cargo-Up', reference, fields, (writes) => writes.update(reference, fields))
}

/** @throws DataError */
export const deleteCargo = (id: string) => deleteRecord('Cargo-Del', doc(cargos(), id))

function parseCargo(id: string, fields: Fields): Cargo {
  return {
    id,
    nome: readString(fields, 'nome'),
    tipo: readOneOf(fields, 'tipo', TIPOS),
    permissoes: readList(fields, 'permissoes').filter(isPermission),
  }
}
