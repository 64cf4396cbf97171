import { doc } from 'firebase/firestore'
import { DataError } from '#src/domain/data-error.ts'
import { type Cargo, TIPOS } from '#src/domain/entities.ts'
import { isPermission } from '#src/domain/permissions.ts'
import { sameValue } from '#src/lib/same-value.ts'
import { type Fields, readList, readOneOf, readString } from '#src/lib/untyped-data.ts'
import { loggedCommit } from './logged-commit.ts'
import { typedCollection } from './typed-collection.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

const cargos = typedCollection('Cargo', parseCargo)

export const watchCargos = watchQuery(cargos)

export const watchCargo = (id: string) => watchDocument(() => doc(cargos(), id))

/** Resolves with the new id. @throws DataError */
export async function createCargo(cargo: Omit<Cargo, 'id'>): Promise<string> {
  const reference = doc(cargos())
  await loggedCommit('Cargo-Novo', reference.id, (writes) => {
    writes.set(reference, cargo)
    return cargo.nome
  })
  return reference.id
}

/** Writes only the fields given: of the position one holds, only `nome` may change. Resolves whether any did. @throws DataError */
export async function updateCargo(id: string, fields: Partial<Omit<Cargo, 'id'>>): Promise<boolean> {
  const reference = doc(cargos(), id)
  return await loggedCommit('Cargo-Up', id, async (writes) => {
    const stored = await writes.get(reference)
    if (!stored) throw new DataError('missing')
    const changed = { ...stored, ...fields }
    if (sameValue(stored, changed)) return undefined
    writes.update(reference, fields)
    return changed.nome
  })
}

/** @throws DataError */
export async function deleteCargo(id: string): Promise<void> {
  const reference = doc(cargos(), id)
  await loggedCommit('Cargo-Del', id, async (writes) => {
    const stored = await writes.get(reference)
    if (stored) writes.delete(reference)
    return stored?.nome
  })
}

function parseCargo(id: string, fields: Fields): Cargo {
  return {
    id,
    nome: readString(fields, 'nome'),
    tipo: readOneOf(fields, 'tipo', TIPOS),
    permissoes: readList(fields, 'permissoes').filter(isPermission),
  }
}
