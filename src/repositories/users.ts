import { collection, doc, getDocFromServer, query, serverTimestamp, where } from 'firebase/firestore'
import { DataError } from '#src/domain/data-error.ts'
import { GENEROS, type User, type UserFields } from '#src/domain/entities.ts'
import { loginKey } from '#src/domain/login-key.ts'
import type { Credential } from '#src/domain/password.ts'
import { commit, documentExists } from './commit.ts'
import { db } from './firebase.ts'
import { parseLimites } from './parse-limites.ts'
import { type Fields, readMillis, readOneOf, readString } from './read-fields.ts'
import { requireOnline, withRetries } from './transient.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

const users = () => collection(db(), 'User')

export const watchUsers = watchQuery(users, parseUser)

/** The people of one prayer house. */
export const watchUsersByIgreja = (igreja: string) =>
  watchQuery(() => query(users(), where('igreja', '==', igreja)), parseUser)

export const watchUser = (id: string) => watchDocument(() => doc(users(), id), parseUser)

/** Accounts that still have the default password. */
export const watchUsersWithDefaultPassword = watchQuery(
  () => query(users(), where('senhaPadrao', '==', true)),
  parseUser,
)

/** The profile as the server has it; undefined when there is none. @throws DataError */
export async function getUser(id: string): Promise<User | undefined> {
  requireOnline()
  const snapshot = await withRetries(() => getDocFromServer(doc(users(), id)))
  const fields: Fields | undefined = snapshot.data()
  return fields && parseUser(id, fields)
}

/**
 * Creates the profile, its log-in and its credential together; resolves with the new id. The Login document makes the e-mail unique
 * without a race: of two that register it at the same moment one is refused.
 * @throws DataError exists when the e-mail is taken
 */
export async function createUser(fields: UserFields, { salt, password }: Credential): Promise<string> {
  const reference = doc(users())
  const email = loginKey(fields.email)
  const login = doc(db(), 'Login', email)
  try {
    await commit(
      (transaction) => {
        const now = serverTimestamp()
        transaction.set(reference, { ...fields, email, senhaPadrao: true, createdAt: now, sessoesDesde: now })
        transaction.set(login, { user: reference.id, salt })
        transaction.set(doc(db(), 'Credencial', reference.id), { password, atualizadaEm: now })
      },
      () => documentExists(reference),
    )
  } catch (error) {
    throw (await documentExists(login).catch(() => false)) ? new DataError('exists', { cause: error }) : error
  }
  return reference.id
}

/**
 * Which of these e-mails are log-ins already, in lower case. It asks for each by its key: whoever may create users need not be one who
 * may list them.
 * @throws DataError
 */
export async function findRegistered(emails: readonly string[]): Promise<Set<string>> {
  requireOnline()
  const keys = [...new Set(emails.map(loginKey))]
  const registered = new Set<string>()
  for (let start = 0; start < keys.length; start += ASKED_AT_ONCE) {
    const asked = keys.slice(start, start + ASKED_AT_ONCE)
    const found = await Promise.all(asked.map((key) => documentExists(doc(db(), 'Login', key))))
    for (const key of asked.filter((_, index) => found[index])) registered.add(key)
  }
  return registered
}

/** Each is a listener of its own while it lasts. */
const ASKED_AT_ONCE = 50

/** The e-mail is the log-in and stays. @throws DataError missing when it was deleted meanwhile */
export async function updateUser(id: string, fields: UserFields): Promise<void> {
  await commit((transaction) => transaction.update(doc(users(), id), fields))
}

/**
 * Gives the account this credential as its default password and ends its sessions, then reads the log-in back.
 * @returns whether the new salt is the one that was read back
 * @throws DataError
 */
export async function resetPassword(user: User, { salt, password }: Credential): Promise<boolean> {
  const login = doc(db(), 'Login', loginKey(user.email))
  await commit((transaction) => {
    const now = serverTimestamp()
    transaction.update(doc(users(), user.id), { senhaPadrao: true, sessoesDesde: now })
    transaction.update(login, { salt })
    transaction.update(doc(db(), 'Credencial', user.id), { password, atualizadaEm: now })
  })
  const stored = await withRetries(() => getDocFromServer(login))
  return stored.data()?.['salt'] === salt
}

/** Removes the profile, the log-in and the credential together. @throws DataError */
export async function deleteUser(user: User): Promise<void> {
  await commit((transaction) => {
    transaction.delete(doc(users(), user.id))
    transaction.delete(doc(db(), 'Login', loginKey(user.email)))
    transaction.delete(doc(db(), 'Credencial', user.id))
  })
}

function parseUser(id: string, fields: Fields): User {
  return {
    id,
    name: readString(fields, 'name'),
    email: readString(fields, 'email'),
    genero: readOneOf(fields, 'genero', GENEROS),
    datanasc: readString(fields, 'datanasc'),
    celular: readString(fields, 'celular'),
    cargo: readString(fields, 'cargo'),
    cidade: readString(fields, 'cidade'),
    igreja: readString(fields, 'igreja'),
    createdAt: readMillis(fields['createdAt']),
    senhaPadrao: fields['senhaPadrao'] === true,
    sessoesDesde: readMillis(fields['sessoesDesde']) ?? 0,
    ...parseLimites(fields),
  }
}
