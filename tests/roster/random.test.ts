import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom, sfc32, shuffled } from '#src/roster/random.ts'

describe('sfc32', () => {
  /** Computed apart, with unbounded integers reduced modulo 2^32. */
  test.each([
    [0, [1363572419, 145230303, 808754475, 4216505632]],
    [1, [2012149540, 1872316204, 1707632675, 1779833415]],
    [2 ** 32 - 1, [1984736529, 3747275468, 1287205723, 2021412065]],
    [Number.MAX_SAFE_INTEGER, [3268402823, 2602357022, 3266425223, 182731693]],
  ])('seed %i', (seed, expected) => {
    const next = sfc32(seed)
    expect(expected.map(() => next())).toEqual(expected)
  })
})

describe('seededRandom', () => {
  test('stays below the limit', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 1, max: 10_000 }), (seed, limit) => {
        const value = seededRandom(seed)(limit)
        expect(Number.isInteger(value) && value >= 0 && value < limit).toBe(true)
      }),
    )
  })
})

describe('shuffled', () => {
  test('keeps every item and leaves the original alone', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.array(fc.integer()), (seed, items) => {
        const before = [...items]
        const result = shuffled(items, seededRandom(seed))
        expect(result.toSorted()).toEqual(items.toSorted())
        expect(items).toEqual(before)
      }),
    )
  })

  test('puts every item in every place about as often', () => {
    const random = seededRandom(7)
    const rounds = 6000
    const seen = new Map<string, number>()
    for (let round = 0; round < rounds; round++) {
      const order = shuffled(['a', 'b', 'c'], random).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect([...seen.keys()].toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
    // 1000 expected each, standard deviation 29: the seed is fixed, so this is no gamble.
    for (const count of seen.values()) expect(Math.abs(count - rounds / 6)).toBeLessThan(5 * 29)
  })
})
