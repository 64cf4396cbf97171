/** A number in [0, 1) that nobody can foresee. */
export function secureRandom(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn / 2 ** 32
}
