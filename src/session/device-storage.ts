import { parseJson } from '#src/lib/untyped-data.ts'

/** Everything this app keeps in local storage beside the two session objects starts with this, so that a log-out finds it. */
const PREFIX = 'escala:'
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

/** Removes all that a log-out must not leave behind. */
export function clearDeviceStorage(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) || key === 'session' || key === 'loggedUser') localStorage.removeItem(key)
  }
}

/** A log-out without a network could not delete the session on the server: the next load does. */
export const pendingLogOut = {
  isSet: () => localStorage.getItem(PENDING_LOG_OUT) !== null,
  set: () => localStorage.setItem(PENDING_LOG_OUT, '1'),
  clear: () => localStorage.removeItem(PENDING_LOG_OUT),
}
