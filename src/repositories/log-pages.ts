import {
  documentId,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore'
import type { Log, LogAction } from '#src/domain/log.ts'
import type { Fields } from '#src/lib/untyped-data.ts'
import { mapWatch, type Watch } from '#src/lib/watch.ts'
import { parseLog } from './logs.ts'
import { typedCollection } from './typed-collection.ts'
import { watchQuery } from './watch-query.ts'
import { requireOnline, withRetries } from './with-retries.ts'

const entries = typedCollection('Log', parseEntry)

export const LOG_PAGE_SIZE = 50

/** Which entries are read: all, those of these actions, or those whose action begins with a text. */
export type LogFilter = { actions?: readonly LogAction[]; prefix?: string }

/**
 * An order by `timestamp` leaves out the documents without one and sets texts before timestamps. So the log is read in three parts: the
 * entries with a Timestamp, then those of an older database with an ISO text, then whatever has neither.
 */
const PARTS = ['timestamps', 'texts', 'undated'] as const
type Part = (typeof PARTS)[number]

/** Where the next page begins. */
export type LogCursor = { part: Part; after: Entry | undefined }

/** Newest first; `next` is undefined at the end of the log. */
export type LogPage = { logs: Log[]; next: LogCursor | undefined }

/** An entry with what a cursor needs: `timestamp` as it is stored. */
type Entry = { log: Log; timestamp: unknown }

/** Follows the newest entries. */
export function watchLatestLogs(filter: LogFilter): Watch<LogPage> {
  const first: LogCursor = { part: 'timestamps', after: undefined }
  return mapWatch(
    watchQuery(() => pageQuery(filter, first)),
    (read) => toPage(read, first),
  )
}

/** One more page. @throws DataError */
export async function readLogs(filter: LogFilter, cursor: LogCursor): Promise<LogPage> {
  requireOnline()
  const { docs } = await withRetries(() => getDocs(pageQuery(filter, cursor)))
  return toPage(
    docs.map((document) => document.data()),
    cursor,
  )
}

function parseEntry(id: string, fields: Fields): Entry {
  return { log: parseLog(id, fields), timestamp: fields['timestamp'] }
}

function toPage(read: Entry[], { part }: LogCursor): LogPage {
  const kept =
    part === 'undated'
      ? read.filter(({ timestamp }) => !(timestamp instanceof Timestamp) && typeof timestamp !== 'string')
      : read
  return { logs: kept.map(({ log }) => log), next: nextCursor(read, part) }
}

function nextCursor(read: Entry[], part: Part): LogCursor | undefined {
  if (read.length === LOG_PAGE_SIZE) return { part, after: read.at(-1) }
  const nextPart = PARTS[PARTS.indexOf(part) + 1]
  return nextPart && { part: nextPart, after: undefined }
}

function pageQuery({ actions, prefix }: LogFilter, { part, after }: LogCursor) {
  const constraints: QueryConstraint[] = []
  const position: unknown[] = []
  if (actions) constraints.push(where('action', 'in', actions))
  if (prefix) {
    constraints.push(
      where('action', '>=', prefix),
      where('action', '<', `${prefix}\uf8ff`),
      orderBy('action'),
    )
    position.push(after?.log.action)
  }
  if (part !== 'undated') {
    // a comparison finds only values of its own type
    constraints.push(where('timestamp', '>=', part === 'texts' ? '' : new Timestamp(0, 0)))
    constraints.push(orderBy('timestamp', 'desc'))
    position.push(after?.timestamp)
  }
  constraints.push(orderBy(documentId(), part === 'undated' ? 'asc' : 'desc'))
  if (after) constraints.push(startAfter(...position, after.log.id))
  return query(entries(), ...constraints, limit(LOG_PAGE_SIZE))
}
