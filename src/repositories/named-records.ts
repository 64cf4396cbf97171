import type { DocumentReference, WithFieldValue } from 'firebase/firestore'
import { DataError } from '#src/domain/data-error.ts'
import type { LogAction } from '#src/domain/log.ts'
import { sameValue } from '#src/lib/same-value.ts'
import type { Writes } from './commit.ts'
import type { Stored } from './documents.ts'
import { loggedCommit } from './logged-commit.ts'

// How positions, cities and prayer houses are made, changed and removed, each time with the entry of the log that tells of it.

/** Resolves with the new id. @throws DataError */
export async function createRecord<S extends Stored>(
  action: LogAction,
  reference: DocumentReference<unknown, S>,
  fields: WithFieldValue<S>,
  nome: string,
): Promise<string> {
  await loggedCommit(action, reference.id, (writes) => {
    writes.set(reference, fields)
    return nome
  })
  return reference.id
}

/**
 * Writes, unless the record is already as `wanted` says. Resolves whether anything changed.
 * @throws DataError missing when it was deleted meanwhile
 */
export async function changeRecord<T extends { nome: string }, S extends Stored>(
  action: LogAction,
  reference: DocumentReference<T, S>,
  wanted: object & { nome?: string },
  write: (writes: Writes) => void,
): Promise<boolean> {
  return await loggedCommit(action, reference.id, async (writes) => {
    const stored = await writes.get(reference)
    if (!stored) throw new DataError('missing')
    if (sameValue(stored, { ...stored, ...wanted })) return undefined
    write(writes)
    return wanted.nome ?? stored.nome
  })
}

/** Removes it, with what else goes in the same commit; somebody else may have done so already. @throws DataError */
export async function deleteRecord<T extends { nome: string }, S extends Stored>(
  action: LogAction,
  reference: DocumentReference<T, S>,
  also?: (writes: Writes) => void,
): Promise<void> {
  await loggedCommit(action, reference.id, async (writes) => {
    const stored = await writes.get(reference)
    if (stored) {
      writes.delete(reference)
      also?.(writes)
    }
    return stored?.nome
  })
}
