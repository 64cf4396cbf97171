import { TIPOS } from '#src/domain/entities.ts'
import { isPermission } from '#src/domain/permissions.ts'
import { readDevice, writeDevice } from './device-storage.ts'
import type { Access } from './session-context.ts'

const NAME = 'access'

/**
 * What the database last said of this person on this device: with it the second visit opens at once, also offline. It only decides what
 * is shown; the rules protect the data. Undefined when there is none, or another person's.
 */
export function readStoredAccess(uid: string): Access | undefined {
  const fields = readDevice(NAME)
  if (typeof fields !== 'object' || fields === null || Reflect.get(fields, 'uid') !== uid) return undefined
  const text = (name: string) => {
    const value: unknown = Reflect.get(fields, name)
    return typeof value === 'string' ? value : ''
  }
  const permissoes: unknown = Reflect.get(fields, 'permissoes')
  return {
    permissoes: Array.isArray(permissoes) ? permissoes.filter(isPermission) : [],
    tipo: TIPOS.find((tipo) => tipo === Reflect.get(fields, 'tipo')),
    cargo: text('cargo'),
    cidade: text('cidade'),
    igreja: text('igreja'),
    senhaPadrao: Reflect.get(fields, 'senhaPadrao') === true,
  }
}

export function storeAccess(uid: string, access: Access): void {
  writeDevice(NAME, { uid, ...access })
}
