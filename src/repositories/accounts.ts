import { deleteField, doc, serverTimestamp } from 'firebase/firestore'
import { DataError } from '#src/domain/data-error.ts'
import type { Limites, User, UserFields } from '#src/domain/entities.ts'
import { loginKey } from '#src/domain/login-key.ts'
import type { Credential } from '#src/domain/password.ts'
import { sameValue } from '#src/lib/same-value.ts'
import { avisosOf } from './avisos.ts'
import { deleteTroca, findTrocasOf } from './change-trocas.ts'
import { documentExists, type Writes } from './commit.ts'
import { leaveDiretorio, listPerson } from './diretorios.ts'
import { disponibilidadeOf } from './disponibilidades.ts'
import { loggedCommit } from './logged-commit.ts'
import { readDocument } from './read-document.ts'
import { credenciais, falhas, logins, users } from './users.ts'
import { findVinculosOf, moveVinculo, otherOf } from './vinculos.ts'
import { requireOnline } from './with-retries.ts'

// What staff do with an account: its documents in User, Login, Credencial and Diretorio change together. Reading people is another file's,
// so that a member's phone need not load this.

/**
 * Creates the profile, its log-in and its credential together; resolves with the new id. The Login document makes the e-mail unique
 * without a race: of two that register it at the same moment one is refused.
 * @throws DataError exists when the e-mail is taken
 */
export async function createUser(fields: UserFields, { salt, digest }: Credential): Promise<string> {
  const reference = doc(users())
  const email = loginKey(fields.email)
  const login = doc(logins(), email)
  try {
    await loggedCommit('Usuario-Novo', reference.id, (writes) => {
      const now = serverTimestamp()
      writes.set(reference, { ...fields, email, senhaPadrao: true, createdAt: now, sessoesDesde: now })
      writes.set(login, { user: reference.id, salt })
      writes.set(doc(credenciais(), reference.id), { password: digest, atualizadaEm: now })
      listPerson(writes, reference.id, fields)
      return fields.name
    })
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
    const found = await Promise.all(asked.map((key) => documentExists(doc(logins(), key))))
    for (const key of asked.filter((_, index) => found[index])) registered.add(key)
  }
  return registered
}

/** Each is a listener of its own while it lasts. */
const ASKED_AT_ONCE = 50

/**
 * The e-mail is the log-in and stays; a limit that is absent is taken away. Who moves to another prayer house takes along what is
 * said of their days, and the links. Resolves whether anything changed.
 * @throws DataError missing when it was deleted meanwhile
 */
export async function updateUser(
  user: Pick<User, 'id' | 'igreja'>,
  fields: UserFields & Limites,
): Promise<boolean> {
  const absent = { desde: deleteField(), maxPorMes: deleteField(), naoPostos: deleteField() }
  const none = { desde: undefined, maxPorMes: undefined, naoPostos: undefined }
  return await rewrite(
    user,
    fields.igreja,
    (stored) => ({ ...stored, ...none, ...fields }),
    (writes, profile) => writes.update(profile, { ...absent, ...fields }),
  )
}

/**
 * Gives the person another position, city or prayer house, and changes nothing else: what an older profile lacks it lacks afterwards.
 * @throws DataError missing when it was deleted meanwhile
 */
export async function moveUser(user: Pick<User, 'id' | 'igreja'>, to: Partial<Place>): Promise<void> {
  await rewrite(
    user,
    to.igreja ?? user.igreja,
    (stored) => ({ ...stored, ...to }),
    (writes, profile) => writes.update(profile, to),
  )
}

type Place = Pick<User, 'cargo' | 'cidade' | 'igreja'>

/** Writes, unless the profile is as wanted already, with everything that goes along when the person comes to this prayer house. */
async function rewrite(
  user: Pick<User, 'id' | 'igreja'>,
  igreja: string,
  wantedOf: (stored: User) => Pick<User, 'name' | 'genero' | 'cargo' | 'igreja'>,
  write: (writes: Writes, profile: ReturnType<typeof profileOf>) => void,
): Promise<boolean> {
  const moves = igreja !== user.igreja
  const links = moves ? await findVinculosOf(user.id) : []
  return await loggedCommit('Usuario-Up', user.id, async (writes) => {
    const stored = await writes.get(profileOf(user.id))
    if (!stored) throw new DataError('missing')
    const wanted = wantedOf(stored)
    if (sameValue(stored, wanted)) return undefined
    const leave = moves ? await leaveDiretorio(writes, user.id, stored.igreja) : () => {}
    const days = moves && (await writes.get(disponibilidadeOf(user.id)))
    const others = await Promise.all(
      links.map(async (link) => ({ link, other: await writes.get(doc(users(), otherOf(link, user.id))) })),
    )
    write(writes, profileOf(user.id))
    listPerson(writes, user.id, wanted)
    leave()
    if (days) writes.update(disponibilidadeOf(user.id), { igreja })
    for (const { link, other } of others) moveVinculo(writes, link, igreja, other?.igreja)
    return wanted.name
  })
}

const profileOf = (id: string) => doc(users(), id)

/**
 * Gives the account this credential as its default password, ends its sessions and forgets the wrong guesses of strangers, then reads
 * the log-in back.
 * @returns whether the new salt is the one that was read back
 * @throws DataError
 */
export async function resetPassword(user: User, { salt, digest }: Credential): Promise<boolean> {
  const reference = doc(users(), user.id)
  const login = doc(logins(), loginKey(user.email))
  await loggedCommit('Usuario-Senha', user.id, async (writes) => {
    const stored = await writes.get(reference)
    if (!stored) throw new DataError('missing')
    const now = serverTimestamp()
    writes.update(reference, { senhaPadrao: true, sessoesDesde: now })
    writes.update(login, { salt })
    writes.update(doc(credenciais(), user.id), { password: digest, atualizadaEm: now })
    writes.set(doc(falhas(), user.id), { falhas: 0, em: now })
    return stored.name
  })
  return (await readDocument(login))?.salt === salt
}

/**
 * Removes the profile, the log-in, the credential, and what is said of the person's days, links and requests, together. Resolves with how
 * many links and requests went.
 * @throws DataError
 */
export async function deleteUser(user: User): Promise<{ vinculos: number; pedidos: number }> {
  const links = await findVinculosOf(user.id)
  const requests = await findTrocasOf(user.id)
  const reference = doc(users(), user.id)
  await loggedCommit('Usuario-Del', user.id, async (writes) => {
    const stored = await writes.get(reference)
    if (!stored) return undefined
    const leave = await leaveDiretorio(writes, user.id, stored.igreja)
    leave()
    writes.delete(reference)
    writes.delete(doc(logins(), loginKey(user.email)))
    writes.delete(doc(credenciais(), user.id))
    writes.delete(disponibilidadeOf(user.id))
    writes.delete(avisosOf(user.id))
    for (const link of links) moveVinculo(writes, link, user.igreja, undefined)
    for (const { id } of requests) deleteTroca(writes, id)
    return stored.name
  })
  return { vinculos: links.length, pedidos: requests.length }
}
