import type { Alteracao } from './entities.ts'

/**
 * Why the data layer could not do what was asked; pages choose the sentence.
 * - refused: the rules say no (or the session ended)
 * - offline: the server could not be reached in time
 * - missing: the document does not exist
 * - exists: something with that key is there already
 * - conflict: somebody else saved meanwhile
 * - too-large: the document would pass Firestore's limit of 1 MiB
 * - busy: too many requests from this address
 * - unknown: anything else
 */
export type DataErrorKind =
  | 'refused'
  | 'offline'
  | 'missing'
  | 'exists'
  | 'conflict'
  | 'too-large'
  | 'busy'
  | 'unknown'

export class DataError extends Error {
  readonly kind: DataErrorKind

  constructor(kind: DataErrorKind, options?: ErrorOptions) {
    super(`Data error: ${kind}`, options)
    this.kind = kind
  }
}

/** Who changed the document in between, what and when (ms since the epoch). */
export type Intervening = Pick<Alteracao, 'nameUser' | 'action' | 'timestamp'>

/** A save that was refused because somebody else saved meanwhile. */
export class ConflictError extends DataError {
  readonly intervening: Intervening | undefined

  constructor(intervening: Intervening | undefined, options?: ErrorOptions) {
    super('conflict', options)
    this.intervening = intervening
  }
}
