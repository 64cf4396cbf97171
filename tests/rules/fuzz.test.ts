import { FirebaseError } from 'firebase/app'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { forbiddenIn, stateOf } from './forbidden-states.ts'
import { pick, randomBatch, randomOf } from './random-batch.ts'
import { type Role, uidOf } from './roles.ts'
import { openStage, type Stage, send } from './stage.ts'

/** The emulator compiles the rules in each file anew, on a busy machine in many seconds. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** How long to go on after the first round of seeds began; the seeds are always the same, in the same order. */
const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 10)
const WRITES_A_SEED = 80

const PLAYERS: [Role, ...Role[]] = [
  ...([
    'admin',
    'admin',
    'secretary',
    'secretary',
    'observer',
    'memberP',
    'positionless',
    'firstAccess',
  ] as const),
  ...([
    'anonymous',
    'expired',
    'stale',
    'deleted',
    'stranger',
    'only-usuario_novo',
    'only-cargo_editar',
  ] as const),
]

let stage: Stage
beforeAll(async () => {
  stage = await openStage('fuzz')
})
afterAll(() => stage.close())

test('random writes by every role leave no forbidden state', {
  timeout: (SECONDS + 120) * 1000,
}, async () => {
  const until = Date.now() + SECONDS * 1000
  let seed = 0
  let accepted = 0
  do accepted += await play(++seed, until)
  while (Date.now() < until)
  console.info(`${seed} seeds, ${accepted} writes accepted`)
  expect(accepted).toBeGreaterThan(0)
})

/** Sends the writes of one seed to a fresh network; returns how many were accepted. */
async function play(seed: number, until: number): Promise<number> {
  const random = randomOf(seed)
  await stage.reset()
  let before = await stateOf(stage)
  let accepted = 0
  for (let count = 0; count < WRITES_A_SEED && Date.now() < until; count++) {
    const role = pick(random, PLAYERS)
    const uid = uidOf(role)
    const batch = randomBatch(random, role, uid ?? 'stranger')
    if (await isAccepted(send(stage.as(uid), batch))) accepted++
    // after a refusal too: where the answer is lost on the way, the write is sent again and refused as a repetition
    const after = await stateOf(stage)
    expect(
      forbiddenIn({ uid: uid ?? 'stranger', before, after }),
      `seed ${seed}, write ${count} by ${role}: ${JSON.stringify(batch)}`,
    ).toEqual([])
    before = after
  }
  return accepted
}

async function isAccepted(sending: Promise<void>): Promise<boolean> {
  try {
    await sending
    return true
  } catch (error) {
    if (
      error instanceof FirebaseError &&
      ['permission-denied', 'not-found', 'invalid-argument'].includes(error.code)
    )
      return false
    throw error
  }
}
