import { parseJson } from '#src/lib/untyped-data.ts'

/** Everything this app keeps in local storage beside the two session objects starts with this, so that a log-out finds it. */
const PREFIX = 'escala:'
/** What begins so (after the prefix) is unsaved work: see unsaved-work.ts. */
export const UNSAVED = 'por-salvar:'
const PENDING_LOG_OUT = 'pendente:encerrar-sessao'

export function readDevice(name: string): unknown {
  return parseJson(localStorage.getItem(PREFIX + name))
}

/** Best effort: a full or forbidden storage only costs speed. */
export function writeDevice(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch (error) {
    console.warn('Local storage refused', error)
  }
}

export function removeDevice(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name)
  } catch (error) {
    console.warn('Local storage refused', error)
  }
}

/** The names of everything kept. */
export function deviceNames(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length))
  } catch {
    return []
  }
}

/** Removes all that the end of a session must not leave behind; unsaved work stays for its owner. */
export function clearDeviceStorage(): void {
  for (const name of deviceNames()) if (!name.startsWith(UNSAVED)) removeDevice(name)
  localStorage.removeItem('session')
  localStorage.removeItem('loggedUser')
}

/** A log-out without a network could not delete the session on the server: the next load does. */
export const pendingLogOut = {
  isSet: () => localStorage.getItem(PENDING_LOG_OUT) !== null,
  set: () => localStorage.setItem(PENDING_LOG_OUT, '1'),
  clear: () => localStorage.removeItem(PENDING_LOG_OUT),
}
