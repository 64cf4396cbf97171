import { measure, type Unfairness, worstOf } from './measure.ts'
import type { Goals, Scenario } from './scenarios.ts'
import { simulate } from './simulate.ts'

/** What several years of a scenario came to: the mean gap, and the worst of everything. */
export type Result = Unfairness & { meanGap: number; broken: string[] }

export function runYears({ house, goals }: Scenario, seeds: readonly number[]): Result {
  const years = seeds.map((seed) => measure(simulate(house, seed)))
  const meanGap = years.reduce((sum, { gap }) => sum + gap, 0) / years.length
  const result: Unfairness = { ...worstOf(years), apart: Math.max(...years.map((year) => year.apart)) }
  return { ...result, meanGap, broken: brokenGoals(goals, result, meanGap) }
}

function brokenGoals(goals: Goals, result: Unfairness, meanGap: number): string[] {
  const keys = ['backToBack', 'over', 'blanks', 'samePost', 'postShare', 'apart'] as const
  return [
    ...(goals.gap !== undefined && meanGap > goals.gap ? [`mean gap ${meanGap} > ${goals.gap}`] : []),
    // nobody waits longer than one turn over the bound
    ...(goals.backToBack === 0 && result.wait > 2 * result.waitBound ? [`wait ${result.wait}`] : []),
    ...keys.flatMap((key) => {
      const goal = goals[key]
      return goal !== undefined && result[key] > goal + 1e-9 ? [`${key} ${result[key]} > ${goal}`] : []
    }),
  ]
}
