import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Sets the clock of each test of this file to one instant, where it stays: no minute, day or month turns between what a test computes and
 * what the page does. Timers and the server's clock go on, so choose an instant in the past.
 */
export function stopClock(instant: string): void {
  beforeEach(() => {
    vi.setSystemTime(new Date(instant))
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
