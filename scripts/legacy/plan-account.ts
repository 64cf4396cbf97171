import { isUsername } from '#src/domain/login-key.ts'

/** What the database knows of an account. */
export type AccountState = {
  id: string
  /** the lower-case e-mail */
  key: string
  /** what an older profile, or Pendencia, keeps of the password; undefined: nothing */
  hash: string | undefined
  /** it stands in the profile, so it was not looked at before */
  inProfile: boolean
  /** whose Login document has this key; undefined: nobody's who exists */
  loginOwner: string | undefined
  hasCredencial: boolean
  /** of several accounts with this key the one that keeps it */
  keeper: string
}

/**
 * - done: it can log in as it is
 * - convert: its bcrypt hash moves to Login and Credencial
 * - new-password: what there is of a password cannot be checked, so it gets one that nobody knows until staff reset it; what there is waits
 *   in Pendencia
 * - set-aside: its key is not its own or no key at all; the hash waits in Pendencia until the e-mail is mended
 */
export type AccountPlan =
  | { step: 'done' }
  | { step: 'convert'; salt: string; hash: string }
  | { step: 'new-password'; why: 'senha-inutil' | 'senha-de-outro-custo' | 'senha-ausente' }
  | { step: 'set-aside'; why: 'email-repetido' | 'email-inadequado' }

/** Cost 10, the only one that the rules take a proof of; the first 29 characters are the salt. */
const BCRYPT = /^\$2[aby]\$10\$[./A-Za-z0-9]{53}$/
const SALT_LENGTH = 29
const BCRYPT_OF_OTHER_COST = /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/

export function planAccount(state: AccountState): AccountPlan {
  const { id, key, hash, inProfile, loginOwner, hasCredencial, keeper } = state
  if (!isUsername(key)) return { step: 'set-aside', why: 'email-inadequado' }
  if ((loginOwner ?? keeper) !== id) return { step: 'set-aside', why: 'email-repetido' }
  if (!inProfile && loginOwner === id && hasCredencial) return { step: 'done' }
  if (!hash) return { step: 'new-password', why: 'senha-ausente' }
  if (BCRYPT.test(hash)) return { step: 'convert', salt: hash.slice(0, SALT_LENGTH), hash }
  const why = BCRYPT_OF_OTHER_COST.test(hash) ? 'senha-de-outro-custo' : 'senha-inutil'
  return { step: 'new-password', why }
}
