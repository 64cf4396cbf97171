import {
  collection,
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
import type { Log, LogAction } from '#src/domain/entities.ts'
import { mapWatch, type Watch } from '#src/lib/watch.ts'
import { db } from './firebase.ts'
import { parseLog } from './logs.ts'
import type { Fields } from './read-fields.ts'
import { requireOnline, withRetries } from './transient.ts'
import { watchQuery } from './watch-query.ts'

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
    watchQuery(() => pageQuery(filter, first), parseEntry),
    (entries) => toPage(entries, first),
  )
}

/** One more page. @throws DataError */
export async function readLogs(filter: LogFilter, cursor: LogCursor): Promise<LogPage> {
  requireOnline()
  const { docs } = await withRetries(() => getDocs(pageQuery(filter, cursor)))
  return toPage(
    docs.map((document) => parseEntry(document.id, document.data())),
    cursor,
  )
}

function parseEntry(id: string, fields: Fields): Entry {
  return { log: parseLog(id, fields), timestamp: fields['timestamp'] }
}

function toPage(entries: Entry[], { part }: LogCursor): LogPage {
  const kept =
    part === 'undated'
      ? entries.filter(({ timestamp }) => !(timestamp instanceof Timestamp) && typeof timestamp !== 'string')
      : entries
  return { logs: kept.map(({ log }) => log), next: nextCursor(entries, part) }
}

function nextCursor(entries: Entry[], part: Part): LogCursor | undefined {
  if (entries.length === LOG_PAGE_SIZE) return { part, after: entries.at(-1) }
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
  return query(collection(db(), 'Log'), ...constraints, limit(LOG_PAGE_SIZE))
}
