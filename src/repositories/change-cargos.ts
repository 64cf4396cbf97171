import { doc } from 'firebase/firestore'
import type { Cargo } from '#src/domain/entities.ts'
import { cargos } from './cargos.ts'
import { changeRecord, createRecord, deleteRecord } from './named-records.ts'

// What staff do with them. Reading them is another file's, so that a member's phone need not load this.

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
