import { type DocumentReference, type DocumentSnapshot, onSnapshot, type Query } from 'firebase/firestore'
import { backoffMs, MAX_OPERATION_MS } from '#src/lib/retry.ts'
import type { Delivery, Watch } from '#src/lib/watch.ts'
import type { Fields } from './read-fields.ts'
import { toDataError } from './to-data-error.ts'
import { isTransient } from './transient.ts'

/** A document's content with its id, as the parsers of the repositories take it. */
export type Parse<T> = (id: string, fields: Fields) => T

type Fail = (error: unknown) => void

/** Follows a query; every document goes through `parse`. */
export function watchQuery<T>(query: () => Query, parse: Parse<T>): Watch<T[]> {
  return (next, fail) =>
    restarting(
      (failed) =>
        onSnapshot(
          query(),
          { includeMetadataChanges: true },
          ({ docs, metadata }) =>
            next({
              data: docs.map((document) => parse(document.id, document.data())),
              fromCache: metadata.fromCache,
            }),
          failed,
        ),
      fail,
    )
}

/** Follows one document; undefined when it does not exist. */
export function watchDocument<T>(reference: () => DocumentReference, parse: Parse<T>): Watch<T | undefined> {
  return (next, fail) =>
    restarting(
      (failed) =>
        onSnapshot(
          reference(),
          { includeMetadataChanges: true },
          (snapshot) => next(toDelivery(snapshot, parse)),
          failed,
        ),
      fail,
    )
}

function toDelivery<T>(snapshot: DocumentSnapshot, parse: Parse<T>): Delivery<T | undefined> {
  const fields = snapshot.data()
  return { data: fields && parse(snapshot.id, fields), fromCache: snapshot.metadata.fromCache }
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
