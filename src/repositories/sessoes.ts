import { doc, getDocFromServer, increment, serverTimestamp } from 'firebase/firestore'
import { DataError } from '#src/domain/data-error.ts'
import { loginKey } from '#src/domain/login-key.ts'
import { commit } from './commit.ts'
import { db } from './firebase.ts'
import { type Fields, readMillis, readString } from './read-fields.ts'
import { requireOnline, withRetries } from './transient.ts'
import { watchDocument } from './watch-query.ts'

/** Times in ms since the epoch. */
export type Sessao = { user: string; desde: number | undefined; lastLogin: number | undefined }

/** Which failure counter the rules took the attempt on: the device's own or the one shared by all unknown devices. */
type Counter = 'Dispositivo' | 'Falhas'

/** The account behind a username, and its bcrypt salt; undefined when there is none. @throws DataError */
export async function findLogin(email: string): Promise<{ user: string; salt: string } | undefined> {
  requireOnline()
  const snapshot = await withRetries(() => getDocFromServer(doc(db(), 'Login', loginKey(email))))
  const fields: Fields | undefined = snapshot.data()
  return fields && { user: readString(fields, 'user'), salt: readString(fields, 'salt') }
}

/**
 * Shows the rules what this device claims to know; the rules count it. This device may not read the counters, so it tries the forms
 * in which an attempt is lawful, of which at most one is at any moment.
 * @throws DataError refused when the counter is full
 */
export async function attempt(authUid: string, user: string, prova: string): Promise<Counter> {
  const forms: [Counter, 'next' | 'first'][] = [
    ['Falhas', 'next'],
    ['Dispositivo', 'next'],
    ['Falhas', 'first'],
    ['Dispositivo', 'first'],
  ]
  for (const [counter, count] of forms) {
    try {
      await commit((transaction) => {
        const em = serverTimestamp()
        const falhas = count === 'next' ? increment(1) : 1
        transaction.set(doc(db(), 'Tentativa', authUid), { user, prova, em })
        transaction.set(counterDocument(counter, authUid, user), counterFields(counter, user, falhas), {
          merge: true,
        })
      })
      return counter
    } catch (error) {
      if (!(error instanceof DataError && error.kind === 'refused')) throw error
    }
  }
  throw new DataError('refused')
}

/**
 * Opens the session: the rules allow it only if the attempt just made proves the password.
 * @throws DataError refused when it does not
 */
export async function openSession(authUid: string, user: string, counter: Counter): Promise<void> {
  await commit((transaction) => {
    const now = serverTimestamp()
    transaction.set(doc(db(), 'Sessao', authUid), { user, desde: now, lastLogin: now })
    transaction.set(doc(db(), 'Tentativa', authUid), { user, em: now })
    transaction.set(counterDocument('Dispositivo', authUid, user), counterFields('Dispositivo', user, 0))
    if (counter === 'Falhas') {
      transaction.set(counterDocument('Falhas', authUid, user), counterFields('Falhas', user, 0))
    }
  }, isOpen)

  async function isOpen() {
    const snapshot = await getDocFromServer(doc(db(), 'Sessao', authUid))
    return snapshot.data()?.['user'] === user
  }
}

function counterDocument(counter: Counter, authUid: string, user: string) {
  return doc(db(), counter, counter === 'Falhas' ? user : `${authUid}_${user}`)
}

function counterFields(counter: Counter, user: string, falhas: unknown): Fields {
  const count = { falhas, em: serverTimestamp() }
  return counter === 'Falhas' ? count : { user, ...count }
}

/** Moves the 7 days of the session on. @throws DataError refused when it no longer counts */
export async function renewSession(authUid: string): Promise<void> {
  await commit((transaction) => {
    transaction.update(doc(db(), 'Sessao', authUid), { lastLogin: serverTimestamp() })
  })
}

/** @throws DataError */
export async function endSession(authUid: string): Promise<void> {
  await commit((transaction) => transaction.delete(doc(db(), 'Sessao', authUid)))
}

export const watchSessao = (authUid: string) => watchDocument(() => doc(db(), 'Sessao', authUid), parseSessao)

function parseSessao(_id: string, fields: Fields): Sessao {
  return {
    user: readString(fields, 'user'),
    desde: readMillis(fields['desde']),
    lastLogin: readMillis(fields['lastLogin']),
  }
}
