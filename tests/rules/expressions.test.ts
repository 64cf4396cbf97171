import { FirebaseError } from 'firebase/app'
import { afterAll, expect, test, vi } from 'vitest'
import { judged } from './allow-statements.ts'
import { EDGES } from './malformed.ts'
import { openStage, rulesText, send } from './stage.ts'

/** The emulator compiles the rules anew for each step, on a busy machine in many seconds. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const stage = await openStage('expressions')
afterAll(() => stage.close())

/** The dearest writes: a prayer house's lists at their longest, looked at entry by entry. */
const DEAREST = EDGES.filter(({ name }) =>
  ['28 services', '14 special days with five quantities'].includes(name),
)

/** So many expressions more, a few steps only: each loads the rules anew. */
const STEPS = [60, 30, 10, 0]

async function passes({ uid, batch }: (typeof DEAREST)[number]): Promise<boolean> {
  await stage.reset()
  try {
    await send(stage.as(uid), batch)
    return true
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false
    throw error
  }
}

test('the longest lists of a house stay within the 1,000 expressions of a request', async () => {
  expect(DEAREST).toHaveLength(2)
  const spare = new Map<string, number>()
  for (const more of STEPS) {
    const padding = `[${Array(more).fill('0').join(',')}].size() == ${more}`
    const waiting = DEAREST.filter(({ name }) => !spare.has(name))
    if (waiting.length === 0) break
    await stage.load(judged(rulesText(), 'Igreja', 'update', (present) => `(${present}) && ${padding}`))
    for (const probe of waiting) if (await passes(probe)) spare.set(probe.name, more)
  }
  console.table([...spare].map(([batch, more]) => ({ batch, 'at least to spare': more })))
  expect([...spare.keys()].sort()).toEqual(DEAREST.map(({ name }) => name).sort())
})
