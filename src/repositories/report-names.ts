import { documentId, query, where } from 'firebase/firestore'
import { type Fields, readString } from '#src/lib/untyped-data.ts'
import type { Watch } from '#src/lib/watch.ts'
import { typedCollection } from './typed-collection.ts'
import { watchQuery } from './watch-query.ts'

/** Firestore takes no more values in one `in`. */
export const NAMES_AT_ONCE = 30

/** A report of which only the name is of interest. */
export type ReportName = { id: string; nomeRelatorio: string }

const names = typedCollection(
  'Reports',
  (id: string, fields: Fields): ReportName => ({
    id,
    nomeRelatorio: readString(fields, 'nomeRelatorio'),
  }),
)

/** The names of at most {@link NAMES_AT_ONCE} reports in a single request; those that do not exist are left out. */
export const watchReportNames = (ids: readonly string[]): Watch<ReportName[]> =>
  watchQuery(() => query(names(), where(documentId(), 'in', [...ids])))
