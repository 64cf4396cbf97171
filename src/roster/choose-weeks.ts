import { type Entrant, maskOf, NEVER_SERVED } from './entrants.ts'
import { fillHoles } from './fill-holes.ts'
import { type MemberQueue, memberQueue, SMALL_GROUP } from './member-queue.ts'
import { LONG_AWAY_WEEKS } from './newcomer-credit.ts'
import { type RandomBelow, shuffled } from './random.ts'
import { canComeWhole, emptyWeek, hasRoom, type SeatedWeek, seat } from './seat-week.ts'
import type { ServingContext } from './serving-context.ts'
import { compareMembers, compareNeed, type Member, yearTurns } from './week-order.ts'
import type { Plan } from './week-plan.ts'

/** Why somebody was called in a week, told by what was true then. */
export type Calling = {
  member: Member
  week: number
  /** which turn in this report; 0: the report before has begun the week */
  nth: number
  /** turns in 12 months before this one, those credited apart; the fewest of anybody */
  served: number
  credit: number
  fewest: number
  /** weeks since the last turn; undefined: none known */
  rest: number | undefined
  /** how many the draw decided among */
  equals: number
}

export type ChosenWeeks = { weeks: SeatedWeek[]; callings: Calling[]; members: readonly Member[] }

/** The people of every week, as the keys of week-order.ts call them. */
export function chooseWeeks(
  plan: Plan,
  entrants: readonly Entrant[],
  base: ServingContext,
  random: RandomBelow,
): ChosenWeeks {
  const context: ServingContext = { ...base, own: new Map() }
  const members = shuffled(entrants, random).map(newMember)
  const byEntrant = new Map(
    members.filter(({ entrant }) => entrant.unit).map((member) => [member.entrant, member]),
  )
  const unitOf = ({ entrant }: Member) => entrant.unit?.flatMap((mate) => byEntrant.get(mate) ?? [])
  const small = members.length <= SMALL_GROUP
  const weeksLeft = small ? countWeeksLeft(plan, members, base) : () => 0
  const served = members.filter(({ entrant }) => entrant.weeks.size > 0)
  const callings: Calling[] = []
  let current: SeatedWeek | undefined
  const queue: MemberQueue = memberQueue(members, (member) => {
    if (!current) return
    const { week } = current.planned
    member.whole = canComeWhole(member.entrant, current, base)
    member.rested = member.last !== week - 1 && !isElsewhereServing(member, week)
    const { mateWeeks } = member.entrant
    member.alone = mateWeeks.size === 0 ? 1 : mateWeeks.has(week) ? 0 : 2
    member.left = weeksLeft(member, current.weekIndex)
  })

  const weeks = plan.weeks.map((planned, weekIndex) => {
    const week = emptyWeek(planned, weekIndex)
    current = week
    if (small) welcomeBack(members, week, base)
    keepBegun(served, week, context)
    const fewest = small ? Math.min(...members.map(yearTurns)) : Number.NaN
    const call = (member: Member, equals: number) => {
      callings.push({
        member,
        week: planned.week,
        nth: week.kept.has(member) ? 0 : member.turns + 1,
        served: member.entrant.served + member.turns,
        credit: member.entrant.credit,
        fewest,
        rest: member.last === NEVER_SERVED ? undefined : planned.week - member.last,
        equals,
      })
    }
    for (const member of week.kept) call(member, 1)
    callInOrder(week, queue, unitOf, context, call)
    for (const member of week.people) {
      if (!week.kept.has(member)) member.turns++
      member.last = planned.week
    }
    queue.taken(week.people)
    return week
  })
  fillHoles(weeks, members, context, callings)
  return { weeks, callings, members }
}

function callInOrder(
  week: SeatedWeek,
  queue: MemberQueue,
  unitOf: (member: Member) => Member[] | undefined,
  context: ServingContext,
  call: (member: Member, equals: number) => void,
): void {
  const coupled: Member[] = []
  for (let order = queue.next(week.planned.size); order.length > 0; order = queue.next(week.planned.size)) {
    const ties = tieCounts(order)
    let open = week.services.filter((service) => service.room() > 0).length
    for (let index = 0; index < order.length && hasRoom(week); index++) {
      const member = order[index]
      if (!member || week.people.has(member)) continue
      const unit = unitOf(member) ?? [member]
      // those who serve together wait for the one who served more
      if (unit.length > 1) coupled.push(...unit)
      if (unit.some((mate) => mate.turns > member.turns || week.people.has(mate))) continue
      if (!seat(unit, week, context)) continue
      for (const mate of unit) call(mate, ties.get(member) ?? 1)
      const stillOpen = week.services.filter((service) => service.room() > 0).length
      // once a service is full, whoever can come to the others alone can come to all that is left
      if (stillOpen < open && stillOpen > 0) sortRest(order, index + 1, week, context)
      open = stillOpen
    }
    if (!hasRoom(week)) return
  }
  // rather one of a couple alone than nobody
  for (const member of new Set(coupled)) {
    const isNew = !week.people.has(member)
    if (hasRoom(week) && seat([member], week, context) && isNew) call(member, 1)
  }
}

function sortRest(order: Member[], from: number, week: SeatedWeek, context: ServingContext): void {
  const rest = order.slice(from)
  for (const member of rest) member.whole = canComeWhole(member.entrant, week, context)
  rest.sort(compareMembers)
  order.splice(from, rest.length, ...rest)
}

/** How many are called alike, the draw apart. */
function tieCounts(order: readonly Member[]): Map<Member, number> {
  const counts = new Map<Member, number>()
  for (let from = 0; from < order.length; ) {
    const first = order[from]
    let to = from + 1
    for (let next = order[to]; first && next && compareNeed(first, next) === 0; next = order[to]) to++
    for (const member of order.slice(from, to)) counts.set(member, to - from)
    from = to
  }
  return counts
}

/** Whoever serves in the same week in an earlier report of the group goes on: it is one turn. */
function keepBegun(begun: readonly Member[], week: SeatedWeek, context: ServingContext): void {
  for (const member of begun) {
    if (member.entrant.weeks.has(week.planned.week) && seat([member], week, context)) week.kept.add(member)
  }
}

function isElsewhereServing({ entrant }: Member, week: number): boolean {
  return entrant.weeks.has(week - 1) || entrant.weeks.has(week + 1)
}

/** Whoever comes back into a long report after a long time does not make up for what the others served meanwhile. */
function welcomeBack(members: readonly Member[], week: SeatedWeek, context: ServingContext): void {
  for (const member of members) {
    const mask = maskOf(member.entrant, week.planned, week.weekIndex, context)
    if (mask && !mask.includes(true)) {
      member.away++
      continue
    }
    if (member.away >= LONG_AWAY_WEEKS) {
      const turns = members.map((other) => other.turns).sort((a, b) => a - b)
      member.turns = Math.max(member.turns, turns[Math.floor((turns.length - 1) / 2)] ?? 0)
    }
    member.away = 0
  }
}

function countWeeksLeft(plan: Plan, members: readonly Member[], context: ServingContext) {
  const left = new Map<Entrant, number[]>()
  for (const { entrant } of members) {
    if (entrant.simple) continue
    const counts: number[] = []
    let count = 0
    for (let index = plan.weeks.length - 1; index >= 0; index--) {
      const planned = plan.weeks[index]
      if (planned && maskOf(entrant, planned, index, context)?.includes(true) !== false) count++
      counts[index] = count
    }
    left.set(entrant, counts)
  }
  return ({ entrant }: Member, weekIndex: number) =>
    left.get(entrant)?.[weekIndex] ?? plan.weeks.length - weekIndex
}

function newMember(entrant: Entrant, draw: number): Member {
  return {
    entrant,
    draw,
    turns: 0,
    last: entrant.lastWeek,
    away: 0,
    whole: true,
    rested: true,
    alone: 1,
    left: 0,
  }
}
