import { FirebaseError } from 'firebase/app'
import { afterAll, expect, test, vi } from 'vitest'
import { judged, type Method } from './allow-statements.ts'
import { EDGES, HONEST } from './malformed.ts'
import { openStage, rulesText, send } from './stage.ts'

/** The emulator compiles the rules in each file anew, on a busy machine in many seconds. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** Firestore evaluates no more expressions for a request. */
const LIMIT = 1000

const stage = await openStage('expressions')
afterAll(() => stage.close())

const table: { batch: string; path: string; expressions: number }[] = []
afterAll(() => console.table(table.toSorted((a, b) => b.expressions - a.expressions)))

/** The dearest writes: those that look at lists entry by entry, or at many fields. */
const DEAREST = [...HONEST, ...EDGES].filter(({ name }) =>
  [
    '28 services',
    '14 special days with five quantities',
    '20 absences and 7 weekdays',
    'every field of a profile',
    'link two people',
  ].includes(name),
)

/** Whether the batch passes when its rule evaluates about `count` expressions more, or those alone. */
async function passes({ uid, batch }: (typeof DEAREST)[number], count: number, alone = false) {
  const [path = ''] = Object.keys(batch)
  const [collection = ''] = path.split('/')
  await stage.reset()
  const method: Method = (await stage.peek(path)) ? 'update' : 'create'
  const padding = `[${Array(count).fill('0').join(',')}].size() == ${count}`
  await stage.load(
    judged(rulesText(), collection, method, (present) => (alone ? padding : `(${present}) && ${padding}`)),
  )
  try {
    await send(stage.as(uid), batch)
    return true
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false
    throw error
  }
}

/** The most expressions more with which the batch passes. */
async function room(probe: (typeof DEAREST)[number], alone = false): Promise<number> {
  let [fits, exceeds] = [0, LIMIT + 1]
  while (exceeds - fits > 8) {
    const middle = Math.floor((fits + exceeds) / 2)
    if (await passes(probe, middle, alone)) fits = middle
    else exceeds = middle
  }
  return fits
}

test.each(DEAREST)('$name: within 1,000 expressions', async (probe) => {
  const expressions = (await room(probe, true)) - (await room(probe))
  table.push({ batch: probe.name, path: Object.keys(probe.batch).join(' '), expressions })
  expect(expressions).toBeLessThan(LIMIT)
})
