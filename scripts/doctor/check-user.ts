import type { Timestamp } from 'firebase-admin/firestore'
import { loginKey } from '#src/domain/login-key.ts'
import { type Fields, readString } from '#src/lib/untyped-data.ts'
import { changedFields, type References } from '../legacy/conversion.ts'
import { convertUser } from '../legacy/convert-user.ts'
import { readTimestamp } from '../legacy/read-timestamp.ts'
import { type Diagnosis, type DoctorKind, isDoctorKind } from './kinds.ts'

const MAX_DEFAULT_PASSWORD_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

export type UserState = {
  id: string
  fields: Fields
  created: Timestamp
  /** whose Login document has the account's key */
  loginOwner: unknown
  hasCredencial: boolean
}

/** @param now ms since the epoch */
export function checkUser(
  { id, fields, created, loginOwner, hasCredencial }: UserState,
  places: Omit<References, 'users'>,
  now: number,
): Diagnosis[] {
  const path = `User/${id}`
  const found: Diagnosis[] = []
  const add = (kind: DoctorKind, detail: string) => found.push({ kind, path, detail })
  const name = readString(fields, 'name')

  if ('password' in fields) add('forma-antiga', `${name}: há uma senha no perfil`)
  else if (loginOwner !== id || !hasCredencial)
    add('conta-sem-login', `${name} ${readString(fields, 'email')}`)
  const converted = convertUser(id, fields, { ...places, users: new Set() }, created, undefined)
  const old = Object.keys(changedFields(fields, converted) ?? {})
  if (old.length > 0) add('forma-antiga', `${name}: ${old.join(', ')}`)

  for (const { kind, detail } of converted.findings) {
    if (isDoctorKind(kind)) add(kind, `${name}: ${detail || 'vazio'}`)
  }

  const since = readTimestamp(fields['sessoesDesde']) ?? readTimestamp(fields['createdAt']) ?? created
  const days = Math.floor((now - since.toMillis()) / DAY_MS)
  if (fields['senhaPadrao'] === true && days > MAX_DEFAULT_PASSWORD_DAYS) {
    add('senha-padrao-antiga', `${name}, há ${days} dias`)
  }
  return found
}

/** The key under which the account's Login document must be. */
export function loginPath(fields: Fields): string {
  return `Login/${loginKey(readString(fields, 'email'))}`
}
