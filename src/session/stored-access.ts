import { TIPOS } from '#src/domain/entities.ts'
import { isPermission } from '#src/domain/permissions.ts'
import { readDevice, writeDevice } from '#src/lib/device-storage.ts'
import { readBoolean, readList, readOneOf, readString, toFields } from '#src/lib/untyped-data.ts'
import type { Access } from './session-context.ts'

const NAME = 'access'

/**
 * What the database last said of this person on this device: with it the second visit opens at once, also offline. It only decides what
 * is shown; the rules protect the data. Undefined when there is none, or another person's.
 */
export function readStoredAccess(uid: string): Access | undefined {
  const fields = toFields(readDevice(NAME))
  if (fields['uid'] !== uid) return undefined
  return {
    permissoes: readList(fields, 'permissoes').filter(isPermission),
    tipo: readOneOf(fields, 'tipo', TIPOS),
    cargo: readString(fields, 'cargo'),
    cidade: readString(fields, 'cidade'),
    igreja: readString(fields, 'igreja'),
    senhaPadrao: readBoolean(fields, 'senhaPadrao'),
  }
}

export function storeAccess(uid: string, access: Access): void {
  writeDevice(NAME, { uid, ...access })
}
