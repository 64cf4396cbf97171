/** Seeded randomness: the same seed draws the same report, in every browser. */

/** A whole number, 0 included, `limit` excluded. */
export type RandomBelow = (limit: number) => number

/**
 * sfc32 ("small fast counter") by Chris Doty-Humphrey, public domain, seeded as in his PractRand
 * (https://pracrand.sourceforge.net). Returns unsigned 32-bit integers. Not for secrets.
 */
export function sfc32(seed: number): () => number {
  let a = 0
  let b = seed >>> 0
  let c = Math.floor(seed / 2 ** 32) >>> 0
  let counter = 1
  const next = () => {
    const result = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + result) | 0
    return result >>> 0
  }
  // The first outputs still show the seed's pattern.
  for (let round = 0; round < 12; round++) next()
  return next
}

/** `seed`: a whole number from 0 to Number.MAX_SAFE_INTEGER. The bias is below limit / 2^32. */
export function seededRandom(seed: number): RandomBelow {
  const next = sfc32(seed)
  return (limit) => Math.floor((next() / 2 ** 32) * limit)
}

/** A new array in random order: Fisher and Yates' shuffle, inside out (Knuth, TAOCP 2, 3.4.2). */
export function shuffled<Item extends NonNullable<unknown>>(
  items: readonly Item[],
  random: RandomBelow,
): Item[] {
  const result: Item[] = []
  items.forEach((item, count) => {
    const place = random(count + 1)
    const displaced = result[place]
    if (displaced !== undefined) result.push(displaced)
    result[place] = item
  })
  return result
}
