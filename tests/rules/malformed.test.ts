import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { afterAll, beforeAll, describe, test, vi } from 'vitest'
import { EDGES, HONEST, MALFORMED, PARTIAL } from './malformed.ts'
import { openStage, type Stage, send } from './stage.ts'

/** The emulator compiles the rules in each file anew, on a busy machine in many seconds. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let stage: Stage
beforeAll(async () => {
  stage = await openStage('malformed')
})
afterAll(() => stage.close())

describe('accepted', () => {
  test.each([...HONEST, ...EDGES])('$name', async ({ uid, batch }) => {
    await stage.reset()
    await assertSucceeds(send(stage.as(uid), batch))
  })
})

/** Attempts and log-ins are only well formed while the attempts of the populated network are fresh. */
const FRESH = 50

for (const [kind, refusals] of Object.entries({ partial: PARTIAL, malformed: MALFORMED })) {
  describe(`refused because ${kind}`, () => {
    for (const [index, { what, uid, batch }] of refusals.entries()) {
      test(what, async () => {
        if (index % FRESH === 0) await stage.reset()
        await assertFails(send(stage.as(uid), batch))
      })
    }
  })
}
