import type { Pessoa, Posto } from '#src/domain/entities.ts'
import { newcomerCredit } from './newcomer-credit.ts'
import { blockedBy } from './pode-servir.ts'
import type { RosterPerson } from './roster-person.ts'
import { isSameGroup } from './roster-person.ts'
import type { ServingContext, ServingIndex } from './serving-context.ts'
import type { Turn } from './turn-book.ts'
import type { Plan, PlannedWeek } from './week-plan.ts'
import { HISTORY_WEEKS, weekOf } from './weeks.ts'

/** The week of the last turn of somebody who has none. */
export const NEVER_SERVED = -1_000_000

/** Somebody who may be drawn, with what does not depend on the draw. */
export type Entrant = {
  person: RosterPerson
  /** the copy that the report holds; made when first asked */
  pessoa: Pessoa | undefined
  /** nothing ever keeps the person from a service of this report */
  simple: boolean
  /** whether they can come depends on who else was drawn, or when they were */
  dynamic: boolean
  /** by index of the plan's posts */
  serves: readonly boolean[]
  /** weeks served in the group in the 12 months before, and in other reports of the same time */
  served: number
  /** turns that count as served because the person was not there yet, or was long away */
  credit: number
  /** those weeks */
  weeks: ReadonlySet<number>
  lastWeek: number
  /** index of the plan's posts; -1: none of them */
  lastPost: number
  /** services at each post in that time */
  posts: readonly number[]
  /** who serves together with them, themselves included; undefined: they alone */
  unit: Entrant[] | undefined
  /** weeks in which somebody with whom they serve together is in another report of the house; empty: there is nobody such */
  mateWeeks: ReadonlySet<number>
  /** whether they can come, by week of the plan and service; made when first asked */
  masks: (readonly boolean[] | undefined)[] | undefined
}

/** The people in the order of their ids: the order in which they were given says nothing. */
export function entrantsOf(people: readonly RosterPerson[], plan: Plan, index: ServingIndex): Entrant[] {
  const first = plan.weeks[0]?.week ?? 0
  const beginning = plan.weeks[0]?.services[0]?.date ?? 0
  const inTime = ({ date, place }: Turn) =>
    place?.mesmoGrupo === true && weekOf(date) >= first - HISTORY_WEEKS
  const all = plan.postos.map(() => true)
  const none = plan.postos.map(() => 0)
  // looking somebody up in nothing takes time too, for thousands
  const { fora, separados } = index
  const entrants = byId(people).map((person): Entrant => {
    const known = fora.size > 0 ? fora.get(person.id) : undefined
    const turns = known?.filter(inTime) ?? NO_TURNS
    const last = lastBefore(turns, beginning)
    const weeks = turns.length === 0 ? NO_WEEKS : new Set(turns.map(({ date }) => weekOf(date)))
    const dynamic = person.maxPorMes !== undefined || (separados.size > 0 && separados.has(person.id))
    return {
      person,
      pessoa: undefined,
      dynamic,
      simple: !dynamic && isFree(person) && isSameGroup(person, index.grupo) && !known?.some(isInUse),
      serves: person.naoPostos ? plan.postos.map((posto) => !person.naoPostos?.includes(posto)) : all,
      served: weeks.size,
      credit: 0,
      weeks,
      lastWeek: last ? weekOf(last.date) : NEVER_SERVED,
      lastPost: last ? plan.postos.indexOf(last.posto) : -1,
      posts: turns.length === 0 ? none : plan.postos.map((posto) => count(turns, posto)),
      unit: undefined,
      mateWeeks: NO_WEEKS,
      masks: undefined,
    }
  })
  joinUnits(entrants, index, Math.max(0, ...plan.weeks.map(({ size }) => size)))
  findMates(entrants, plan, index)
  const credit = newcomerCredit(entrants, first)
  for (const entrant of entrants) entrant.credit = credit(entrant)
  return entrants
}

/** Which services of a week the person can come to, as far as that does not depend on the draw; undefined: to all. */
export function maskOf(
  entrant: Entrant,
  planned: PlannedWeek,
  weekIndex: number,
  context: ServingContext,
): readonly boolean[] | undefined {
  if (entrant.simple) return undefined
  const known = entrant.masks?.[weekIndex]
  if (known) return known
  const alone: ServingContext = { ...context, own: new Map() }
  const mask = planned.services.map(
    ({ date }) => blockedBy(entrant.person, { date, people: [] }, undefined, alone) === undefined,
  )
  entrant.masks ??= []
  entrant.masks[weekIndex] = mask
  return mask
}

/** The people by id, in which order the database gives them: for thousands looking takes less than sorting. */
function byId(people: readonly RosterPerson[]): readonly RosterPerson[] {
  let before = ''
  for (const { id } of people) {
    if (id < before) return people.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
    before = id
  }
  return people
}

const NO_WEEKS: ReadonlySet<number> = new Set()
const NO_TURNS: readonly Turn[] = []

function isFree({ desde, ausencias, dias }: RosterPerson): boolean {
  return !desde && !ausencias?.length && !dias?.length
}

function isInUse({ place }: Turn): boolean {
  return place?.emUso === true
}

/** The copy of a person that a report holds: the same one in all its days. */
export function pessoaOf(entrant: Entrant): Pessoa {
  if (entrant.pessoa) return entrant.pessoa
  const { id, name, genero } = entrant.person
  entrant.pessoa = genero === undefined ? { id, name } : { id, name, genero }
  return entrant.pessoa
}

function lastBefore(turns: readonly Turn[], beginning: number): Turn | undefined {
  let last: Turn | undefined
  for (const turn of turns) {
    if (turn.date < beginning && (!last || turn.date > last.date)) last = turn
  }
  return last
}

function count(turns: readonly Turn[], posto: Posto): number {
  return turns.filter((turn) => turn.posto === posto).length
}

/** Couples, and couples of couples; those that are more than a week's places serve one by one. */
function joinUnits(entrants: readonly Entrant[], { juntos }: ServingIndex, places: number): void {
  if (juntos.size === 0) return
  const byId = new Map(entrants.map((entrant) => [entrant.person.id, entrant]))
  for (const start of entrants) {
    if (start.unit || !juntos.has(start.person.id)) continue
    const unit = new Set([start])
    for (const member of unit) {
      for (const id of juntos.get(member.person.id) ?? []) {
        const mate = byId.get(id)
        if (mate) unit.add(mate)
      }
    }
    if (unit.size > 1 && unit.size <= places) for (const member of unit) member.unit = [...unit]
  }
}

/** A couple is often in two reports, of the sisters and of the brothers: the second follows the first. */
function findMates(
  entrants: readonly Entrant[],
  { weeks }: Plan,
  { juntos, fora, grupo }: ServingIndex,
): void {
  if (juntos.size === 0) return
  const ids = new Set(entrants.map(({ person }) => person.id))
  const planned = new Set(weeks.map(({ week }) => week))
  for (const entrant of entrants) {
    const mates = juntos.get(entrant.person.id)?.filter((id) => !ids.has(id)) ?? []
    const turns = mates.flatMap((id) => fora.get(id) ?? []).filter(isInUse)
    const here = turns.filter(({ place }) => place?.igreja === grupo.igreja)
    const found = here.map(({ date }) => weekOf(date)).filter((week) => planned.has(week))
    if (found.length > 0) entrant.mateWeeks = new Set(found)
  }
}
