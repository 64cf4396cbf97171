import { DataError } from '#src/domain/data-error.ts'
import { requireIdentity } from '#src/repositories/firebase.ts'
import { setOwnPassword } from '#src/repositories/own-password.ts'
import { getUser } from '#src/repositories/users.ts'
import { createCredential } from './hash-password.ts'

/** Gives the signed-in person a new password and keeps this device signed in. @throws DataError */
export async function changeOwnPassword(uid: string, password: string): Promise<void> {
  const [authUid, user, credential] = await Promise.all([
    requireIdentity(),
    getUser(uid),
    createCredential(password),
  ])
  if (!user) throw new DataError('missing')
  await setOwnPassword(authUid, user, credential)
}
