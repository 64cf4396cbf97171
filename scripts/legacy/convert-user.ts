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
  readCreatedAt,
  readGenero,
  tellerOf,
  tellUnknown,
} from './conversion.ts'
import { readTimestamp } from './read-timestamp.ts'

const KNOWN = [
  ...['name', 'email', 'celular', 'datanasc', 'genero', 'cargo', 'cidade', 'igreja', 'createdAt', 'password'],
  ...['senhaPadrao', 'sessoesDesde', 'primeiroLogin', 'desde', 'maxPorMes', 'naoPostos'],
]

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
  if (celular === undefined) tell('celular-ilegivel', JSON.stringify(fields['celular']))
  tellUnknown(tell, fields, KNOWN)
  return {
    findings,
    fields: {
      email: loginKey(readString(fields, 'email')),
      ...readGenero(tell, fields),
      ...(datanasc === undefined ? {} : { datanasc }),
      ...(celular === undefined ? {} : { celular }),
      createdAt: readCreatedAt(tell, fields, created),
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

/** The digits of one phone number, '' from nothing; undefined: something else, or more than one number. */
function readCelular(value: unknown): string | undefined {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const text = String(value)
  const numbers = text.split(/[/;,|]|\be\b|\bou\b/i).filter((part) => celularDigits(part).length >= 8)
  const digits = celularDigits(text)
  return numbers.length <= 1 && digits.length <= MAX_CELULAR_DIGITS ? digits : undefined
}
