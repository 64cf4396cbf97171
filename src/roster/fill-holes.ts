import type { Calling } from './choose-weeks.ts'
import { canCome, hasRoom, type SeatedWeek, seat, seatAt, unseat } from './seat-week.ts'
import type { ServingContext } from './serving-context.ts'
import { compareMembers, type Member } from './week-order.ts'
import { monthOf } from './weeks.ts'

/**
 * Mends holes by augmenting paths over the weeks of a month: somebody at their limit leaves another week, in which somebody else stands
 * in for them, and fills the hole.
 */
export function fillHoles(
  weeks: readonly SeatedWeek[],
  members: readonly Member[],
  context: ServingContext,
  callings: Calling[],
): void {
  if (!weeks.some(hasRoom)) return
  const limited = members.filter(({ entrant }) => entrant.person.maxPorMes !== undefined)
  if (limited.length === 0) return
  let moved = false
  for (const week of weeks) {
    week.services.forEach((service, index) => {
      for (let room = service.room(); room > 0; room--) {
        const found = limited.some(
          (member) =>
            !week.people.has(member) && moveInto(member, week, index, weeks, members, context, callings),
        )
        if (!found) return
        moved = true
      }
    })
  }
  if (moved) callBeside(weeks, members, context, callings)
}

/** Whom somebody who left a week kept out of it can come now: those who never serve together with them. */
function callBeside(
  weeks: readonly SeatedWeek[],
  members: readonly Member[],
  context: ServingContext,
  callings: Calling[],
): void {
  for (const week of weeks) {
    for (const member of [...members].sort(compareMembers)) {
      if (!hasRoom(week)) break
      const isNew = !week.people.has(member)
      if (!seat([member], week, context) || !isNew) continue
      member.turns++
      member.last = Math.max(member.last, week.planned.week)
      // what was the fewest when the week was called is past
      callings.push(callingLater(member, week, Number.NaN))
    }
  }
}

function moveInto(
  member: Member,
  week: SeatedWeek,
  index: number,
  weeks: readonly SeatedWeek[],
  members: readonly Member[],
  context: ServingContext,
  callings: Calling[],
): boolean {
  if (member.entrant.unit) return false
  const month = monthOf(week.planned.services[index]?.date ?? Number.NaN)
  for (const other of weeks) {
    const inMonth = other.planned.services.some(({ date }) => monthOf(date) === month)
    if (other === week || !inMonth || !other.people.has(member) || other.kept.has(member)) continue
    const places = other.services.flatMap((service, place) =>
      service.people().includes(member) ? [place] : [],
    )
    unseat(member, other, context)
    const standIn = canCome(member, week, index, context)
      ? standInFor(places, other, members, member, context)
      : undefined
    // the hole may be in several services of the week
    if (standIn && seat([member], week, context)) {
      standIn.turns++
      standIn.last = Math.max(standIn.last, other.planned.week)
      tell(callings, member, week, other, standIn)
      return true
    }
    if (standIn) unseat(standIn, other, context)
    for (const place of places) seatAt(member, other, place, context)
  }
  return false
}

function standInFor(
  places: readonly number[],
  week: SeatedWeek,
  members: readonly Member[],
  leaving: Member,
  context: ServingContext,
): Member | undefined {
  return [...members].sort(compareMembers).find((member) => {
    if (member === leaving || week.people.has(member) || member.entrant.unit) return false
    if (places.every((place) => seatAt(member, week, place, context))) return true
    unseat(member, week, context)
    return false
  })
}

/** The callings follow the people. */
function tell(callings: Calling[], moved: Member, to: SeatedWeek, from: SeatedWeek, standIn: Member): void {
  const calling = callings.find(({ member, week }) => member === moved && week === from.planned.week)
  if (!calling) return
  callings.push(callingLater(standIn, from, calling.fewest))
  calling.week = to.planned.week
}

/** Of somebody who was called when the weeks stood already; their turn is counted. */
function callingLater(member: Member, { planned }: SeatedWeek, fewest: number): Calling {
  return {
    member,
    week: planned.week,
    nth: member.turns,
    served: member.entrant.served + member.turns - 1,
    credit: member.entrant.credit,
    fewest,
    rest: undefined,
    equals: 1,
  }
}
