import type { Posto, Quantidades, ReportDay } from '../../src/domain/entities.ts'
import { POSTOS } from '../../src/domain/entities.ts'
import { shiftDays, shownDate, toStored } from '../../src/lib/service-time.ts'
import { type GeneratedReport, generateReport } from '../../src/roster/generate-report.ts'
import { type RandomBelow, seededRandom } from '../../src/roster/random.ts'
import type { Couple, RosterPerson } from '../../src/roster/roster-person.ts'
import type { OtherReport } from '../../src/roster/serving-context.ts'

/** A house over a year of reports. */
export type House = {
  people: number
  quantidades: Quantidades
  /** '4 semanas' or calendar months */
  reports: 'semanas' | 'meses'
  /** per cent of the person-weeks in which somebody is away; the first four Sundays-only people never come on Wednesdays */
  absent?: number
  sundaysOnly?: number
  /** how many have a limit of one week a month, do not serve the first post, serve as couples, begin in the 27th week, or have a turn elsewhere each week */
  capped?: number
  barred?: number
  couples?: number
  newcomers?: number
  elsewhere?: number
}

export type Year = {
  house: House
  people: RosterPerson[]
  couples: Couple[]
  others: OtherReport[]
  reports: GeneratedReport[]
  days: ReportDay[]
  weeks: number
}

const GROUP = { igreja: 'casa', cargo: 'porteiro', genero: 'feminino' } as const
/** A Monday; 52 weeks from it end on a Sunday. */
const START = toStored('2027-01-04', '00:00')
const WEEKS = 52

const TIMES = {
  rdj: 'nao' as const,
  diasRDJ: [],
  diasCulto: [
    { dia: 'Quarta' as const, horario: '19:30' },
    { dia: 'Domingo' as const, horario: '18:30' },
  ],
}

/** A year of reports, one after the other, each knowing those before. */
export function simulate(house: House, seed: number): Year {
  const random = seededRandom(seed)
  const people = peopleOf(house, random)
  const couples: Couple[] = Array.from({ length: house.couples ?? 0 }, (_, pair) => {
    // from the end, where nobody has another limit
    const last = people.length - 1 - 2 * pair
    return { pessoas: [people[last - 1]?.id ?? '', people[last]?.id ?? ''], tipo: 'juntos' }
  })
  const others = elsewhere(house, people, random)
  const days: ReportDay[] = []
  const reports = ranges(house.reports).map(({ inicio, fim }, index) => {
    const report = generateReport({
      inicio,
      fim,
      igreja: TIMES,
      grupo: GROUP,
      pessoas: people,
      quantidades: house.quantidades,
      seed: seed * 1000 + index,
      somenteDatas: false,
      historico: [...days],
      outros: others,
      couples,
    })
    days.push(...report.dias)
    return report
  })
  return { house, people, couples, others, reports, days, weeks: WEEKS }
}

function ranges(kind: House['reports']): { inicio: string; fim: string }[] {
  const last = shiftDays(START, WEEKS * 7 - 1)
  const found: { inicio: string; fim: string }[] = []
  for (let from = START; from <= last; ) {
    const month = new Date(from)
    const until =
      kind === 'semanas' ? shiftDays(from, 27) : Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)
    found.push({ inicio: shownDate(from), fim: shownDate(Math.min(until, last)) })
    from = shiftDays(until, 1)
  }
  return found
}

function peopleOf(house: House, random: RandomBelow): RosterPerson[] {
  const { people, absent = 0, sundaysOnly = 0, capped = 0, barred = 0, newcomers = 0 } = house
  const firstPost: Posto = POSTOS.find((posto) => (house.quantidades[posto] ?? 0) > 0) ?? 'atriu'
  return Array.from({ length: people }, (_, index): RosterPerson => {
    const ausencias = Array.from({ length: WEEKS }, (_, week) => week)
      .filter(() => random(100) < absent)
      .map((week) => ({
        de: shownDate(shiftDays(START, week * 7)),
        ate: shownDate(shiftDays(START, week * 7 + 6)),
      }))
    return {
      ...GROUP,
      id: `p${String(index).padStart(4, '0')}`,
      name: `Pessoa ${index}`,
      ...(ausencias.length > 0 && { ausencias }),
      ...(index < sundaysOnly && { dias: ['Quarta' as const] }),
      ...(index < capped && { maxPorMes: 1 }),
      ...(index < barred && { naoPostos: [firstPost] }),
      ...(index < newcomers && { desde: shownDate(shiftDays(START, 26 * 7)) }),
    }
  })
}

/** The report of the sound desk, in which some serve every third Sunday. */
function elsewhere(
  { elsewhere: busy = 0 }: House,
  people: readonly RosterPerson[],
  random: RandomBelow,
): OtherReport[] {
  if (busy === 0) return []
  const report = Array.from({ length: WEEKS }, (_, week): ReportDay => {
    const person = people[random(busy)]
    const date = toStored(shownDate(shiftDays(START, week * 7 + 6)), '18:30')
    return { date, som: person ? [{ id: person.id, name: person.name }] : [] }
  })
  return [
    {
      nomeRelatorio: 'Som',
      igreja: 'casa',
      cargo: 'som',
      genero: 'feminino',
      ativo: true,
      atual: true,
      report,
    },
  ]
}
