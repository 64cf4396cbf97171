import { join } from 'node:path'
import type { Firestore } from 'firebase-admin/firestore'
import { backupDatabase } from '../../scripts/archive/backup-database.ts'
import { type FirestoreRest, openFirestoreRest } from '../../scripts/archive/firestore-rest.ts'
import type { ArchiveDocument } from '../../scripts/archive/format.ts'
import { archiveDocuments } from '../../scripts/archive/read-archive.ts'
import type { Progress } from '../../scripts/terminal/progress.ts'

export const SILENT: Progress = { say() {}, count() {}, clear() {} }

const EMULATOR = process.env['FIRESTORE_EMULATOR_HOST']

/** The REST API of a project on the emulator, or on the way to it that `address` names; other clients keep theirs. */
export async function restOf(
  projectId: string,
  address = EMULATOR,
  retryMs?: number,
): Promise<FirestoreRest> {
  const rest = await openFirestoreRest({ projectId, emulator: address, credentials: undefined }, retryMs)
  process.env['FIRESTORE_EMULATOR_HOST'] = EMULATOR
  return rest
}

/** Everything in a backup file. */
export async function readArchive(file: string): Promise<ArchiveDocument[]> {
  const documents: ArchiveDocument[] = []
  for await (const document of archiveDocuments(file)) documents.push(document)
  return documents
}

/** A backup of the project in `folder`; resolves with the file. */
export async function makeBackup(projectId: string, folder: string): Promise<string> {
  const file = join(folder, `${projectId}.jsonl.gz`)
  await backupDatabase(await restOf(projectId), projectId, file, SILENT)
  return file
}

/** People with their log-ins and credentials, 3 documents each. */
export async function writePeople(db: Firestore, people: number): Promise<void> {
  const now = new Date('2026-03-01T12:34:56.789Z')
  // throttled it writes no more than 500 a second, as a real database wants it at first
  const writer = db.bulkWriter({ throttling: false })
  for (let index = 0; index < people; index++) {
    const id = `p${String(index).padStart(5, '0')}`
    const email = `pessoa${index}@rede.org`
    const place = { cargo: 'porteiro', cidade: `c${index % 9}`, igreja: `i${index % 90}` }
    void writer.set(db.doc(`User/${id}`), { name: `João Número ${index}`, email, ...place, createdAt: now })
    void writer.set(db.doc(`Login/${email}`), { user: id, salt: '$2b$10$abcdefghijklmnopqrstuv' })
    void writer.set(db.doc(`Credencial/${id}`), { password: 'A'.repeat(64), atualizadaEm: now })
  }
  await writer.close()
}
