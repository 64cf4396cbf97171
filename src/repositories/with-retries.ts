import { DataError } from '#src/domain/data-error.ts'
import { retry } from '#src/lib/retry.ts'
import { retrying } from '#src/lib/retrying.ts'
import { codeOf, toDataError } from './to-data-error.ts'

/** 'unknown' and 'internal' are faults of the server that pass: the SDK too tries again after them. */
const TRANSIENT = [
  ...['unavailable', 'deadline-exceeded', 'resource-exhausted', 'unknown', 'internal'],
  ...['aborted', 'failed-precondition'],
]

/** Worth another try: the server was not reached, failed, was too slow or too busy, or lost a race. A refusal never is. */
export function isTransient(error: unknown): boolean {
  return TRANSIENT.includes(codeOf(error))
}

/**
 * Runs one operation of the data layer with its retries (at most 120 s), telling the layout while it tries again. A device that knows
 * it has no network fails at once.
 * @throws DataError
 */
export async function withRetries<T>(operation: () => Promise<T>): Promise<T> {
  let told = false
  try {
    return await retry(operation, (error) => isTransient(error) && isOnline(), {
      onRetry: () => {
        if (!told) retrying.begin()
        told = true
      },
    })
  } catch (error) {
    throw toDataError(error)
  } finally {
    if (told) retrying.end()
  }
}

/** @throws DataError offline, when the device knows that it has no network */
export function requireOnline(): void {
  if (!isOnline()) throw new DataError('offline')
}

function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine !== false
}
