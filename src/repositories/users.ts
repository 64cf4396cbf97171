import { doc, limit, query, Timestamp, where } from 'firebase/firestore'
import { GENEROS, type User } from '#src/domain/entities.ts'
import { type Fields, readMillis, readOneOf, readString } from '#src/lib/untyped-data.ts'
import type { Documents } from './documents.ts'
import { parseLimites } from './parse-limites.ts'
import { readDocument } from './read-document.ts'
import { nobodyReads, typedCollection } from './typed-collection.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

export const users = typedCollection('User', parseUser)

export const logins = typedCollection('Login', parseLogin)

export const credenciais = typedCollection('Credencial', nobodyReads)

/** The failure counter of an account that all devices share which it does not know. */
export const falhas = typedCollection('Falhas', nobodyReads)

export const watchUsers = watchQuery(users)

/** The people of one prayer house. */
export const watchUsersByIgreja = (igreja: string) =>
  watchQuery(() => query(users(), where('igreja', '==', igreja)))

export const watchUser = (id: string) => watchDocument(() => doc(users(), id))

/** Accounts that still have the default password. */
export const watchUsersWithDefaultPassword = watchQuery(() =>
  query(users(), where('senhaPadrao', '==', true)),
)

/** Accounts that have waited for their first access since before an instant (ms since the epoch); without a number all of them. */
export const watchUsersWithoutAccess = (before: number, atMost?: number) =>
  watchQuery(() =>
    query(
      users(),
      where('senhaPadrao', '==', true),
      where('sessoesDesde', '<=', Timestamp.fromMillis(before)),
      ...(atMost === undefined ? [] : [limit(atMost)]),
    ),
  )

/** The profile as the server has it; undefined when there is none. @throws DataError */
export async function getUser(id: string): Promise<User | undefined> {
  return await readDocument(doc(users(), id))
}

function parseLogin(_id: string, fields: Fields): Documents['Login'] {
  return { user: readString(fields, 'user'), salt: readString(fields, 'salt') }
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
