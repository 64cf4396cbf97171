import type { Pessoa, Posto, Quantidades, ReportDay } from '#src/domain/entities.ts'
import { POSTOS } from '#src/domain/entities.ts'
import { callingText } from './calling-text.ts'
import { type ChosenWeeks, chooseWeeks } from './choose-weeks.ts'
import { type Entrant, entrantsOf, pessoaOf } from './entrants.ts'
import { type GenerationSummary, summaryOf } from './generation-summary.ts'
import { holeReasons, holeText } from './hole-text.ts'
import { type FilledService, type Placed, placePeople } from './place-people.ts'
import { seededRandom } from './random.ts'
import type { Grupo, RosterPerson } from './roster-person.ts'
import { hasRoom } from './seat-week.ts'
import type { DateRange, ServiceTimes } from './service-dates.ts'
import { type ServingContext, type ServingIndexInput, servingIndex } from './serving-context.ts'
import { turnBook } from './turn-book.ts'
import { yearTurns } from './week-order.ts'
import { type Plan, planWeeks } from './week-plan.ts'

export type GenerationInput = DateRange &
  Omit<ServingIndexInput, 'grupo'> & {
    igreja: ServiceTimes
    grupo: Grupo
    /** each person once, in any order; not read for `somenteDatas` */
    pessoas: readonly RosterPerson[]
    quantidades: Quantidades
    /** whole number from 0 to Number.MAX_SAFE_INTEGER */
    seed: number
    /** 'dates only': blank placeholders instead of people */
    somenteDatas: boolean
  }

/** Why somebody serves in a week (`semana`: see weeks.ts), or why a place of a service is blank. */
export type Explanation =
  | { tipo: 'turno'; semana: number; id: string; frase: string }
  | { tipo: 'vaga'; date: number; posto: Posto; faltam: number; frase: string }

export type GeneratedReport = { dias: ReportDay[]; motivos: Explanation[]; resumo: GenerationSummary }

/** Up to so many people the best of several draws is taken: in a small house the draw matters most. */
const DRAWN_AGAIN_UP_TO = 40
const DRAWS = 8

export function totalOf(quantidades: Quantidades): number {
  return POSTOS.reduce((total, posto) => total + (quantidades[posto] ?? 0), 0)
}

/**
 * The days of a new report, ascending, why everybody serves, and a summary. Pure: the same people in any order, the same seed and
 * history give the same report. Places that nobody may fill stay blank and are explained. Throws RangeError when an end of the range
 * is not a date (see validate-generation.ts).
 */
export function generateReport(input: GenerationInput): GeneratedReport {
  const plan = planWeeks(input, input.igreja, input.quantidades)
  const index = servingIndex(input)
  const context: ServingContext = { uso: 'gerar', index, own: new Map() }
  if (input.somenteDatas) {
    const dias = plan.weeks.flatMap(({ services }) =>
      services.map((service) => dayOf({ ...service, posts: [] }, plan)),
    )
    return { dias, motivos: [], resumo: summaryOf([], [], 0) }
  }
  const entrants = entrantsOf(input.pessoas, plan, index)
  const { chosen, placed } = bestDraw(plan, entrants, context, input.seed)
  const dias = placed.services.map((service) => dayOf(service, plan))
  const hasHoles = chosen.weeks.some(hasRoom)
  const holes = hasHoles
    ? explainHoles(placed.services, plan, entrants, { ...context, own: turnBook(dias) })
    : []
  const turnos = chosen.callings.map((calling): Explanation => {
    return {
      tipo: 'turno',
      semana: calling.week,
      id: calling.member.entrant.person.id,
      frase: callingText(calling),
    }
  })
  const vagas = holes.reduce((sum, { faltam }) => sum + faltam, 0)
  return { dias, motivos: [...turnos, ...holes], resumo: summaryOf(chosen.members, chosen.callings, vagas) }
}

type Draw = { chosen: ChosenWeeks; placed: Placed }

function bestDraw(plan: Plan, entrants: readonly Entrant[], context: ServingContext, seed: number): Draw {
  let best: { draw: Draw; score: number[] } | undefined
  const draws = entrants.length <= DRAWN_AGAIN_UP_TO ? DRAWS : 1
  for (let round = 0; round < draws; round++) {
    const random = seededRandom((seed + round * SEED_STEP) % Number.MAX_SAFE_INTEGER)
    const chosen = chooseWeeks(plan, entrants, context, random)
    const draw = { chosen, placed: placePeople(chosen.weeks, random) }
    const score = draws === 1 ? [] : scoreOf(draw)
    if (!best || isLess(score, best.score)) best = { draw, score }
  }
  if (!best) throw new RangeError('no draw')
  return best.draw
}

const SEED_STEP = 0x9e3779b9

/** Less is better: blanks, people over the places, weeks back to back, unequal years, posts repeated, unequal posts. */
function scoreOf({ chosen, placed }: Draw): number[] {
  const { weeks, callings, members } = chosen
  return [
    sum(weeks.map(({ services }) => sum(services.map((service) => service.room())))),
    sum(weeks.map(({ people, planned }) => Math.max(0, people.size - planned.size))),
    callings.filter(({ nth, rest }) => nth > 0 && rest === 1).length,
    sum(members.map((member) => yearTurns(member) ** 2)),
    placed.repeatedPosts,
    placed.unevenPosts,
  ]
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const differs = a.findIndex((value, index) => value !== b[index])
  return differs >= 0 && (a[differs] ?? 0) < (b[differs] ?? 0)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

const BLANK: Pessoa = { id: '', name: '' }

function dayOf({ date, capacity, posts }: FilledService, { postos }: Plan): ReportDay {
  const day: ReportDay = { date }
  postos.forEach((posto, place) => {
    const people = posts[place]?.map(({ entrant }) => pessoaOf(entrant)) ?? []
    for (let blanks = (capacity[place] ?? 0) - people.length; blanks > 0; blanks--) people.push(BLANK)
    day[posto] = people
  })
  return day
}

type Hole = Extract<Explanation, { tipo: 'vaga' }>

function explainHoles(
  services: readonly FilledService[],
  { postos }: Plan,
  entrants: readonly Entrant[],
  context: ServingContext,
): Hole[] {
  const candidates = entrants.map(({ person }) => person)
  return services.flatMap(({ date, capacity, posts }) =>
    postos.flatMap((posto, place): Hole[] => {
      const faltam = (capacity[place] ?? 0) - (posts[place]?.length ?? 0)
      if (faltam <= 0) return []
      const people = posts.flatMap((there, index) =>
        there.map(({ entrant }) => ({ id: entrant.person.id, posto: postos[index] ?? posto })),
      )
      const reasons = holeReasons(candidates, { date, people }, posto, context)
      return [{ tipo: 'vaga', date, posto, faltam, frase: holeText(faltam, date, posto, reasons, context) }]
    }),
  )
}
