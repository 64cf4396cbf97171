/** The reports that members read, apart from what staff do with them: a phone need not load how they are written. */
import { and, or, query, Timestamp, where } from 'firebase/firestore'
import { parseReport } from './parse-report.ts'
import { typedCollection } from './typed-collection.ts'
import { watchQuery } from './watch-query.ts'
import { watchWhenReady } from './watch-when-ready.ts'

const reports = typedCollection('Reports', parseReport)

/** The active reports that a member is in and whose last service is not before `from` (stored ms). */
export const watchMyReports = (userId: string, from: number) => {
  const mine = () => query(reports(), where('ativo', '==', true), where('pessoas', 'array-contains', userId))
  const fim = where('fim', '>=', Timestamp.fromMillis(from))
  return watchWhenReady(
    'reports',
    watchQuery(() => query(mine(), fim)),
    watchQuery(mine),
  )
}

/**
 * What a member sees first: the active reports that they are in, and the others of their prayer house, whose last service is not before `from`
 * (stored ms). One query, so that a report which is both is read once.
 */
export const watchReportsAround = (userId: string, igreja: string, from: number) => {
  if (igreja === '') return watchMyReports(userId, from)
  const active = where('ativo', '==', true)
  const around = or(where('pessoas', 'array-contains', userId), where('igreja', '==', igreja))
  const fim = where('fim', '>=', Timestamp.fromMillis(from))
  return watchWhenReady(
    'reports',
    watchQuery(() => query(reports(), and(active, fim, around))),
    watchQuery(() => query(reports(), and(active, around))),
  )
}

/** The active reports of one prayer house that have services in the period, both ends stored ms. */
export const watchActiveReports = (cidade: string, igreja: string, from: number, to: number) => {
  const active = () =>
    query(reports(), where('ativo', '==', true), where('cidade', '==', cidade), where('igreja', '==', igreja))
  const inicio = where('inicio', '<=', Timestamp.fromMillis(to))
  const fim = where('fim', '>=', Timestamp.fromMillis(from))
  return watchWhenReady(
    'reports',
    watchQuery(() => query(active(), inicio, fim)),
    watchQuery(active),
  )
}
