import { keptStorage } from '#src/lib/kept-storage.ts'
import { parseJson } from '#src/lib/untyped-data.ts'

/** Everything this app keeps in local storage beside the two session objects starts with this, so that a log-out finds it. */
const PREFIX = 'escala:'
/** What begins so (after the prefix) is unsaved work: see unsaved-work.ts. */
export const UNSAVED = 'por-salvar:'
/** The size of the letters: of the device, not of a person (letter-size.ts). */
export const LETTER = 'letra'
const PENDING_LOG_OUT = 'pendente:encerrar-sessao'
const SECRET = 'dispositivo'
const SECRET_BYTES = 32

export function readDevice(name: string): unknown {
  return parseJson(keptStorage.getItem(PREFIX + name))
}

/** Best effort: a full or forbidden storage only costs speed. */
export function writeDevice(name: string, value: unknown): void {
  keptStorage.setItem(PREFIX + name, JSON.stringify(value))
}

export function removeDevice(name: string): void {
  keptStorage.removeItem(PREFIX + name)
}

/** The names of everything kept. */
export function deviceNames(): string[] {
  return keptStorage
    .keys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
}

/** Removes all that the end of a session must not leave behind; unsaved work stays for its owner, and the letters as they are. */
export function clearDeviceStorage(): void {
  for (const name of deviceNames()) if (!name.startsWith(UNSAVED) && name !== LETTER) removeDevice(name)
  keptStorage.removeItem('session')
  keptStorage.removeItem('loggedUser')
}

/** A log-out without a network could not delete the session on the server: the next load does. */
export const pendingLogOut = {
  isSet: () => keptStorage.getItem(PENDING_LOG_OUT) !== null,
  set: () => keptStorage.setItem(PENDING_LOG_OUT, '1'),
  clear: () => keptStorage.removeItem(PENDING_LOG_OUT),
}

/**
 * The secret by which the rules recognise this browser when somebody mistypes a password; it opens nothing, names nobody and outlives a
 * log-out. A new one for each page where the browser keeps nothing.
 */
export function deviceSecret(): string {
  const kept = keptStorage.getItem(SECRET)
  if (kept && /^[0-9a-f]{64}$/.test(kept)) return kept
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES))
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  keptStorage.setItem(SECRET, secret)
  return secret
}
