import { assertSucceeds } from '@firebase/rules-unit-testing'
import { FirebaseError } from 'firebase/app'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { judged } from './allow-statements.ts'
import { type Lawful, lawfulSubstitutions, prepare, substitutionAttacks } from './attacks-substitution.ts'
import { nearSubstitutions } from './near-substitution.ts'
import { edgeSubstitutions } from './near-substitution-edges.ts'
import { openStage, rulesText, type Stage, send } from './stage.ts'
import { LARGE, SMALL } from './substitution.ts'

/** The emulator compiles the rules in each file anew, on a busy machine in many seconds. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** Firestore evaluates no more expressions for a request. */
const LIMIT = 1000

let stage: Stage
beforeAll(async () => {
  stage = await openStage('substitution')
})
afterAll(() => stage.close())

test('there are at least 60 attacks', () => {
  expect(substitutionAttacks(SMALL).length).toBeGreaterThanOrEqual(60)
})

describe.each([
  ['7 kB', SMALL],
  ['870 kB', LARGE],
])('in a report of %s', (_size, at) => {
  test.each(lawfulSubstitutions(at))('one may $does', async ({ given, uid, batch }) => {
    await prepare(stage, at, given)
    await assertSucceeds(send(stage.as(uid), batch))
  })

  describe('nobody gets', () => {
    beforeAll(() => prepare(stage, at, {}))
    test.each(substitutionAttacks(at))('$wants', async ({ play }) => {
      await play(stage)
    })
  })
})

describe('at the edges', () => {
  test.each(edgeSubstitutions(SMALL))('one may $does', async ({ given, uid, batch }) => {
    await prepare(stage, SMALL, given)
    await assertSucceeds(send(stage.as(uid), batch))
  })

  describe('nobody gets', () => {
    beforeAll(() => prepare(stage, SMALL, {}))
    test.each(nearSubstitutions(SMALL))('$wants', async ({ play }) => {
      await play(stage)
    })
  })
})

const DEAREST = ['accept', 'exchange']

test.each(lawfulSubstitutions(LARGE).filter(({ does }) => DEAREST.includes(does)))(
  'to $does leaves room among 1,000 expressions',
  async (lawful) => {
    let [fits, exceeds] = [0, LIMIT]
    while (exceeds - fits > 32) {
      const middle = Math.floor((fits + exceeds) / 2)
      if (await passes(lawful, middle)) fits = middle
      else exceeds = middle
    }
    await stage.load(rulesText())
    console.info(`${lawful.does}: about ${LIMIT - fits} expressions`)
    expect(fits).toBeGreaterThan(0)
  },
)

/** Whether it passes when the rule of the report evaluates so many expressions more. */
async function passes({ given, uid, batch }: Lawful, more: number): Promise<boolean> {
  const padding = `[${Array(more).fill('0').join(',')}].size() == ${more}`
  await stage.load(judged(rulesText(), 'Reports', 'update', (present) => `(${present}) && ${padding}`))
  await prepare(stage, LARGE, given)
  try {
    await send(stage.as(uid), batch)
    return true
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return false
    throw error
  }
}
