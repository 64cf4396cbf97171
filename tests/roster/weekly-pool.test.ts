import { describe, expect, test } from 'vitest'
import { seededRandom } from '#src/roster/random.ts'
import { weeklyPools } from '#src/roster/weekly-pool.ts'

const PEOPLE = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']

/** Who is together in a pool, for each of `count` weeks of 4. */
function pools(seed: number, count: number): string[] {
  const draw = weeklyPools(PEOPLE, seededRandom(seed))
  return Array.from({ length: count }, () => draw(4).toSorted().join(''))
}

describe('weeklyPools', () => {
  test('draws everybody before anybody again', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect([...pools(seed, 3).join('')].toSorted()).toEqual(PEOPLE)
    }
  })

  test('draws other pools with another seed', () => {
    const first = Array.from({ length: 20 }, (_, seed) => pools(seed, 3).toSorted().join())
    expect(new Set(first).size).toBeGreaterThan(15)
  })

  test('orders the people anew with every refill', () => {
    const weeks = pools(1, 30)
    const rounds = Array.from({ length: 10 }, (_, n) =>
      weeks
        .slice(3 * n, 3 * n + 3)
        .toSorted()
        .join(),
    )
    expect(new Set(rounds).size).toBeGreaterThan(7)
  })

  test('refills with everyone: who finished the old bag may serve again, in a later week', () => {
    const draw = weeklyPools(['a', 'b', 'c'], seededRandom(3))
    const turns = new Map([
      ['a', 0],
      ['b', 0],
      ['c', 0],
    ])
    for (let week = 0; week < 30; week++) {
      const pool = draw(2)
      expect(new Set(pool).size).toBe(2)
      for (const person of pool) turns.set(person, (turns.get(person) ?? 0) + 1)
    }
    expect([...turns.values()]).toEqual([20, 20, 20])
  })

  test('draws nobody when nobody is wanted, and refuses more than there are', () => {
    const draw = weeklyPools(PEOPLE, seededRandom(1))
    expect(draw(0)).toEqual([])
    expect(() => draw(13)).toThrow(RangeError)
  })
})
