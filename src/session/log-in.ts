import { DataError } from '#src/domain/data-error.ts'
import { config } from '#src/lib/config.ts'
import { deviceSecret, pendingLogOut } from '#src/lib/device-storage.ts'
import { keepIdentity, leaveIdentity, newIdentity } from '#src/repositories/firebase.ts'
import { attempt, findLogin, openSession, provesExpired, rememberDevice } from '#src/repositories/sessoes.ts'
import { getUser } from '#src/repositories/users.ts'
import { bcryptHash } from './hash-password.ts'
import { endSessionOnServer } from './log-out.ts'
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
  if (pendingLogOut.isSet()) await endSessionOnServer()
  const authUid = await newIdentity()
  const login = await findLogin(email)
  if (!login) throw new LoginError('unknown-user')
  const secret = deviceSecret()
  const prova = await bcryptHash(password, login.salt)
  const counter = await refusedAs('locked', attempt(authUid, login.user, prova, secret))
  try {
    await refusedAs('wrong-password', openSession(authUid, login.user, counter))
  } catch (error) {
    throw error instanceof LoginError && (await isExpired(authUid)) ? new LoginError('expired') : error
  }
  await keepIdentity()
  const user = await getUser(login.user)
  if (!user) throw new LoginError('unknown-user')
  if (!user.senhaPadrao) await remember(login.user, secret)
  return {
    user: { uid: user.id, email: user.email, name: user.name, cargo: user.cargo, lastLogin: Date.now() },
    senhaPadrao: user.senhaPadrao || password === config.senhaPadrao,
  }
}

async function isExpired(authUid: string): Promise<boolean> {
  const expired = await provesExpired(authUid)
  if (expired) leaveIdentity()
  return expired
}

/** Best effort: an unknown device can log in too. With the default password no device becomes known. */
async function remember(user: string, secret: string): Promise<void> {
  try {
    await rememberDevice(user, secret)
  } catch (error) {
    if (!(error instanceof DataError && error.kind === 'refused'))
      console.warn('This device stays unknown', error)
  }
}

async function refusedAs<T>(reason: LoginError['reason'], step: Promise<T>): Promise<T> {
  try {
    return await step
  } catch (error) {
    throw error instanceof DataError && error.kind === 'refused' ? new LoginError(reason) : error
  }
}
