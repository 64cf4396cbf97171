import { type GenerationInput, generateReport } from '../../src/roster/generate-report.ts'
import { demoPerson } from '../demo/people.ts'
import { median, type Row, row } from './row.ts'

/** In a row: a worker makes many reports, and the first few only warm it up. */
const RUNS = 31
const PEOPLE = 10_000

const GRUPO = { igreja: 'casa', cargo: 'porteiro', genero: 'feminino' } as const

/** As the worker has it: a message brings it as a structured clone. */
const INPUT: GenerationInput = structuredClone({
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
    // by id, as the database gives them
    id: `p${String(index).padStart(5, '0')}`,
  })),
  quantidades: { atriu: 5, corredor: 5, banheiro: 5, estacionamento: 5 },
  seed: 42,
  somenteDatas: false,
})

/** A month of one house: the best of 8 draws among 40 people. */
const MONTH: GenerationInput = {
  ...INPUT,
  fim: '2026-01-31',
  pessoas: INPUT.pessoas.slice(0, 40),
  quantidades: { atriu: 2, corredor: 2, banheiro: 2, estacionamento: 2 },
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
    row({
      name: 'Generating a month of one house: 3 services a week, 8 posts, the best of 8 draws among 40 people',
      value: median(times(() => generateReport(MONTH))),
      unit: 'ms',
      goal: 5,
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
