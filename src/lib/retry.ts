/** No operation is retried longer than this (specification, section 9: the storage client's operation limit). */
export const MAX_OPERATION_MS = 120_000
const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 16_000

export type Clock = { now: () => number; sleep: (ms: number) => Promise<void>; random: () => number }

const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => Math.random(),
}

/** Exponential backoff with up to 25 % of jitter: 0.5 s, 1 s, 2 s ... 16 s. `attempt` counts from 0. */
export function backoffMs(attempt: number, random: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS) * (1 + random / 4)
}

/**
 * Runs `operation` until it succeeds, fails with an error that is not transient, or the next try would start more than `limitMs`
 * after the first; then the last error is thrown. `onRetry` is told the attempt about to be made, counting from 1.
 */
export async function retry<T>(
  operation: () => Promise<T>,
  isTransient: (error: unknown) => boolean,
  { clock = systemClock, limitMs = MAX_OPERATION_MS, onRetry = (_attempt: number) => {} } = {},
): Promise<T> {
  const start = clock.now()
  for (let attempt = 0; ; attempt++) {
    try {
      return await operation()
    } catch (error) {
      const delay = backoffMs(attempt, clock.random())
      if (!isTransient(error) || clock.now() + delay - start > limitMs) throw error
      await clock.sleep(delay)
      onRetry(attempt + 1)
    }
  }
}
