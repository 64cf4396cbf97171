import type { Firestore, Timestamp, WriteBatch } from 'firebase-admin/firestore'
import type { Fields } from '#src/lib/untyped-data.ts'

/** One write of a change. `readAt`: refused when the document was changed since. */
export type Write =
  | { kind: 'update'; path: string; fields: Fields; readAt: Timestamp }
  | { kind: 'set'; path: string; fields: Fields }
  | { kind: 'delete'; path: string }

/** What belongs together: it is written whole or not at all. `bytes`: about how large it is. */
export type Change = { path: string; writes: Write[]; bytes: number }

export type ChangeWriter = {
  /** Waits while too much is under way, so that memory stays bounded. */
  add(change: Change): Promise<void>
  /** Sends what is left and waits for everything. */
  flush(): Promise<void>
}

const MAX_WRITES = 400
/** Firestore takes 10 MiB in one request. */
const MAX_BYTES = 1024 * 1024
const MAX_UNDER_WAY = 3

/** not found, already exists, failed precondition: somebody else changed the document meanwhile */
const CONFLICTS: readonly unknown[] = [5, 6, 9]

/**
 * Writes changes in atomic batches of many. When a batch meets a conflict its changes are tried one by one, and `onConflict` hears of
 * those that are refused.
 */
export function createChangeWriter(db: Firestore, onConflict: (path: string) => void): ChangeWriter {
  const underWay = new Set<Promise<void>>()
  let batch: Change[] = []
  let writes = 0
  let bytes = 0
  let failure: { error: unknown } | undefined

  async function send(): Promise<void> {
    const changes = batch
    batch = []
    writes = 0
    bytes = 0
    if (changes.length === 0) return
    while (underWay.size >= MAX_UNDER_WAY) await Promise.race(underWay)
    const sent = commit(db, changes, onConflict)
      .catch((error: unknown) => {
        failure ??= { error }
      })
      .finally(() => underWay.delete(sent))
    underWay.add(sent)
    if (failure) throw failure.error
  }

  return {
    async add(change) {
      if (writes + change.writes.length > MAX_WRITES || bytes + change.bytes > MAX_BYTES) await send()
      batch.push(change)
      writes += change.writes.length
      bytes += change.bytes
    },
    async flush() {
      await send()
      await Promise.all(underWay)
      if (failure) throw failure.error
    },
  }
}

async function commit(
  db: Firestore,
  changes: readonly Change[],
  onConflict: (path: string) => void,
): Promise<void> {
  const batch = db.batch()
  for (const { writes } of changes) for (const write of writes) addWrite(db, batch, write)
  try {
    await batch.commit()
  } catch (error) {
    if (!isConflict(error)) throw error
    const [first] = changes
    if (changes.length === 1 && first) return onConflict(first.path)
    for (const change of changes) await commit(db, [change], onConflict)
  }
}

function addWrite(db: Firestore, batch: WriteBatch, write: Write): void {
  const reference = db.doc(write.path)
  if (write.kind === 'set') batch.set(reference, write.fields)
  else if (write.kind === 'delete') batch.delete(reference)
  else batch.update(reference, write.fields, { lastUpdateTime: write.readAt })
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CONFLICTS.includes(error.code)
}
