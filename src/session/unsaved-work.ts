/**
 * Work that is not saved yet, kept on this device for one person: it survives a reload, a crash and a session that ends, and is gone once it
 * is saved, thrown away, or its owner logs out.
 */
import { deviceNames, readDevice, removeDevice, UNSAVED, writeDevice } from '#src/lib/device-storage.ts'

const nameOf = (uid: string, what: string) => `${UNSAVED}${uid}:${what}`

/** `at` is ms since the epoch: when it was kept. */
export type UnsavedWork = { at: number; value: unknown }

/** `what` names the work among the person's own: 'relatorio/{id}'. */
export function keepUnsaved(uid: string, what: string, value: unknown): void {
  writeDevice(nameOf(uid, what), { at: Date.now(), value })
}

export function readUnsaved(uid: string, what: string): UnsavedWork | undefined {
  const kept = readDevice(nameOf(uid, what))
  if (typeof kept !== 'object' || kept === null) return undefined
  const at: unknown = Reflect.get(kept, 'at')
  return typeof at === 'number' ? { at, value: Reflect.get(kept, 'value') } : undefined
}

export function dropUnsaved(uid: string, what: string): void {
  removeDevice(nameOf(uid, what))
}

export function hasUnsaved(uid: string): boolean {
  return deviceNames().some((name) => name.startsWith(nameOf(uid, '')))
}

export function dropAllUnsaved(uid: string): void {
  for (const name of deviceNames()) if (name.startsWith(nameOf(uid, ''))) removeDevice(name)
}
