import { useCallback } from 'react'
import type { Author } from '#src/domain/log.ts'
import { useSession } from './session-context.ts'
import { readLoggedUser } from './stored-session.ts'

/** Who makes a change; the function answers undefined when this browser no longer holds the logged user. */
export function useAuthor(): () => Author | undefined {
  const { user } = useSession()
  return useCallback(() => {
    const logged = readLoggedUser()
    return user && logged?.uid === user.uid ? { id: user.uid, email: user.email, name: user.name } : undefined
  }, [user])
}

export const NO_AUTHOR = 'Erro ao obter usuario logado.'
