import { FirebaseError } from 'firebase/app'
import { and, collection, doc, type Firestore, getDoc, getDocs, or, query, where } from 'firebase/firestore'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lookUpsOf } from '../../scripts/cost/look-ups.ts'
import { judged, type Method } from './allow-statements.ts'
import { HONEST } from './malformed.ts'
import { openStage, rulesText, send } from './stage.ts'

/** The emulator compiles the rules in each file anew, on a busy machine in many seconds. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** Firestore's limit for a query, and for a single write. */
const LIMIT = 10

/** Something that the rules allow, and the rule that it is to be measured by. */
type Probe = {
  collection: string
  method: Method
  by: string
  uid: string
  run: (db: Firestore) => Promise<unknown>
}

const active = where('ativo', '==', true)
const READS: Probe[] = [
  read('Login', 'anonymous', 'ana@rede.org'),
  read('User', 'memberP', 'memberP'),
  read('User', 'secretary', 'ana'),
  list('User', 'secretary', (db) => getDocs(collection(db, 'User'))),
  ...['Cidade', 'Cargo', 'Igreja'].map((name) =>
    list(name, 'memberP', (db) => getDocs(collection(db, name))),
  ),
  read('Reports', 'memberP', 'com-todos'),
  list('Reports', 'secretary', (db) => getDocs(collection(db, 'Reports'))),
  list('Reports', 'memberP', (db) =>
    getDocs(query(collection(db, 'Reports'), active, where('pessoas', 'array-contains', 'memberP'))),
  ),
  list('Reports', 'memberP', (db) =>
    getDocs(query(collection(db, 'Reports'), active, where('igreja', '==', 'centro'))),
  ),
  list('Reports', 'memberP', (db) =>
    getDocs(
      query(
        collection(db, 'Reports'),
        and(active, or(where('pessoas', 'array-contains', 'memberP'), where('igreja', '==', 'centro'))),
      ),
    ),
  ),
  list('Reports', 'observer', (db) =>
    getDocs(query(collection(db, 'Reports'), active, where('igreja', '==', 'norte'))),
  ),
  read('Disponibilidade', 'secretary', 'ana'),
  list('Disponibilidade', 'secretary', (db) =>
    getDocs(query(collection(db, 'Disponibilidade'), where('igreja', '==', 'centro'))),
  ),
  list('Vinculo', 'secretary', (db) =>
    getDocs(query(collection(db, 'Vinculo'), where('igrejas', 'array-contains', 'centro'))),
  ),
  read('Estado', 'anonymous', 'reports'),
  read('Diretorio', 'memberP', 'centro'),
  list('Diretorio', 'secretary', (db) => getDocs(collection(db, 'Diretorio'))),
  list('Trocas', 'memberP', (db) => getDocs(query(collection(db, 'Trocas'), where('de', '==', 'memberP')))),
  read('Avisos', 'recent', 'ana'),
  read('Envios', 'secretary', 'centro_2026-11'),
  list('Versoes', 'secretary', (db) => getDocs(collection(db, 'Reports/centro/Versoes'))),
  list('Log', 'admin', (db) => getDocs(collection(db, 'Log'))),
]

function read(name: string, role: string, id: string): Probe {
  return {
    collection: name,
    method: 'get',
    by: role,
    uid: `uid-${role}`,
    run: (db) => getDoc(doc(db, name, id)),
  }
}

function list(name: string, role: string, run: Probe['run']): Probe {
  return { collection: name, method: 'list', by: role, uid: `uid-${role}`, run }
}

/** Each write of each honest batch, judged by its own rule. */
async function writes(): Promise<Probe[]> {
  await stage.reset()
  const probes = HONEST.flatMap(({ name, uid, batch }) =>
    Object.entries(batch).map(async ([path, write]): Promise<Probe> => {
      const top = path.split('/').at(-2) ?? ''
      const before = await stage.peek(path)
      const method = write === 'delete' ? 'delete' : before ? 'update' : 'create'
      return { collection: top, method, by: name, uid, run: (db) => send(db, batch) }
    }),
  )
  return Promise.all(probes)
}

const stage = await openStage('look-ups')
afterAll(() => stage.close())

/** The rules in which the probe's method needs look-ups of `count` other documents, after its present condition or instead of it. */
function withOthers({ collection: name, method }: Probe, count: number, instead = false): string {
  const others = Array.from(
    { length: count },
    (_, index) => `!exists(/databases/$(database)/documents/Other/o${index})`,
  )
  return judged(rulesText(), name, method, (present) =>
    [instead ? 'true' : `(${present})`, ...others].join(' && '),
  )
}

async function passes({ run, uid, method }: Probe): Promise<boolean> {
  try {
    await run(stage.as(uid))
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false
    throw error
  }
  if (method !== 'get' && method !== 'list') await stage.reset()
  return true
}

/** How many look-ups the emulator lets such a probe make: it is more generous with queries than Firestore. */
async function roomFor(probe: Probe): Promise<number> {
  for (let count = 2 * LIMIT; count > 0; count--) {
    await stage.load(withOthers(probe, count, true))
    if (await passes(probe)) return count
  }
  return 0
}

const room = new Map<boolean, number>()
beforeAll(async () => {
  for (const method of ['get', 'list'] as const) {
    const probe = READS.find((read) => read.collection === 'Reports' && read.method === method)
    if (probe) room.set(method === 'list', await roomFor(probe))
  }
})

/** Those of the probes, judged by one rule, that the rule refuses when it has room for `most` look-ups of its own. */
async function dearerThan(most: number, probes: Judged): Promise<Probe[]> {
  const start = room.get(probes[0].method === 'list') ?? 0
  await stage.load(withOthers(probes[0], start - most))
  const dearer: Probe[] = []
  for (const probe of probes) if (!(await passes(probe))) dearer.push(probe)
  return dearer
}

type Judged = [Probe, ...Probe[]]

/** The probes by their row of scripts/cost/look-ups.ts, and in it by the rule that judges them. */
async function byRow(): Promise<{ row: string; most: number; rules: Judged[] }[]> {
  const rows = new Map<string, { row: string; most: number; rules: Map<string, Judged> }>()
  for (const probe of [...READS, ...(await writes())]) {
    const { collection: name, method, uid } = probe
    const who = uid.includes('member') ? 'member' : 'staff'
    const row = `${name} ${method === 'get' || method === 'list' ? method : 'write'}`
    const most = lookUpsOf(row, who)
    const key = `${row}, ${most}`
    const known = rows.get(key) ?? { row, most, rules: new Map<string, Judged>() }
    const before = known.rules.get(method)
    known.rules.set(method, before ? [...before, probe] : [probe])
    rows.set(key, known)
  }
  return [...rows.values()].map(({ row, most, rules }) => ({ row, most, rules: [...rules.values()] }))
}

test.each(await byRow())('$row: at most $most', async ({ most, rules }) => {
  expect(most).toBeLessThanOrEqual(LIMIT)
  for (const probes of rules) expect((await dearerThan(most, probes)).map(({ by }) => by)).toEqual([])
})
