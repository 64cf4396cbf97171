import { DataError, type DataErrorKind } from '#src/domain/data-error.ts'

const KIND_BY_CODE: Record<string, DataErrorKind> = {
  'permission-denied': 'refused',
  unauthenticated: 'refused',
  unavailable: 'offline',
  'deadline-exceeded': 'offline',
  'auth/network-request-failed': 'offline',
  'not-found': 'missing',
  'already-exists': 'exists',
  'invalid-argument': 'unknown',
  'resource-exhausted': 'busy',
  'auth/too-many-requests': 'busy',
}

/** The code of a Firebase error ('permission-denied'), or '' for anything else. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

export function toDataError(error: unknown): DataError {
  if (error instanceof DataError) return error
  return new DataError(KIND_BY_CODE[codeOf(error)] ?? 'unknown', { cause: error })
}
