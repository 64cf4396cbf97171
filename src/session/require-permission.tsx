import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { Loading } from '#src/components/loading.tsx'
import { can } from '#src/domain/can.ts'
import type { Permission } from '#src/domain/permissions.ts'
import { paths } from '#src/paths.ts'
import type { Origin } from './origin.ts'
import { useSession } from './session-context.ts'
import { useActor } from './use-actor.ts'

/**
 * Courtesy, not protection: the database's rules are the law. As the specification says, an empty permission list lets the page show.
 */
export function RequirePermission({
  permission,
  children,
}: {
  /** 'session': any, of somebody signed in */
  permission: Permission | 'session'
  children: ReactNode
}) {
  const { user, access } = useSession()
  const actor = useActor()
  const location = useLocation()
  const origin: Origin = { from: location.pathname + location.search }

  if (!user) return <Navigate to={paths.login} state={origin} replace />
  if (!access) return <Loading text="Carregando permissões..." />
  if (access.senhaPadrao) return <Navigate to={paths.primeiroAcesso} state={origin} replace />
  const granted = permission === 'session' || can(actor, permission)
  if (access.permissoes.length > 0 && !granted) {
    return <Navigate to={paths.acessoNegado} state={{ from: location.pathname } satisfies Origin} replace />
  }
  return children
}
