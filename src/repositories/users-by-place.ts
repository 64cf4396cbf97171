/** The people whom a deleted city or position leaves behind; apart from users.ts, which the log-in loads. */
import { query, where } from 'firebase/firestore'
import { users } from './users.ts'
import { watchQuery } from './watch-query.ts'

export const watchUsersByCidade = (cidade: string) =>
  watchQuery(() => query(users(), where('cidade', '==', cidade)))

export const watchUsersByCargo = (cargo: string) =>
  watchQuery(() => query(users(), where('cargo', '==', cargo)))
