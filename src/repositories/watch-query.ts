import { type DocumentReference, onSnapshot, type Query } from 'firebase/firestore'
import { backoffMs, MAX_OPERATION_MS } from '#src/lib/retry.ts'
import type { Delivery, Watch } from '#src/lib/watch.ts'
import type { Stored } from './documents.ts'
import { connectAgain } from './firebase.ts'
import { toDataError } from './to-data-error.ts'
import { isTransient } from './with-retries.ts'

/** A listener that heard nothing for so long was given up because of the silence, and not because somebody left a page. */
const SILENCE_MS = 8_000
let isSilent = false

/** Follows a query. */
export function watchQuery<T, S extends Stored>(query: () => Query<T, S>): Watch<T[]> {
  return restarting((next, fail) =>
    onSnapshot(
      query(),
      { includeMetadataChanges: true },
      ({ docs, metadata }) =>
        next({ data: docs.map((document) => document.data()), fromCache: metadata.fromCache }),
      fail,
    ),
  )
}

/** Follows one document; undefined when it does not exist. */
export function watchDocument<T, S extends Stored>(
  reference: () => DocumentReference<T, S>,
): Watch<T | undefined> {
  return restarting((next, fail) =>
    onSnapshot(
      reference(),
      { includeMetadataChanges: true },
      (snapshot) => next({ data: snapshot.data(), fromCache: snapshot.metadata.fromCache }),
      fail,
    ),
  )
}

/**
 * The SDK ends a listener for good when the server answers with an error: a transient one starts it again, for at most 120 s. While a
 * server is silent the SDK waits up to a minute between its tries: the listener after one that was given up makes it try at once.
 */
function restarting<T>(start: Watch<T>): Watch<T> {
  return (next, fail) => {
    const since = Date.now()
    let hasAnswer = false
    let attempt = 0
    let firstFailure = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let stop = () => {}
    const told = (delivery: Delivery<T>) => {
      if (!delivery.fromCache) hasAnswer = true
      next(delivery)
    }
    const failed = (error: unknown) => {
      if (attempt === 0) firstFailure = Date.now()
      if (!isTransient(error) || Date.now() - firstFailure > MAX_OPERATION_MS) {
        fail(toDataError(error))
        return
      }
      timer = setTimeout(begin, backoffMs(attempt++, Math.random()))
    }
    const begin = () => {
      stop = start(told, failed)
    }
    if (isSilent) void connectAgain()
    isSilent = false
    begin()
    return () => {
      if (!hasAnswer && Date.now() - since > SILENCE_MS) isSilent = true
      clearTimeout(timer)
      stop()
    }
  }
}
