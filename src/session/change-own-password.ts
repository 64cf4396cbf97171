import { DataError } from '#src/domain/data-error.ts'
import { currentIdentity } from '#src/repositories/firebase.ts'
import { setOwnPassword } from '#src/repositories/own-password.ts'
import { getUser } from '#src/repositories/users.ts'
import { createCredential } from './hash-password.ts'

/**
 * Gives the signed-in person a new password, which ends all their sessions.
 * @returns whether this one goes on: only right after the log-in of a first access
 * @throws DataError
 */
export async function changeOwnPassword(uid: string, password: string): Promise<boolean> {
  const [authUid, user, credential] = await Promise.all([
    currentIdentity(),
    getUser(uid),
    createCredential(password),
  ])
  if (!authUid || !user) throw new DataError('missing')
  if (user.senhaPadrao) {
    try {
      await setOwnPassword(authUid, user, credential, 'keep')
      return true
    } catch (error) {
      // the log-in was too long ago
      if (!(error instanceof DataError && error.kind === 'refused')) throw error
    }
  }
  await setOwnPassword(authUid, user, credential, 'end')
  return false
}
