import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { PERMISSIONS } from '#src/domain/permissions.ts'
import { SessionContext, type SessionState } from '#src/session/session-context.ts'
import '#src/styles/app.css'

const SESSION: SessionState = {
  user: { uid: 'admin', email: 'admin@exemplo.org', name: 'Ana', cargo: 'administrador', lastLogin: 0 },
  access: {
    permissoes: [...PERMISSIONS],
    tipo: 'Admin',
    cargo: 'administrador',
    cidade: 'campinas',
    igreja: 'casa-1',
    senhaPadrao: false,
  },
  accessFailed: false,
  retryAccess: () => {},
  ended: false,
  signIn: () => {},
  firstAccessDone: () => {},
  signOut: async () => {},
}

/** What a screen of the app finds around it when an administrator has signed in. */
export function Administrator({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <SessionContext value={SESSION}>{children}</SessionContext>
    </MemoryRouter>
  )
}
