/**
 * How large Firestore counts a document, after "Storage size calculations"
 * (https://firebase.google.com/docs/firestore/storage-size), so one that would be refused is never sent.
 * A map counts as the sum of its fields: the emulator accepts a document of nested maps up to exactly the limit so counted.
 */

/** Firestore's limit: 1 MiB. */
export const MAX_DOCUMENT_BYTES = 1_048_576

const DOCUMENT_NAME_OVERHEAD = 16
const DOCUMENT_OVERHEAD = 32

/** Both SDKs' Timestamp has this shape. */
type TimestampLike = { readonly seconds: number; readonly nanoseconds: number }

export type DocumentFields = { readonly [field: string]: DocumentValue | undefined }

/** What the app stores. A field that is undefined is not stored. */
export type DocumentValue =
  | null
  | boolean
  | number
  | string
  | Date
  | TimestampLike
  | readonly DocumentValue[]
  | DocumentFields

const encoder = new TextEncoder()

function stringSize(text: string): number {
  return encoder.encode(text).length + 1
}

function isArray(value: DocumentValue): value is readonly DocumentValue[] {
  return Array.isArray(value)
}

function isTimestamp(value: DocumentFields | TimestampLike): value is TimestampLike {
  const { seconds, nanoseconds } = value
  return typeof seconds === 'number' && typeof nanoseconds === 'number'
}

function fieldsSize(fields: DocumentFields): number {
  let bytes = 0
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) bytes += stringSize(name) + valueSize(value)
  }
  return bytes
}

function valueSize(value: DocumentValue): number {
  if (value === null || typeof value === 'boolean') return 1
  if (typeof value === 'number' || value instanceof Date) return 8
  if (typeof value === 'string') return stringSize(value)
  if (isArray(value)) return value.reduce((bytes: number, element) => bytes + valueSize(element), 0)
  return isTimestamp(value) ? 8 : fieldsSize(value)
}

/** Size in bytes of a document at a path such as 'Reports/abc'. */
export function documentSize(path: string, fields: DocumentFields): number {
  const name = path.split('/').reduce((bytes, segment) => bytes + stringSize(segment), DOCUMENT_NAME_OVERHEAD)
  return name + fieldsSize(fields) + DOCUMENT_OVERHEAD
}
