import { expect, test } from 'vitest'
import { backoffMs, MAX_OPERATION_MS, retry } from '#src/lib/retry.ts'

/** A clock that only sleeping moves; `slept` is what it slept, in ms. */
function fakeClock() {
  const slept: number[] = []
  let now = 0
  const sleep = async (ms: number) => {
    slept.push(ms)
    now += ms
  }
  return { slept, clock: { now: () => now, sleep, random: () => 0 } }
}

const broken = new Error('unavailable')

test('waits twice as long before each try, up to 16 s, with at most a quarter more', () => {
  expect([0, 1, 2, 5, 9].map((attempt) => backoffMs(attempt, 0))).toEqual([500, 1000, 2000, 16_000, 16_000])
  expect(backoffMs(0, 1)).toBe(625)
})

test('tries again until it succeeds, and tells each time', async () => {
  const { slept, clock } = fakeClock()
  const told: number[] = []
  let tries = 0
  const operation = async () => {
    tries++
    if (tries < 4) throw broken
    return 'done'
  }
  expect(await retry(operation, () => true, { clock, onRetry: (attempt) => told.push(attempt) })).toBe('done')
  expect(slept).toEqual([500, 1000, 2000])
  expect(told).toEqual([1, 2, 3])
})

test('gives up with the last error before 120 s are over', async () => {
  expect(MAX_OPERATION_MS).toBe(120_000)
  const { slept, clock } = fakeClock()
  await expect(
    retry(
      () => Promise.reject(broken),
      () => true,
      { clock },
    ),
  ).rejects.toBe(broken)
  expect(clock.now()).toBeLessThanOrEqual(MAX_OPERATION_MS)
  expect(clock.now() + backoffMs(slept.length, 0)).toBeGreaterThan(MAX_OPERATION_MS)
})

test('never repeats what is not transient', async () => {
  const { slept, clock } = fakeClock()
  await expect(
    retry(
      () => Promise.reject(broken),
      () => false,
      { clock },
    ),
  ).rejects.toBe(broken)
  expect(slept).toEqual([])
})
