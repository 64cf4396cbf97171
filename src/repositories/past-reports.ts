/** The reports that a generation and the load of a house look back on. */
import { limit, orderBy, query, Timestamp, where } from 'firebase/firestore'
import type { Genero } from '#src/domain/entities.ts'
import { parseReport } from './parse-report.ts'
import { typedCollection } from './typed-collection.ts'
import { watchQuery } from './watch-query.ts'
import { watchWhenReady } from './watch-when-ready.ts'

const reports = typedCollection('Reports', parseReport)

/** The reports of all houses that have a service since `from` (stored ms). */
export const watchReportsSince = (from: number) =>
  watchWhenReady(
    'reports',
    watchQuery(() => query(reports(), where('fim', '>=', Timestamp.fromMillis(from)))),
    watchQuery(reports),
  )

/** Those among them that ended before `until` (stored ms). Where they cannot be told apart yet, all: the same query, which is read once. */
export const watchReportsBetween = (from: number, until: number) =>
  watchWhenReady(
    'reports',
    watchQuery(() =>
      query(
        reports(),
        where('fim', '>=', Timestamp.fromMillis(from)),
        where('fim', '<', Timestamp.fromMillis(until)),
      ),
    ),
    watchQuery(reports),
  )

/** {@link watchReportsSince}, of one prayer house. */
export const watchHouseReportsSince = (igreja: string, from: number) => {
  const ofHouse = () => query(reports(), where('igreja', '==', igreja))
  return watchWhenReady(
    'reports',
    watchQuery(() => query(ofHouse(), where('fim', '>=', Timestamp.fromMillis(from)))),
    watchQuery(ofHouse),
  )
}

/** The same of one house, position and gender: whose turns are counted together. */
export const watchGroupReportsSince = (
  { igreja, cargo, genero }: { igreja: string; cargo: string; genero: Genero },
  from: number,
) => {
  const ofGroup = () =>
    query(
      reports(),
      where('igreja', '==', igreja),
      where('cargo', '==', cargo),
      where('genero', '==', genero),
    )
  return watchWhenReady(
    'reports',
    watchQuery(() => query(ofGroup(), where('fim', '>=', Timestamp.fromMillis(from)))),
    watchQuery(ofGroup),
  )
}

/** The reports that a person is in and that have a service since `from` (stored ms). */
export const watchPersonReportsSince = (userId: string, from: number) => {
  const naming = () => query(reports(), where('pessoas', 'array-contains', userId))
  return watchWhenReady(
    'reports',
    watchQuery(() => query(naming(), where('fim', '>=', Timestamp.fromMillis(from)))),
    watchQuery(naming),
  )
}

/** The report that was made last, if any. */
export const watchLatestReport = watchQuery(() => query(reports(), orderBy('createdAt', 'desc'), limit(1)))
