import { type DocumentReference, getDocFromCache, getDocFromServer } from 'firebase/firestore'
import type { Stored } from './documents.ts'
import { requireOnline, withRetries } from './with-retries.ts'

/** The document as the server, not the cache, has it; undefined when there is none. @throws DataError */
export async function readDocument<T, S extends Stored>(
  reference: DocumentReference<T, S>,
): Promise<T | undefined> {
  requireOnline()
  return (await withRetries(() => getDocFromServer(reference))).data()
}

/** The document as this device last saw it, or as the server has it: for what the app follows anyway. @throws DataError */
export async function readFollowed<T, S extends Stored>(
  reference: DocumentReference<T, S>,
): Promise<T | undefined> {
  const seen = await getDocFromCache(reference).catch(() => undefined)
  return seen?.data() ?? (await readDocument(reference))
}
