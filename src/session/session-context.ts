import { createContext, useContext } from 'react'
import type { Tipo } from '#src/domain/entities.ts'
import type { Permission } from '#src/domain/permissions.ts'
import type { StoredSession } from './stored-session.ts'

/** What the database says of the person signed in. */
export type Access = {
  permissoes: Permission[]
  tipo: Tipo | undefined
  cargo: string
  cidade: string
  igreja: string
  /** still on the default password: nothing opens but /primeiro-acesso */
  senhaPadrao: boolean
}

export type SessionState = {
  /** undefined when signed out */
  user: StoredSession | undefined
  /** undefined while it loads */
  access: Access | undefined
  /** the permissions could not be looked up, or not within ten seconds: `access` is what was known, or nothing, until they come */
  accessFailed: boolean
  /** looks the permissions up anew */
  retryAccess: () => void
  /** the session ended by itself (expired, password changed, user deleted): the log-in page says so */
  ended: boolean
  signIn: (user: StoredSession) => void
  /** the first access is over: the pages open before the database says so too */
  firstAccessDone: () => void
  signOut: () => Promise<void>
}

export const SessionContext = createContext<SessionState | undefined>(undefined)

export function useSession(): SessionState {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider around it')
  return session
}
