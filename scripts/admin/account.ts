import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore'
import { Problem } from '../terminal/fail.ts'

/** Reads through a transaction or plainly. */
type Reader = {
  document(path: string): Promise<DocumentSnapshot>
  query(query: Query): Promise<{ docs: DocumentSnapshot[] }>
}

/**
 * The profile behind a log-in key (lower-case e-mail), with a Login document or, when that got lost, without; undefined when there is
 * no such account.
 * @throws Problem when profiles of the older form are left, with their passwords in them
 */
export async function findAccount(
  db: Firestore,
  reader: Reader,
  key: string,
): Promise<DocumentSnapshot | undefined> {
  const login = await reader.document(`Login/${key}`)
  const owner: unknown = login.get('user')
  const byLogin = typeof owner === 'string' ? await reader.document(`User/${owner}`) : undefined
  const users = db.collection('User')
  const account = byLogin?.exists
    ? byLogin
    : (await reader.query(users.where('email', '==', key).limit(1))).docs[0]
  // the older form also has e-mails in upper case, which the query above does not find
  const old = account ?? (await reader.query(users.where('password', '>', '').limit(1))).docs[0]
  if (old?.get('password') !== undefined) {
    throw new Problem('Há contas na forma antiga neste banco de dados: rode antes "npm run import:legacy".')
  }
  return account
}

/** Plain reads, outside a transaction. */
export function plainReader(db: Firestore): Reader {
  return { document: (path) => db.doc(path).get(), query: (query) => query.get() }
}
