import { doc, serverTimestamp } from 'firebase/firestore'
import type { Author, Log, LogAction } from '#src/domain/log.ts'
import { type Fields, readMillis, readString } from '#src/lib/untyped-data.ts'
import type { Writes } from './commit.ts'
import { typedCollection } from './typed-collection.ts'

export const logs = typedCollection('Log', parseLog)

let latest = 0

/** Key of a log entry: {userId}_{timestamp in ms}; no two of this page are of the same millisecond. */
export function newLogId(userId: string, now = Date.now()): string {
  latest = Math.max(now, latest + 1)
  return `${userId}_${latest}`
}

/** Adds the entry to a commit: the rules take it only beside the change that it tells of. */
export function setLog(
  writes: Writes,
  id: string,
  actor: Author,
  action: LogAction,
  reportId?: string,
  motivo?: string,
): void {
  writes.set(doc(logs(), id), {
    userId: actor.id,
    userName: actor.email,
    nameUser: actor.name,
    action,
    timestamp: serverTimestamp(),
    reportId,
    ...(motivo && { motivo }),
  })
}

export function parseLog(id: string, fields: Fields): Log {
  const motivo = readString(fields, 'motivo')
  return {
    id,
    userId: readString(fields, 'userId'),
    userName: readString(fields, 'userName'),
    nameUser: readString(fields, 'nameUser'),
    reportId: readString(fields, 'reportId'),
    alvo: readString(fields, 'alvo'),
    nome: readString(fields, 'nome'),
    action: readString(fields, 'action'),
    timestamp: readMillis(fields['timestamp']),
    ...(motivo && { motivo }),
  }
}
