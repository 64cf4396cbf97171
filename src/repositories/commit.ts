import {
  type DocumentReference,
  getDocFromServer,
  runTransaction,
  type Transaction,
} from 'firebase/firestore'
import { db } from './firebase.ts'
import { requireOnline, withRetries } from './transient.ts'

/**
 * Writes several documents, all or none, and resolves when the server has them. A transaction and not a batch: a batch without a
 * network waits in the device's queue and would be sent later, over whatever others did meanwhile.
 *
 * A try whose answer got lost may have been carried out. So every write must bear a repetition, or carry a key by which
 * `isDone` recognises it after a refusal. A promise that `write` gives is waited for: it may read first.
 * @throws DataError
 */
export async function commit(
  write: (transaction: Transaction) => unknown,
  isDone?: () => Promise<boolean>,
): Promise<void> {
  requireOnline()
  let tries = 0
  await withRetries(async () => {
    tries++
    try {
      await runTransaction(db(), async (transaction) => write(transaction), { maxAttempts: 1 })
    } catch (error) {
      if (tries > 1 && isDone && (await isDone())) return
      throw error
    }
  })
}

/** Asks the server, not the cache. @throws DataError */
export async function documentExists(reference: DocumentReference): Promise<boolean> {
  return (await withRetries(() => getDocFromServer(reference))).exists()
}
