import { Timestamp } from 'firebase-admin/firestore'
import { isFields } from '#src/lib/untyped-data.ts'

/** ISO 8601; a text without a zone counts as UTC, so that the machine that imports does not matter. */
const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** Firestore's range: the years 1 to 9999. */
const FIRST_SECOND = -62_135_596_800
const LAST_SECOND = 253_402_300_799

/**
 * A time in any of the forms of an older database: Timestamp, ISO text, ms since the epoch, or a map with `seconds`, as a Timestamp
 * that went through JSON has it. Undefined for anything else.
 */
export function readTimestamp(value: unknown): Timestamp | undefined {
  if (value instanceof Timestamp) return value
  if (typeof value === 'number') return fromMillis(value)
  if (typeof value === 'string') return ISO.test(value) ? fromMillis(Date.parse(withZone(value))) : undefined
  if (!isFields(value)) return undefined
  const seconds = value['seconds'] ?? value['_seconds']
  const nanoseconds = value['nanoseconds'] ?? value['_nanoseconds'] ?? 0
  if (typeof seconds !== 'number' || typeof nanoseconds !== 'number') return undefined
  const whole = Number.isInteger(seconds) && seconds >= FIRST_SECOND && seconds <= LAST_SECOND
  const part = Number.isInteger(nanoseconds) && nanoseconds >= 0 && nanoseconds < 1e9
  return whole && part ? new Timestamp(seconds, nanoseconds) : undefined
}

function withZone(iso: string): string {
  return /T.*(Z|[+-]\d{2}:?\d{2})$/.test(iso) || !iso.includes('T') ? iso : `${iso}Z`
}

function fromMillis(millis: number): Timestamp | undefined {
  const inRange = millis >= FIRST_SECOND * 1000 && millis <= LAST_SECOND * 1000
  return inRange ? Timestamp.fromMillis(Math.trunc(millis)) : undefined
}
