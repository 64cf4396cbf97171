import { orderBy, query } from 'firebase/firestore'
import type { Limites } from '#src/domain/entities.ts'
import { users } from './users.ts'
import { watchQuery } from './watch-query.ts'

/**
 * The people who have a limit of this kind: few, where reading everybody's profile for it is a read and a kilobyte for each. Ordering by
 * a field leaves out those without it.
 */
const watchLimited = (field: keyof Limites) => watchQuery(() => query(users(), orderBy(field)))

export const watchUsersWithDesde = watchLimited('desde')
export const watchUsersWithMaxPorMes = watchLimited('maxPorMes')
export const watchUsersWithNaoPostos = watchLimited('naoPostos')
