import { keptStorage } from '#src/lib/kept-storage.ts'
import { parseJson, readString, toFields } from '#src/lib/untyped-data.ts'

type SessionStorage = Pick<Storage, 'getItem' | 'setItem'>

/** A session lasts 7 days from its last refresh (specification, section 9). */
export const SESSION_MS = 604_800_000

const SESSION_KEY = 'session'
const LOGGED_USER_KEY = 'loggedUser'

/** What this browser remembers of the person signed in. `lastLogin` is ms since the epoch. */
export type StoredSession = { uid: string; email: string; name: string; cargo: string; lastLogin: number }

/** `expired` when there is one that is too old or cannot be read, `none` when there is none. */
export function readStoredSession(
  now: number,
  storage: SessionStorage = keptStorage,
): StoredSession | 'expired' | 'none' {
  const text = storage.getItem(SESSION_KEY)
  if (text === null) return 'none'
  const session = parse(text)
  return session && now - session.lastLogin < SESSION_MS && session.lastLogin <= now + SESSION_MS
    ? session
    : 'expired'
}

/** Writes the two objects of the specification, section 3: the session, and the logged user. */
export function storeSession(session: StoredSession, storage: SessionStorage = keptStorage): void {
  const { uid, name, cargo } = session
  storage.setItem(SESSION_KEY, JSON.stringify(session))
  storage.setItem(LOGGED_USER_KEY, JSON.stringify({ uid, name, cargo }))
}

/** The id of the logged user, or undefined when the browser no longer holds it. */
export function readLoggedUser(
  storage: SessionStorage = keptStorage,
): { uid: string; name: string } | undefined {
  const fields = toFields(parseJson(storage.getItem(LOGGED_USER_KEY)))
  const uid = readString(fields, 'uid')
  return uid ? { uid, name: readString(fields, 'name') } : undefined
}

function parse(text: string): StoredSession | undefined {
  const fields = toFields(parseJson(text))
  const uid = readString(fields, 'uid')
  const lastLogin = fields['lastLogin']
  if (!uid || typeof lastLogin !== 'number') return undefined
  return {
    uid,
    email: readString(fields, 'email'),
    name: readString(fields, 'name'),
    cargo: readString(fields, 'cargo'),
    lastLogin,
  }
}
