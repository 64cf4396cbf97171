import { doc, increment, serverTimestamp } from 'firebase/firestore'
import { DataError } from '#src/domain/data-error.ts'
import { loginKey } from '#src/domain/login-key.ts'
import { type Fields, readMillis, readString } from '#src/lib/untyped-data.ts'
import { commit } from './commit.ts'
import { readDocument } from './read-document.ts'
import { nobodyReads, typedCollection } from './typed-collection.ts'
import { logins } from './users.ts'
import { watchDocument } from './watch-query.ts'

/** Times in ms since the epoch. */
export type Sessao = { user: string; desde: number | undefined; lastLogin: number | undefined }

export const sessoes = typedCollection('Sessao', parseSessao)

const tentativas = typedCollection('Tentativa', nobodyReads)

const dispositivos = typedCollection('Dispositivo', nobodyReads)

const falhas = typedCollection('Falhas', nobodyReads)

/** Which failure counter the rules took the attempt on: the device's own or the one shared by all unknown devices. */
type Counter = 'Dispositivo' | 'Falhas'

/** The account behind a username, and its bcrypt salt; undefined when there is none. @throws DataError */
export async function findLogin(email: string): Promise<{ user: string; salt: string } | undefined> {
  return await readDocument(doc(logins(), loginKey(email)))
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
  for (const [counter, form] of forms) {
    try {
      await commit((writes) => {
        const em = serverTimestamp()
        const count = form === 'next' ? increment(1) : 1
        writes.set(doc(tentativas(), authUid), { user, prova, em })
        if (counter === 'Falhas') writes.merge(doc(falhas(), user), { falhas: count, em })
        else writes.merge(doc(dispositivos(), `${authUid}_${user}`), { user, falhas: count, em })
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
  await commit((writes) => {
    const now = serverTimestamp()
    writes.set(doc(sessoes(), authUid), { user, desde: now, lastLogin: now })
    writes.set(doc(tentativas(), authUid), { user, em: now })
    writes.set(doc(dispositivos(), `${authUid}_${user}`), { user, falhas: 0, em: now })
    if (counter === 'Falhas') writes.set(doc(falhas(), user), { falhas: 0, em: now })
  }, isOpen)

  async function isOpen() {
    return (await readDocument(doc(sessoes(), authUid)))?.user === user
  }
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
