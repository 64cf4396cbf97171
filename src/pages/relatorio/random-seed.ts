/** A seed for a new report: a whole number from 0 to Number.MAX_SAFE_INTEGER, 53 bits of the browser's own randomness. */
export function randomSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high >>> 11) * 2 ** 32 + low
}
