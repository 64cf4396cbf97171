import { useMemo } from 'react'
import type { Actor } from '#src/domain/can.ts'
import { useSession } from './session-context.ts'

const NOBODY: Actor = { id: '', cargo: '', cidade: '', igreja: '', permissoes: [], tipo: undefined }

/** The signed-in person as `can()` takes them; while permissions load, somebody who may do nothing. */
export function useActor(): Actor {
  const { user, access } = useSession()
  return useMemo(() => (user && access ? { ...access, id: user.uid } : NOBODY), [user, access])
}
