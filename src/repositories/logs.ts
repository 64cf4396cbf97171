import { doc, serverTimestamp } from 'firebase/firestore'
import type { Log, LogAction, User } from '#src/domain/entities.ts'
import { type Fields, readMillis, readString } from '#src/lib/untyped-data.ts'
import type { Writes } from './commit.ts'
import { typedCollection } from './typed-collection.ts'

const logs = typedCollection('Log', parseLog)

/** Key of a log entry: {userId}_{timestamp in ms}. */
export function newLogId(userId: string, now = Date.now()): string {
  return `${userId}_${now}`
}

/** Adds the entry to a commit: the rules take it only beside the change that it tells of. */
export function setLog(
  writes: Writes,
  id: string,
  actor: Pick<User, 'id' | 'email' | 'name'>,
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
    action: readString(fields, 'action'),
    timestamp: readMillis(fields['timestamp']),
    ...(motivo && { motivo }),
  }
}
