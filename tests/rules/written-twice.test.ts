import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { doc, serverTimestamp, writeBatch } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { attemptUnknown, type Batch } from './batches.ts'
import { openStage, type Stage } from './stage.ts'
import { told } from './told.ts'

/** The emulator compiles the rules in each file anew, on a busy machine in many seconds. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let stage: Stage
beforeAll(async () => {
  stage = await openStage('twice')
})
beforeEach(() => stage.reset())
afterAll(() => stage.close())

/** One commit with writes of both batches, in this order: a document may be written twice. */
async function sendBoth(uid: string, first: Batch, second: Batch): Promise<void> {
  const db = stage.as(uid)
  const commit = writeBatch(db)
  for (const batch of [first, second])
    for (const [path, write] of Object.entries(batch)) {
      if (write === 'delete') commit.delete(doc(db, path))
      else if ('update' in write) commit.update(doc(db, path), write.update)
      else commit.set(doc(db, path), 'set' in write ? write.set : write.merge, { merge: 'merge' in write })
    }
  await commit.commit()
}

const ADMIN = 'uid-admin'
const renamed = (nome: string): Batch => ({ 'Cidade/cotia': { update: { nome } } })

test('a city renamed twice under one entry ends under the name that the entry says', async () => {
  await assertFails(sendBoth(ADMIN, told(ADMIN, renamed('Outra')), renamed('Terceira')))
  expect(await stage.peek('Cidade/cotia')).toEqual({ nome: 'Cotia' })
})

test('a change taken back in the same commit is no change to tell of', async () => {
  await assertFails(sendBoth(ADMIN, renamed('Outra'), told(ADMIN, renamed('Cotia'))))
})

test('of two guesses in one commit the last is kept, and counted', async () => {
  const uid = 'uid-mallory'
  const guess = attemptUnknown(uid, 'ana')
  const again: Batch = { [`Tentativa/${uid}`]: guess[`Tentativa/${uid}`] ?? 'delete' }
  const failures = async () => Number((await stage.peek('Falhas/ana'))?.['falhas'] ?? 0)
  const before = await failures()
  await assertSucceeds(sendBoth(uid, guess, again))
  expect(await failures()).toBe(before + 1)
})

test('a renewal beside a renewal changes nothing else', async () => {
  const renewal: Batch = { [`Sessao/${ADMIN}`]: { update: { lastLogin: serverTimestamp() } } }
  await assertFails(sendBoth(ADMIN, renewal, { [`Sessao/${ADMIN}`]: { update: { user: 'chefe' } } }))
})
