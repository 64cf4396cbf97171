/** What a log-in leaves behind: devices, attempts and sessions. They expire, and a backup of them would let old sessions in again. */
const TRANSIENT = ['Tentativa', 'Dispositivo', 'Falhas', 'Sessao']

/** Holds one document while a restore is under way. */
export const RESTORE_COLLECTION = 'Restauracao'

/** Whether the collection belongs into a backup: everything but what expires by itself. */
export function isKept(collection: string): boolean {
  return !TRANSIENT.includes(collection) && collection !== RESTORE_COLLECTION
}
