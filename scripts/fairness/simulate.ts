import type { Posto, Quantidades, ReportDay } from '../../src/domain/entities.ts'
import { POSTOS } from '../../src/domain/entities.ts'
import { shiftDays, shownDate, toStored } from '../../src/lib/service-time.ts'
import { generateReport } from '../../src/roster/generate-report.ts'
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
  /** so many of the people, the sisters, are married to one of as many brothers, who are in a report of their own */
  partners?: number
}

/** The year of one group of a house. */
export type Year = {
  people: RosterPerson[]
  couples: Couple[]
  days: ReportDay[]
}

const HOUSE = { igreja: 'casa', cargo: 'porteiro' } as const
const SISTERS = { ...HOUSE, genero: 'feminino' } as const
const BROTHERS = { ...HOUSE, genero: 'masculino' } as const
type Group = typeof SISTERS | typeof BROTHERS
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

/** A year of reports, one after the other, each knowing those before: of the sisters, and where they have partners of the brothers too. */
export function simulate(house: House, seed: number): Year[] {
  const random = seededRandom(seed)
  const groups = house.partners === undefined ? [SISTERS] : [SISTERS, BROTHERS]
  const everybody = groups.map((group) => peopleOf(house, group, random))
  const [sisters = [], brothers = []] = everybody
  const married = sisters.slice(0, house.partners ?? 0).map((sister, index): Couple => {
    return { pessoas: [sister.id, brothers[index]?.id ?? ''], tipo: 'juntos' }
  })
  const couples = [...married, ...couplesWithin(house, sisters)]
  const sound = elsewhere(house, sisters, random)
  const years = everybody.map((people): Year => ({ people, couples, days: [] }))
  for (const [index, { inicio, fim }] of ranges(house.reports).entries()) {
    const written: OtherReport[] = []
    for (const [at, year] of years.entries()) {
      const grupo = groups[at] ?? SISTERS
      const { dias } = generateReport({
        inicio,
        fim,
        igreja: TIMES,
        grupo,
        pessoas: year.people,
        quantidades: house.quantidades,
        seed: seed * 1000 + index,
        somenteDatas: false,
        historico: [...year.days],
        outros: [...sound, ...written],
        couples,
      })
      year.days.push(...dias)
      written.push({ ...grupo, nomeRelatorio: 'Portas', ativo: false, atual: true, report: dias })
    }
  }
  return years
}

/** From the end, where nobody has another limit. */
function couplesWithin({ couples = 0 }: House, people: readonly RosterPerson[]): Couple[] {
  return Array.from({ length: couples }, (_, pair) => {
    const last = people.length - 1 - 2 * pair
    return { pessoas: [people[last - 1]?.id ?? '', people[last]?.id ?? ''], tipo: 'juntos' }
  })
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

function peopleOf(house: House, group: Group, random: RandomBelow): RosterPerson[] {
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
      ...group,
      id: `${group.genero[0]}${String(index).padStart(4, '0')}`,
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
