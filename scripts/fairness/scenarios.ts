import type { House } from './simulate.ts'

/** What must hold, over the seeds: `gap` of the mean, the others of the worst year. Absent: only shown. */
export type Goals = {
  gap?: number
  backToBack?: number
  over?: number
  blanks?: number
  samePost?: number
  postShare?: number
  apart?: number
}

export type Scenario = { name: string; house: House; goals: Goals }

const EIGHT = { atriu: 2, corredor: 2, banheiro: 2, estacionamento: 2 }
const FOUR = { atriu: 1, corredor: 1, banheiro: 1, estacionamento: 1 }
const UNEVEN = { atriu: 3, corredor: 1, banheiro: 1, estacionamento: 1 }
const REPORTS = ['semanas', 'meses'] as const

/** Nobody away: the bounds of counting. Where all posts are of one kind the last two say nothing. */
const STRICT: Goals = { gap: 1, backToBack: 0, over: 0, blanks: 0, samePost: 1, postShare: 1.5 }

const SIZES: [string, number, House['quantidades']][] = [
  ['9 pessoas, 4 por culto', 9, FOUR],
  ['16 pessoas, 8 por culto', 16, EIGHT],
  ['22 pessoas, 8 por culto', 22, EIGHT],
  ['41 pessoas, 8 por culto', 41, EIGHT],
  ['100 pessoas, 8 por culto', 100, EIGHT],
  ['5 pessoas, 1 no som', 5, { som: 1 }],
]

const MEAN_GAP = { 10: 3, 20: 3.5, 30: 4.5 } as const

const house = (more: Partial<House>): House => ({ people: 22, quantidades: EIGHT, reports: 'meses', ...more })

export const SCENARIOS: Scenario[] = [
  ...SIZES.flatMap(([name, people, quantidades]) =>
    REPORTS.map((reports) => ({
      name: `${name}, ${inReports(reports)}`,
      house: { people, quantidades, reports },
      goals: STRICT,
    })),
  ),
  ...([10, 20, 30] as const).flatMap((absent) =>
    REPORTS.map((reports) => ({
      name: `22 pessoas, ${absent} % ausentes, ${inReports(reports)}`,
      house: house({ absent, reports }),
      goals: { gap: MEAN_GAP[absent], over: 0, blanks: 0, samePost: 1, postShare: 1.5 },
    })),
  ),
  {
    name: '22 pessoas, 6 não servem no Átrio',
    house: house({ barred: 6 }),
    goals: { gap: 1, backToBack: 0, over: 0, blanks: 0 },
  },
  {
    name: '22 pessoas, 3 casais',
    house: house({ couples: 3 }),
    goals: { gap: 2, backToBack: 0, over: 0, blanks: 0, apart: 0 },
  },
  {
    name: '22 irmãs e 22 irmãos em duas escalas, 4 casais',
    house: house({ partners: 4 }),
    goals: { gap: 1, backToBack: 0, over: 0, blanks: 0, apart: 0 },
  },
  ...([10, 20] as const).map((absent) => ({
    name: `22 irmãs e 22 irmãos em duas escalas, 4 casais, ${absent} % ausentes`,
    house: house({ partners: 4, absent }),
    goals: { gap: MEAN_GAP[absent], over: 0, blanks: 0 },
  })),
  {
    name: '22 pessoas, 3 casais, 20 % ausentes',
    house: house({ couples: 3, absent: 20 }),
    goals: { gap: MEAN_GAP[20], over: 0, blanks: 0 },
  },
  {
    name: '22 pessoas, 6 com limite de 1 por mês',
    house: house({ capped: 6 }),
    goals: { over: 0, blanks: 0 },
  },
  {
    name: '22 pessoas, 3 começam no meio do ano',
    house: house({ newcomers: 3 }),
    goals: { over: 0, blanks: 0 },
  },
  { name: '22 pessoas, 3 também no som', house: house({ elsewhere: 3 }), goals: { gap: 3, blanks: 0 } },
  { name: '22 pessoas, 4 só podem aos domingos', house: house({ sundaysOnly: 4 }), goals: { blanks: 0 } },
  {
    name: '22 pessoas, quantidades desiguais (3, 1, 1, 1)',
    house: house({ quantidades: UNEVEN }),
    goals: { gap: 1, backToBack: 0, over: 0, blanks: 0 },
  },
]

function inReports(reports: House['reports']): string {
  return reports === 'semanas' ? 'relatórios de 4 semanas' : 'relatórios de um mês'
}
