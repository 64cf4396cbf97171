import { type Entrant, maskOf } from './entrants.ts'
import { blockedBy } from './pode-servir.ts'
import { type PostMatching, postMatching } from './post-matching.ts'
import type { ServingContext } from './serving-context.ts'
import { addTurn } from './turn-book.ts'
import type { Member } from './week-order.ts'
import type { PlannedWeek } from './week-plan.ts'

/** The people of a week while they are chosen: for each of its services, who is in it. */
export type SeatedWeek = {
  planned: PlannedWeek
  weekIndex: number
  services: readonly PostMatching<Member>[]
  people: Set<Member>
  /** already in the part of the week that the report before holds */
  kept: Set<Member>
}

export function emptyWeek(planned: PlannedWeek, weekIndex: number): SeatedWeek {
  const serves = ({ entrant }: Member, posto: number) => entrant.serves[posto] === true
  return {
    planned,
    weekIndex,
    services: planned.services.map(({ capacity }) => postMatching(capacity, serves)),
    people: new Set(),
    kept: new Set(),
  }
}

export function hasRoom({ services }: SeatedWeek): boolean {
  return services.some((service) => service.room() > 0)
}

/** Whether the person can come to every service that still has room. */
export function canComeWhole(entrant: Entrant, week: SeatedWeek, context: ServingContext): boolean {
  const mask = maskOf(entrant, week.planned, week.weekIndex, context)
  return mask === undefined || week.services.every((service, index) => service.room() === 0 || mask[index])
}

/** Whether somebody may serve at a service of the week, beside those who are in it. */
export function canCome(member: Member, week: SeatedWeek, index: number, context: ServingContext): boolean {
  const { entrant } = member
  const planned = week.planned.services[index]
  const mask = maskOf(entrant, week.planned, week.weekIndex, context)
  if (!planned || (mask && !mask[index]) || week.services[index]?.has(member)) return false
  if (!entrant.dynamic) return true
  const people = (week.services[index]?.people() ?? []).map((other) => ({
    id: other.entrant.person.id,
    posto: 'atriu' as const,
  }))
  return blockedBy(entrant.person, { date: planned.date, people }, undefined, context) === undefined
}

/**
 * Seats those who serve together at every service with room for all of them that they can come to; false when there is none. A post
 * that nobody else could fill is never lost by it: see post-matching.ts.
 */
export function seat(unit: readonly Member[], week: SeatedWeek, context: ServingContext): boolean {
  let seated = false
  week.services.forEach((service, index) => {
    if (service.room() < unit.length) return
    const added: Member[] = []
    for (const member of unit) {
      if (!canCome(member, week, index, context) || !service.add(member)) break
      added.push(member)
    }
    if (added.length < unit.length) for (const member of added) service.remove(member)
    else seated = true
  })
  if (seated) for (const member of unit) settle(member, week, context)
  return seated
}

/** Takes somebody into one service of a week. */
export function seatAt(member: Member, week: SeatedWeek, index: number, context: ServingContext): boolean {
  if (!canCome(member, week, index, context) || !week.services[index]?.add(member)) return false
  settle(member, week, context)
  return true
}

/** Takes somebody out of a week. */
export function unseat(member: Member, week: SeatedWeek, { own }: ServingContext): void {
  for (const service of week.services) service.remove(member)
  week.people.delete(member)
  const dates = new Set(week.planned.services.map(({ date }) => date))
  const { id } = member.entrant.person
  own.set(
    id,
    (own.get(id) ?? []).filter(({ date }) => !dates.has(date)),
  )
}

/** The book is asked of those alone whose coming depends on it. */
function settle(member: Member, week: SeatedWeek, { own }: ServingContext): void {
  week.people.add(member)
  if (!member.entrant.dynamic) return
  const { id } = member.entrant.person
  const known = new Set((own.get(id) ?? []).map(({ date }) => date))
  week.services.forEach((service, index) => {
    const date = week.planned.services[index]?.date
    if (date === undefined || known.has(date) || !service.has(member)) return
    addTurn(own, id, { date, posto: 'atriu' })
  })
}
