import { describe, expect, test } from 'vitest'
import { solve } from 'yalps'
import type { GenerationInput } from '#src/roster/generate-report.ts'
import { generateReport } from '#src/roster/generate-report.ts'
import { seededRandom } from '#src/roster/random.ts'
import { SCENARIOS } from '../../scripts/fairness/scenarios.ts'
import { runYears } from '../../scripts/fairness/years.ts'

describe('a year of reports keeps its goals', { timeout: 60_000 }, () => {
  test.each(SCENARIOS)('$name', (scenario) => {
    expect(runYears(scenario, [7]).broken).toEqual([])
  })
})

const GRUPO = { igreja: 'i1', cargo: 'k1', genero: 'feminino' } as const
const MONDAYS = ['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22']

/** A month of a small house, in which each person is away in some of the weeks. */
function smallMonth(seed: number): { input: GenerationInput; away: boolean[][] } {
  const random = seededRandom(seed)
  const away = Array.from({ length: 8 }, () => MONDAYS.map(() => random(100) < 30))
  const input: GenerationInput = {
    inicio: '2027-02-01',
    fim: '2027-02-28',
    igreja: { rdj: 'nao', diasRDJ: [], diasCulto: [{ dia: 'Quarta', horario: '19:30' }] },
    grupo: GRUPO,
    pessoas: away.map((weeks, index) => ({
      ...GRUPO,
      id: `p${index}`,
      name: `P${index}`,
      ausencias: MONDAYS.filter((_, week) => weeks[week]).map((de) => ({
        de,
        ate: de.replace(/\d\d$/, (day) => String(Number(day) + 6).padStart(2, '0')),
      })),
    })),
    quantidades: { atriu: 2, corredor: 1 },
    seed,
    somenteDatas: false,
  }
  return { input, away }
}

/** The fewest blanks, and with them the least most-turns of anybody: an exact model. */
function exactOptimum(
  away: readonly (readonly boolean[])[],
  places: number,
): { filled: number; most: number } {
  const variables: Record<string, Record<string, number>> = { most: { weight: -1 } }
  const constraints: Record<string, { max?: number; min?: number }> = { most: { max: MONDAYS.length } }
  away.forEach((weeks, person) => {
    constraints[`person${person}`] = { max: 0 }
    weeks.forEach((isAway, week) => {
      constraints[`week${week}`] = { max: places }
      if (isAway) return
      variables[`x${person}-${week}`] = {
        weight: 100,
        [`week${week}`]: 1,
        [`person${person}`]: 1,
        [`once${person}-${week}`]: 1,
      }
      constraints[`once${person}-${week}`] = { max: 1 }
    })
    const most = variables['most']
    if (most) most[`person${person}`] = -1
  })
  const solution = solve({
    direction: 'maximize',
    objective: 'weight',
    constraints,
    variables,
    integers: true,
  })
  const values = new Map(solution.variables)
  const filled = [...values]
    .filter(([name]) => name.startsWith('x'))
    .reduce((sum, [, value]) => sum + Math.round(value), 0)
  return { filled, most: Math.round(values.get('most') ?? 0) }
}

test('a small house is filled as far as an exact model fills it, and nobody serves more', {
  timeout: 60_000,
}, () => {
  for (let seed = 1; seed <= 25; seed++) {
    const { input, away } = smallMonth(seed)
    const { resumo } = generateReport(input)
    const exact = exactOptimum(away, 3)
    expect(3 * MONDAYS.length - resumo.vagas).toBe(exact.filled)
    expect(resumo.turnos[0]?.turnos, `seed ${seed}`).toBeLessThanOrEqual(exact.most + 1)
  }
})
