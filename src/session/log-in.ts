import { DataError } from '#src/domain/data-error.ts'
import { config } from '#src/lib/config.ts'
import { requireIdentity } from '#src/repositories/firebase.ts'
import { attempt, findLogin, openSession } from '#src/repositories/sessoes.ts'
import { getUser } from '#src/repositories/users.ts'
import { bcryptHash } from './hash-password.ts'
import { LoginError } from './login-error.ts'
import type { StoredSession } from './stored-session.ts'

/**
 * Proves to the rules that this browser knows the password (docs/security.md, the protocol) and reads the person's profile.
 * `senhaPadrao`: the password must be changed before anything else.
 * @throws LoginError, DataError
 */
export async function logIn(
  email: string,
  password: string,
): Promise<{ user: StoredSession; senhaPadrao: boolean }> {
  const authUid = await requireIdentity()
  const login = await findLogin(email)
  if (!login) throw new LoginError('unknown-user')
  const prova = await bcryptHash(password, login.salt)
  const counter = await refusedAs('locked', attempt(authUid, login.user, prova))
  await refusedAs('wrong-password', openSession(authUid, login.user, counter))
  const user = await getUser(login.user)
  if (!user) throw new LoginError('unknown-user')
  return {
    user: { uid: user.id, email: user.email, name: user.name, cargo: user.cargo, lastLogin: Date.now() },
    senhaPadrao: user.senhaPadrao || password === config.senhaPadrao,
  }
}

async function refusedAs<T>(reason: LoginError['reason'], step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (error) {
    throw error instanceof DataError && error.kind === 'refused' ? new LoginError(reason) : error
  }
}
