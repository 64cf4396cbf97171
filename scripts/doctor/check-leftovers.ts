import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { pagesOf } from '../database/pages-of.ts'
import type { Diagnosis } from './kinds.ts'

const PAGE = 500

/** Whose each document is that belongs to an account. Used attempts stay: they keep an identity from a second session. */
const OWNERS: Record<string, (document: QueryDocumentSnapshot) => unknown> = {
  Login: (document) => document.get('user'),
  Credencial: ({ id }) => id,
  Dispositivo: (document) => document.get('user'),
  Falhas: ({ id }) => id,
  Sessao: (document) => document.get('user'),
  Disponibilidade: ({ id }) => id,
  Avisos: ({ id }) => id,
}

/** What deleted accounts left behind. */
export async function* leftovers(
  db: Firestore,
  users: Pick<ReadonlySet<string>, 'has'>,
): AsyncGenerator<Diagnosis[]> {
  for (const [collection, ownerOf] of Object.entries(OWNERS)) {
    for await (const page of pagesOf(db, collection, PAGE)) {
      const suspects = page.flatMap((document) => {
        const owner: unknown = ownerOf(document)
        return typeof owner === 'string' && owner !== '' && !users.has(owner)
          ? [{ path: document.ref.path, owner }]
          : []
      })
      if (suspects.length > 0) yield await withoutOwner(db, suspects)
    }
  }
}

/** An account may have been created since the users were read: asks once more. */
async function withoutOwner(
  db: Firestore,
  suspects: readonly { path: string; owner: string }[],
): Promise<Diagnosis[]> {
  const owners = await db.getAll(...suspects.map(({ owner }) => db.doc(`User/${owner}`)))
  return suspects.flatMap(({ path, owner }, index) =>
    owners[index]?.exists
      ? []
      : [{ kind: 'sobra-de-conta', path, detail: `conta ${owner}`, fix: { kind: 'delete', path } }],
  )
}
