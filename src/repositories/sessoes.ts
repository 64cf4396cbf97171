import { deleteField, doc, increment, serverTimestamp } from 'firebase/firestore'
import { DataError } from '#src/domain/data-error.ts'
import { loginKey } from '#src/domain/login-key.ts'
import { sha256Hex } from '#src/lib/sha256.ts'
import { type Fields, readMillis, readString } from '#src/lib/untyped-data.ts'
import { commit } from './commit.ts'
import { readDocument } from './read-document.ts'
import { nobodyReads, typedCollection } from './typed-collection.ts'
import { falhas, logins } from './users.ts'
import { watchDocument } from './watch-query.ts'

/** Times in ms since the epoch. */
export type Sessao = { user: string; desde: number | undefined; lastLogin: number | undefined }

export const sessoes = typedCollection('Sessao', parseSessao)

const tentativas = typedCollection('Tentativa', nobodyReads)

const dispositivos = typedCollection('Dispositivo', nobodyReads)

/** Which failure counter the rules took the attempt on: the device's own or the one shared by all unknown devices. */
type Counter = 'Dispositivo' | 'Falhas'

/** The account behind a username, and its bcrypt salt; undefined when there is none. @throws DataError */
export async function findLogin(email: string): Promise<{ user: string; salt: string } | undefined> {
  return await readDocument(doc(logins(), loginKey(email)))
}

/**
 * Shows the rules what this device claims to know, and the secret by which they recognise the device; the rules count it. This device may
 * not read the counters, so it tries the forms in which an attempt is lawful, of which at most one is at any moment.
 * @throws DataError refused when the counter is full
 */
export async function attempt(
  authUid: string,
  user: string,
  prova: string,
  segredo: string,
): Promise<Counter> {
  const forms: [Counter, 'next' | 'first'][] = [
    ['Falhas', 'next'],
    ['Dispositivo', 'next'],
    ['Falhas', 'first'],
    ['Dispositivo', 'first'],
  ]
  const device = await deviceId(user, segredo)
  for (const [counter, form] of forms) {
    try {
      await commit((writes) => {
        const em = serverTimestamp()
        const count = form === 'next' ? increment(1) : 1
        writes.set(doc(tentativas(), authUid), { user, prova, segredo, em })
        if (counter === 'Falhas') writes.merge(doc(falhas(), user), { falhas: count, em })
        else writes.update(doc(dispositivos(), device), { falhas: count, em })
      })
      return counter
    } catch (error) {
      // missing: the device has no counter
      const another = error instanceof DataError && ['refused', 'missing'].includes(error.kind)
      if (!another) throw error
    }
  }
  throw new DataError('refused')
}

/**
 * Opens the session: the rules allow it only if the attempt just made proves the password. The attempt is used up; this identity can
 * never make another.
 * @throws DataError refused when it does not
 */
export async function openSession(authUid: string, user: string, counter: Counter): Promise<void> {
  await commit((writes) => {
    const now = serverTimestamp()
    writes.set(doc(sessoes(), authUid), { user, desde: now, lastLogin: now })
    writes.update(doc(tentativas(), authUid), { prova: deleteField(), em: now })
    if (counter === 'Falhas') writes.set(doc(falhas(), user), { falhas: 0, em: now })
  }, isOpen)

  async function isOpen() {
    return (await readDocument(doc(sessoes(), authUid)))?.user === user
  }
}

/**
 * Whether the attempt just made proves a first password that is too old to open the account. It uses the attempt up if so.
 * @throws DataError
 */
export async function provesExpired(authUid: string): Promise<boolean> {
  try {
    await commit((writes) => {
      writes.update(doc(tentativas(), authUid), { prova: deleteField(), em: serverTimestamp() })
    })
    return true
  } catch (error) {
    if (error instanceof DataError && error.kind === 'refused') return false
    throw error
  }
}

/**
 * Makes this device known to the account that it has just logged in to: its wrong passwords count apart from those of strangers.
 * @throws DataError refused while the account has the default password
 */
export async function rememberDevice(user: string, segredo: string): Promise<void> {
  const device = doc(dispositivos(), await deviceId(user, segredo))
  await commit((writes) => {
    const now = serverTimestamp()
    writes.set(device, { user, falhas: 0, em: now, entrou: now })
  })
}

/** As the rules compute it: who does not know the secret does not find the document. */
async function deviceId(user: string, segredo: string): Promise<string> {
  return `${await sha256Hex(segredo)}_${user}`
}

/** Moves the 7 days of the session on. @throws DataError refused when it no longer counts */
export async function renewSession(authUid: string): Promise<void> {
  await commit((writes) => {
    writes.update(doc(sessoes(), authUid), { lastLogin: serverTimestamp() })
  })
}

/** @throws DataError */
export async function endSession(authUid: string): Promise<void> {
  await commit((writes) => writes.delete(doc(sessoes(), authUid)))
}

export const watchSessao = (authUid: string) => watchDocument(() => doc(sessoes(), authUid))

function parseSessao(_id: string, fields: Fields): Sessao {
  return {
    user: readString(fields, 'user'),
    desde: readMillis(fields['desde']),
    lastLogin: readMillis(fields['lastLogin']),
  }
}
