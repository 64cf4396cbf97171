import { type GenerationInput, generateReport } from '../../src/roster/generate-report.ts'
import { demoPerson } from '../demo/people.ts'
import { median, type Row, row } from './row.ts'

const RUNS = 9
const PEOPLE = 10_000

const GRUPO = { igreja: 'casa', cargo: 'porteiro', genero: 'feminino' } as const

const INPUT: GenerationInput = {
  grupo: GRUPO,
  inicio: '2026-01-01',
  fim: '2030-12-31',
  igreja: {
    rdj: 'sim',
    diasCulto: [
      { dia: 'Domingo', horario: '18:30' },
      { dia: 'Quarta', horario: '19:30' },
    ],
    diasRDJ: [{ dia: 'Domingo', horario: '10:00' }],
  },
  pessoas: Array.from({ length: PEOPLE }, (_, index) => ({
    ...demoPerson(index),
    ...GRUPO,
    id: `p${index}`,
  })),
  quantidades: { atriu: 5, corredor: 5, banheiro: 5, estacionamento: 5 },
  seed: 42,
  somenteDatas: false,
}

/** Generating the largest report, in Node at full speed, beside reading its input from JSON once. */
export function measureGeneration(): Row[] {
  const json = JSON.stringify(INPUT)
  return [
    row({
      name: 'Generating 5 years, 3 services a week, 20 posts, out of 10,000 people (reference: reading the same input once)',
      value: median(times(() => generateReport(INPUT))),
      unit: 'ms',
      reference: median(times(() => JSON.parse(json))),
      goal: 50,
    }),
  ]
}

function times(work: () => unknown): number[] {
  return Array.from({ length: RUNS }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
}
