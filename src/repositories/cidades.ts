import { doc } from 'firebase/firestore'
import { DataError } from '#src/domain/data-error.ts'
import type { Cidade } from '#src/domain/entities.ts'
import { sameValue } from '#src/lib/same-value.ts'
import { type Fields, readString } from '#src/lib/untyped-data.ts'
import { loggedCommit } from './logged-commit.ts'
import { typedCollection } from './typed-collection.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

const cidades = typedCollection('Cidade', parseCidade)

export const watchCidades = watchQuery(cidades)

export const watchCidade = (id: string) => watchDocument(() => doc(cidades(), id))

/** Resolves with the new id. @throws DataError */
export async function createCidade(cidade: Omit<Cidade, 'id'>): Promise<string> {
  const reference = doc(cidades())
  await loggedCommit('Cidade-Novo', reference.id, (writes) => {
    writes.set(reference, cidade)
    return cidade.nome
  })
  return reference.id
}

/** Resolves whether anything changed. @throws DataError missing when it was deleted meanwhile */
export async function updateCidade({ id, ...fields }: Cidade): Promise<boolean> {
  const reference = doc(cidades(), id)
  return await loggedCommit('Cidade-Up', id, async (writes) => {
    const stored = await writes.get(reference)
    if (!stored) throw new DataError('missing')
    const changed = { ...stored, ...fields }
    if (sameValue(stored, changed)) return undefined
    writes.update(reference, fields)
    return changed.nome
  })
}

/** @throws DataError */
export async function deleteCidade(id: string): Promise<void> {
  const reference = doc(cidades(), id)
  await loggedCommit('Cidade-Del', id, async (writes) => {
    const stored = await writes.get(reference)
    if (stored) writes.delete(reference)
    return stored?.nome
  })
}

function parseCidade(id: string, fields: Fields): Cidade {
  return { id, nome: readString(fields, 'nome') }
}
