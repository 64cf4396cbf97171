import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ATTACKS } from './attack-themes.ts'
import { openStage, type Stage } from './stage.ts'

/** The emulator compiles the rules in each file anew, on a busy machine in many seconds. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let stage: Stage
beforeAll(async () => {
  stage = await openStage('attacks')
})
beforeEach(() => stage.reset())
afterAll(() => stage.close())

test('there are at least 60 attacks', () => {
  expect(Object.values(ATTACKS).flat().length).toBeGreaterThanOrEqual(60)
})

describe.each(Object.entries(ATTACKS))('%s: the attacker wants', (_theme, attacks) => {
  test.each(attacks)('$wants', async ({ play }) => {
    await play(stage)
  })
})
