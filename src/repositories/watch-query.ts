import { type DocumentReference, onSnapshot, type Query } from 'firebase/firestore'
import { backoffMs, MAX_OPERATION_MS } from '#src/lib/retry.ts'
import type { Watch } from '#src/lib/watch.ts'
import type { Stored } from './documents.ts'
import { toDataError } from './to-data-error.ts'
import { isTransient } from './with-retries.ts'

type Fail = (error: unknown) => void

/** Follows a query. */
export function watchQuery<T, S extends Stored>(query: () => Query<T, S>): Watch<T[]> {
  return (next, fail) =>
    restarting(
      (failed) =>
        onSnapshot(
          query(),
          { includeMetadataChanges: true },
          ({ docs, metadata }) =>
            next({
              data: docs.map((document) => document.data()),
              fromCache: metadata.fromCache,
            }),
          failed,
        ),
      fail,
    )
}

/** Follows one document; undefined when it does not exist. */
export function watchDocument<T, S extends Stored>(
  reference: () => DocumentReference<T, S>,
): Watch<T | undefined> {
  return (next, fail) =>
    restarting(
      (failed) =>
        onSnapshot(
          reference(),
          { includeMetadataChanges: true },
          (snapshot) => next({ data: snapshot.data(), fromCache: snapshot.metadata.fromCache }),
          failed,
        ),
      fail,
    )
}

/** The SDK ends a listener for good when the server answers with an error: a transient one starts it again, for at most 120 s. */
function restarting(start: (failed: Fail) => () => void, fail: Fail): () => void {
  let attempt = 0
  let firstFailure = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop = () => {}
  const failed = (error: unknown) => {
    if (attempt === 0) firstFailure = Date.now()
    if (!isTransient(error) || Date.now() - firstFailure > MAX_OPERATION_MS) {
      fail(toDataError(error))
      return
    }
    timer = setTimeout(begin, backoffMs(attempt++, Math.random()))
  }
  const begin = () => {
    stop = start(failed)
  }
  begin()
  return () => {
    clearTimeout(timer)
    stop()
  }
}
