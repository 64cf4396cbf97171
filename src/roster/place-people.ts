import { assignPosts, NOT_SERVED } from './assign-posts.ts'
import { type RandomBelow, shuffled } from './random.ts'
import type { SeatedWeek } from './seat-week.ts'
import type { Member } from './week-order.ts'
import type { PlannedService } from './week-plan.ts'

/** A service with its people by index of the plan's posts. */
export type FilledService = PlannedService & { posts: readonly (readonly Member[])[] }

/** Being at the same post again weighs more than any distance from one's share of it. */
const SAME_POST = 10_000

type Record = { posts: number[]; services: number; last: number }

export type Placed = { services: FilledService[]; repeatedPosts: number; unevenPosts: number }

/**
 * Divides the people of every service among its posts: nobody at the post of their last time when it can be helped, then everybody
 * near their fair share of each post, which is the part of the places that it has among those they serve.
 */
export function placePeople(weeks: readonly SeatedWeek[], random: RandomBelow): Placed {
  const records = new Map<Member, Record>()
  const recordOf = (member: Member): Record => {
    const known = records.get(member)
    if (known) return known
    const record = newRecord(member)
    records.set(member, record)
    return record
  }
  let repeatedPosts = 0
  let unevenPosts = 0
  const services = weeks.flatMap((week) =>
    week.services.map((service, index): FilledService => {
      const planned = week.planned.services[index] ?? { date: 0, capacity: [], total: 0 }
      const people = shuffled(service.people(), random)
      const facts = people.map((member) => {
        const record = recordOf(member)
        return { member, record, open: openPlaces(member, planned) }
      })
      const excess = ({ record, open }: (typeof facts)[number], posto: number) =>
        (record.posts[posto] ?? 0) - ((record.services + 1) * (planned.capacity[posto] ?? 0)) / open
      const costs: number[] = []
      for (const fact of facts) {
        for (let posto = 0; posto < planned.capacity.length; posto++) {
          const again = fact.record.last === posto ? SAME_POST : 0
          costs.push(fact.member.entrant.serves[posto] ? again + 2 * excess(fact, posto) : NOT_SERVED)
        }
      }
      const at = assignPosts(people.length, planned.capacity, costs)
      at.forEach((there, posto) => {
        for (const person of there) {
          const fact = facts[person]
          if (!fact) continue
          if (fact.record.last === posto) repeatedPosts++
          unevenPosts += Math.abs(excess(fact, posto) + 1)
          fact.record.posts[posto] = (fact.record.posts[posto] ?? 0) + 1
          fact.record.services++
          fact.record.last = posto
        }
      })
      return { ...planned, posts: at.map((there) => there.flatMap((person) => people[person] ?? [])) }
    }),
  )
  return { services, repeatedPosts, unevenPosts }
}

function newRecord({ entrant }: Member): Record {
  return {
    posts: [...entrant.posts],
    services: entrant.posts.reduce((sum, count) => sum + count, 0),
    last: entrant.lastPost,
  }
}

function openPlaces({ entrant }: Member, { capacity, total }: PlannedService): number {
  if (!entrant.person.naoPostos) return total || 1
  return capacity.reduce((sum, count, posto) => sum + (entrant.serves[posto] ? count : 0), 0) || 1
}
