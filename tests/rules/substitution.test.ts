import { assertSucceeds } from '@firebase/rules-unit-testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { lawfulSubstitutions, prepare, substitutionAttacks } from './attacks-substitution.ts'
import { openStage, type Stage, send } from './stage.ts'
import { LARGE, SMALL } from './substitution.ts'

/** The emulator compiles the rules in each file anew, on a busy machine in many seconds. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

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

  test.each(substitutionAttacks(at))('nobody gets $wants', async ({ play }) => {
    await play(stage)
  })
})
