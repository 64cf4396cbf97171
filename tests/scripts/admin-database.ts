import { isDeepStrictEqual } from 'node:util'
import type { Firestore } from 'firebase-admin/firestore'
import { adminFirestore } from '../../scripts/database/admin-firestore.ts'

export type Documents = Record<string, Record<string, unknown>>

/** An empty database of its own on the emulator at FIRESTORE_EMULATOR_HOST. */
export async function emptyDatabase(projectId: string): Promise<Firestore> {
  const host = process.env['FIRESTORE_EMULATOR_HOST']
  if (!host) throw new Error('FIRESTORE_EMULATOR_HOST is not set: run the tests with npm test')
  const url = `http://${host}/emulator/v1/projects/${projectId}/databases/(default)/documents`
  const response = await fetch(url, { method: 'DELETE' })
  if (!response.ok) throw new Error(`The database could not be cleared: ${response.status}`)
  return adminFirestore(projectId)
}

export async function writeDocuments(db: Firestore, documents: Documents): Promise<void> {
  const writer = db.bulkWriter()
  for (const [path, fields] of Object.entries(documents)) void writer.set(db.doc(path), fields)
  await writer.close()
}

/** Every document by path. */
export async function readDatabase(db: Firestore): Promise<Documents> {
  const documents: Documents = {}
  for (const collection of await db.listCollections()) {
    for (const document of (await collection.get()).docs) documents[document.ref.path] = document.data()
  }
  return documents
}

/** The same once nothing arrives any more: what a killed process had sent may still be on its way. */
export async function readSettledDatabase(db: Firestore): Promise<Documents> {
  for (let before = await readDatabase(db); ; ) {
    const documents = await readDatabase(db)
    if (isDeepStrictEqual(documents, before)) return documents
    before = documents
  }
}
