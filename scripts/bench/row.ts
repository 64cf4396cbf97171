/** One figure of the bench: it holds when it is at most the goal. `reference` and `goal` are in `unit` too. */
export type Row = {
  name: string
  value: number
  unit: string
  /** what the figure is compared with, measured in the same run; null when the goal stands by itself */
  reference: number | null
  goal: number
  holds: boolean
}

type Measured = { name: string; value: number; unit: string; reference?: number; goal: number }

/** Rounds to tenths, and judges what is printed. */
export function row({ name, value, unit, reference, goal }: Measured): Row {
  const [shown, most] = [tenths(value), tenths(goal)]
  return {
    name,
    value: shown,
    unit,
    reference: reference === undefined ? null : tenths(reference),
    goal: most,
    holds: shown <= most,
  }
}

/** The middle one; of an even number, the mean of the middle two. @throws RangeError for none */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const high = sorted[Math.floor(sorted.length / 2)]
  const low = sorted[Math.ceil(sorted.length / 2) - 1]
  if (high === undefined || low === undefined) throw new RangeError('The median of nothing')
  return (low + high) / 2
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
