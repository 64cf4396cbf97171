import { readFileSync } from 'node:fs'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDoc,
  getFirestore,
  setLogLevel,
  terminate,
  writeBatch,
} from 'firebase/firestore'
import type { Batch } from './batches.ts'
import type { Docs } from './network.ts'
import { populated, type Role, uidOf } from './roles.ts'

/** The database with the rules before it: one for each test file or lane, in a project of its own. */
export type Stage = {
  /** Firestore as the identity `uid` sees it, or without one. */
  as(uid: string | undefined): Firestore
  asRole(role: Role): Firestore
  /** Firestore past the rules. */
  past: Firestore
  /** Puts other rules before the database. */
  load(rules: string): Promise<void>
  /** Empties the database and fills it with the populated network. */
  reset(): Promise<void>
  /** Puts these documents back as the populated network has them. */
  restore(paths: string[]): Promise<void>
  /** Writes documents past the rules. */
  put(docs: Docs): Promise<void>
  /** Reads a document past the rules. */
  peek(path: string): Promise<Record<string, unknown> | undefined>
  close(): Promise<void>
}

export function rulesText(): string {
  return readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
}

/** Opens a stage on the emulator at FIRESTORE_EMULATOR_HOST; `name` keeps it apart from the others. */
export async function openStage(name: string, rules = rulesText()): Promise<Stage> {
  const projectId = `demo-rules-${name}`
  const { host, port } = emulator()
  const withRules = (text: string) =>
    initializeTestEnvironment({ projectId, firestore: { rules: text, host, port } })
  const environment = await withRules(rules)
  const open = new Map<string, Firestore>()
  setLogLevel('silent')

  function connect(identity: string, mockUserToken: { sub: string } | 'owner' | undefined): Firestore {
    const known = open.get(identity)
    if (known) return known
    const db = getFirestore(initializeApp({ projectId }, `${projectId} ${identity}`))
    connectFirestoreEmulator(db, host, port, mockUserToken && { mockUserToken })
    open.set(identity, db)
    return db
  }

  const as = (uid: string | undefined) =>
    uid === undefined ? connect('stranger', undefined) : connect(`uid ${uid}`, { sub: uid })
  const past = connect('past the rules', 'owner')
  const put = (docs: Docs) =>
    send(past, Object.fromEntries(Object.entries(docs).map(([path, fields]) => [path, { set: fields }])))

  return {
    as,
    asRole: (role) => as(uidOf(role)),
    past,
    load: async (text) => (await withRules(text)).cleanup(),
    reset: async () => {
      await environment.clearFirestore()
      await put(populated())
    },
    restore: async (paths) => {
      const docs = populated()
      await send(past, Object.fromEntries(paths.map((path) => [path, asBefore(docs[path])])))
    },
    put,
    peek: async (path) => (await getDoc(doc(past, path))).data(),
    close: async () => {
      await Promise.all([...open.values()].map(async (db) => terminate(db).then(() => deleteApp(db.app))))
      await environment.cleanup()
    },
  }
}

const asBefore = (fields: Docs[string] | undefined) => (fields ? { set: fields } : 'delete')

function emulator(): { host: string; port: number } {
  const address = process.env['FIRESTORE_EMULATOR_HOST']
  if (!address)
    throw new Error(
      'FIRESTORE_EMULATOR_HOST is not set: the global setup of Vitest sets it (tests/setup/emulators.ts)',
    )
  const [host = '', port = ''] = address.split(':')
  return { host, port: Number(port) }
}

/** Sends a batch: all of its writes or none. */
export async function send(db: Firestore, writes: Batch): Promise<void> {
  const batch = writeBatch(db)
  for (const [path, write] of Object.entries(writes)) {
    const reference = doc(db, path)
    if (write === 'delete') batch.delete(reference)
    else if ('set' in write) batch.set(reference, write.set)
    else if ('merge' in write) batch.set(reference, write.merge, { merge: true })
    else batch.update(reference, write.update)
  }
  await batch.commit()
}
