import type { Timestamp } from 'firebase-admin/firestore'
import { readBirthDate } from '#src/domain/birth-date.ts'
import { celularDigits, MAX_CELULAR_DIGITS } from '#src/domain/celular.ts'
import { loginKey } from '#src/domain/login-key.ts'
import { type Fields, readString } from '#src/lib/untyped-data.ts'
import {
  type Conversion,
  checkName,
  checkPlace,
  type References,
  readGenero,
  tellerOf,
} from './conversion.ts'
import { readTimestamp } from './read-timestamp.ts'

/**
 * The profile of an older User document; its password is another matter (plan-account.ts).
 * @param created when Firestore says the document was made, for one without `createdAt`
 * @param primeiroLogin the id of the Log entry of the first access
 */
export function convertUser(
  id: string,
  fields: Fields,
  references: References,
  created: Timestamp,
  primeiroLogin: string | undefined,
): Conversion {
  const { findings, tell } = tellerOf(`User/${id}`)
  checkName(tell, readString(fields, 'name'))
  checkPlace(tell, fields, references)
  const datanasc = readDatanasc(fields['datanasc'])
  if (datanasc === undefined) tell('data-ilegivel', `datanasc ${JSON.stringify(fields['datanasc'])}`)
  const celular = readCelular(fields['celular'])
  if (celular === undefined) tell('celular-ilegivel', String(fields['celular']))
  return {
    findings,
    fields: {
      email: loginKey(readString(fields, 'email')),
      ...readGenero(tell, fields),
      ...(datanasc === undefined ? {} : { datanasc }),
      ...(celular === undefined ? {} : { celular }),
      createdAt: readTimestamp(fields['createdAt']) ?? created,
      ...(primeiroLogin === undefined || fields['primeiroLogin'] ? {} : { primeiroLogin }),
    },
  }
}

/** 'YYYY-MM-DD' from that, DD/MM/AAAA, an ISO instant or a Timestamp; '' from nothing; undefined: unreadable. */
function readDatanasc(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value !== 'string') return readTimestamp(value)?.toDate().toISOString().slice(0, 10)
  return readBirthDate(value.replace('T', ' '))
}

/** The digits; undefined when there are more than a phone number has. */
function readCelular(value: unknown): string | undefined {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  const digits = celularDigits(text)
  return digits.length <= MAX_CELULAR_DIGITS ? digits : undefined
}
