import { PERMISSIONS } from '#src/domain/permissions.ts'
import type { SessionState } from '#src/session/session-context.ts'

/** The session of an administrator as a screen finds it, for what is drawn without a database. */
export const ADMINISTRATOR_SESSION: SessionState = {
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
