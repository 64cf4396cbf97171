import { doc, serverTimestamp } from 'firebase/firestore'
import type { User } from '#src/domain/entities.ts'
import { loginKey } from '#src/domain/login-key.ts'
import type { Credential } from '#src/domain/password.ts'
import { commit } from './commit.ts'
import { newLogId, setLog } from './logs.ts'
import { sessoes } from './sessoes.ts'
import { credenciais, logins, users } from './users.ts'

/**
 * Sets the signed-in person's own password: ends their other sessions, and this one too unless it is to be kept; logs the first access
 * when it is one.
 * @throws DataError refused when the session is neither a first access nor fresh
 */
export async function setOwnPassword(
  authUid: string,
  user: User,
  { salt, digest }: Credential,
  session: 'keep' | 'end',
): Promise<void> {
  const logId = newLogId(user.id)
  await commit((writes) => {
    const now = serverTimestamp()
    writes.update(doc(credenciais(), user.id), { password: digest, atualizadaEm: now })
    writes.update(doc(logins(), loginKey(user.email)), { salt })
    // the rules find the entry of a first access by its id in the profile
    const primeiroLogin = user.senhaPadrao ? { primeiroLogin: logId } : {}
    writes.update(doc(users(), user.id), {
      senhaPadrao: false,
      sessoesDesde: now,
      ...primeiroLogin,
    })
    const own = doc(sessoes(), authUid)
    if (session === 'keep') writes.update(own, { desde: now, lastLogin: now })
    else writes.delete(own)
    if (user.senhaPadrao) setLog(writes, logId, user, 'Primeiro-Login')
  })
}
