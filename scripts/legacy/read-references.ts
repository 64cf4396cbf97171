import type { Firestore } from 'firebase-admin/firestore'
import { loginKey } from '#src/domain/login-key.ts'
import { pagesOf } from '../database/pages-of.ts'
import type { References } from './conversion.ts'

const PAGE = 1_000

/** What has to be known of the whole database before one document can be converted: ids, some hundred bytes a person. */
export type LegacyIndex = References & {
  /** the Log entry of the first access by user id */
  firstAccess: ReadonlyMap<string, string>
  /** of accounts with the same key the one that keeps it, by key; only where there are several */
  keepers: ReadonlyMap<string, string>
  /** hashes that wait for a mended e-mail, by user id */
  pending: ReadonlyMap<string, string>
}

export async function readLegacyIndex(db: Firestore): Promise<LegacyIndex> {
  const pending = new Map<string, string>()
  for await (const page of pagesOf(db, 'Pendencia', PAGE)) {
    for (const entry of page) pending.set(entry.id, textOf(entry.get('password')))
  }
  const firstAccess = await readFirstAccess(db)
  const { users, keepers } = await readUsers(db, firstAccess)
  return { ...(await readPlaces(db)), users, keepers, firstAccess, pending }
}

/** The ids of positions, cities and prayer houses. */
export async function readPlaces(db: Firestore): Promise<Omit<References, 'users'>> {
  const igrejas = new Map<string, string>()
  for await (const page of pagesOf(db, 'Igreja', PAGE, ['cidade'])) {
    for (const igreja of page) igrejas.set(igreja.id, textOf(igreja.get('cidade')))
  }
  return { igrejas, cidades: await readIds(db, 'Cidade'), cargos: await readIds(db, 'Cargo') }
}

async function readIds(db: Firestore, collection: string): Promise<Set<string>> {
  const ids = new Set<string>()
  for await (const page of pagesOf(db, collection, PAGE, [])) for (const { id } of page) ids.add(id)
  return ids
}

/** One query for the action and not a walk through a log of a million entries. */
async function readFirstAccess(db: Firestore): Promise<Map<string, string>> {
  const entries = new Map<string, string>()
  const query = db.collection('Log').where('action', '==', 'Primeiro-Login').select('userId')
  let page = await query.limit(PAGE).get()
  while (!page.empty) {
    for (const entry of page.docs) {
      entries.set(textOf(entry.get('userId')) || entry.id.replace(/_[^_]*$/, ''), entry.id)
    }
    const last = page.docs.at(-1)
    if (!last || page.size < PAGE) break
    page = await query.startAfter(last).limit(PAGE).get()
  }
  return entries
}

/** The key goes to the account that was used (it has had its first access), else to the first by id. */
async function readUsers(db: Firestore, firstAccess: ReadonlyMap<string, string>) {
  const users = new Set<string>()
  const keeperOf = new Map<string, string>()
  const repeated = new Set<string>()
  for await (const page of pagesOf(db, 'User', PAGE, ['email'])) {
    for (const user of page) {
      users.add(user.id)
      const key = loginKey(textOf(user.get('email')))
      const keeper = keeperOf.get(key)
      if (keeper !== undefined) repeated.add(key)
      const isUsed = keeper !== undefined && firstAccess.has(user.id) && !firstAccess.has(keeper)
      if (keeper === undefined || isUsed) keeperOf.set(key, user.id)
    }
  }
  for (const key of keeperOf.keys()) if (!repeated.has(key)) keeperOf.delete(key)
  return { users, keepers: keeperOf }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
