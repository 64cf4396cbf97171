import { FirebaseError } from 'firebase/app'
import {
  type DocumentData,
  type DocumentReference,
  type FieldValue,
  getDocFromServer,
  runTransaction,
  type Transaction,
  type WithFieldValue,
} from 'firebase/firestore'
import type { Stored } from './documents.ts'
import { db } from './firebase.ts'
import { codeOf } from './to-data-error.ts'
import { requireOnline, withRetries } from './with-retries.ts'

/** Some fields, or one entry of a field that is a map ('pessoas.ana'). The SDK's UpdateData takes a number for a Timestamp. */
type Changes<S> = Partial<WithFieldValue<S>> & {
  [K in keyof S & string as S[K] extends Record<string, unknown> ? `${K}.${string}` : never]?:
    | S[K][keyof S[K]]
    | FieldValue
}

/** What one commit does. Writes take documents as they are stored, and references of `typedCollection` only. */
export type Writes = {
  /** The document as it is at this moment; before any write. */
  get<T, S extends Stored>(document: DocumentReference<T, S>): Promise<T | undefined>
  /** Creates the document or replaces all of it. */
  set<S extends Stored>(document: DocumentReference<unknown, S>, fields: WithFieldValue<S>): void
  /** Creates the document or writes these fields of it. */
  merge<S extends Stored>(document: DocumentReference<unknown, S>, fields: WithFieldValue<S>): void
  /** Writes these fields of a document that exists. */
  update<S extends Stored>(document: DocumentReference<unknown, S>, fields: Changes<S>): void
  delete<S extends Stored>(document: DocumentReference<unknown, S>): void
}

/**
 * Writes several documents, all or none, and resolves when the server has them. A transaction and not a batch: a batch without a
 * network waits in the device's queue and would be sent later, over whatever others did meanwhile.
 *
 * A try whose answer got lost may have been carried out. So every write must be idempotent, or carry a key by which `isDone`
 * recognises it after a refusal. A promise that `write` gives is waited for: it may read first.
 * @throws DataError
 */
export async function commit(
  write: (writes: Writes) => unknown,
  isDone?: () => Promise<boolean>,
): Promise<void> {
  requireOnline()
  let tries = 0
  await withRetries(async () => {
    tries++
    try {
      await runTransaction(db(), async (transaction) => write(writesOf(transaction)), { maxAttempts: 1 })
    } catch (error) {
      if (tries > 1 && isDone && (await isDone())) return
      // what the commit had read was changed meanwhile: worth another try
      if (codeOf(error) === 'failed-precondition') throw new FirebaseError('aborted', 'Changed meanwhile')
      throw error
    }
  })
}

function writesOf(transaction: Transaction): Writes {
  return {
    get: async (document) => (await transaction.get(document)).data(),
    set: (document, fields) => transaction.set(document.withConverter(null), fields),
    merge: (document, fields) =>
      transaction.set<DocumentData, DocumentData>(document.withConverter(null), fields, { merge: true }),
    update: (document, fields) => transaction.update(document.withConverter(null), fields),
    delete: (document) => transaction.delete(document),
  }
}

/** Asks the server, not the cache. @throws DataError */
export async function documentExists<T, S extends Stored>(
  reference: DocumentReference<T, S>,
): Promise<boolean> {
  return (await withRetries(() => getDocFromServer(reference))).exists()
}
