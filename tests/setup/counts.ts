/** How many tests a run counted. */
export type Counts = { passed: number; failed: number; skipped: number }

/** The variable that names the file in which a run leaves its counts, when another program adds several runs up. */
export const COUNTS_FILE = 'TEST_COUNTS_FILE'

/** '4896 passed, 0 failed, 2 skipped' */
export function countLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** The line of several runs together. */
export function totalLine(runs: readonly Counts[]): string {
  const sum = (key: keyof Counts) => runs.reduce((total, run) => total + run[key], 0)
  return countLine({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') })
}

/** Reads what {@link countLine} wrote. Anything else is a run that failed. */
export function parseCounts(line: string): Counts {
  const [, passed, failed, skipped = '0'] =
    /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/.exec(line) ?? []
  if (passed === undefined || failed === undefined) return { passed: 0, failed: 1, skipped: 0 }
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) }
}
