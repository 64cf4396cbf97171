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
  // by place in the draw
  const records: Record[] = []
  let repeatedPosts = 0
  let unevenPosts = 0
  const services: FilledService[] = []
  for (const { planned, services: seated } of weeks) {
    for (const [index, service] of planned.services.entries()) {
      const { capacity } = service
      const people = shuffled(seated[index]?.people() ?? [], random)
      const open = people.map((member) => openPlaces(member, service))
      const costs: number[] = []
      people.forEach((member, person) => {
        const record = records[member.draw] ?? newRecord(member)
        records[member.draw] = record
        for (let posto = 0; posto < capacity.length; posto++) {
          const again = record.last === posto ? SAME_POST : 0
          const cost = again + 2 * excess(record, posto, capacity, open[person])
          costs.push(member.entrant.serves[posto] ? cost : NOT_SERVED)
        }
      })
      const posts = assignPosts(people.length, capacity, costs).map((there, posto) => {
        const placed: Member[] = []
        for (const person of there) {
          const member = people[person]
          const record = member && records[member.draw]
          if (!record) continue
          placed.push(member)
          if (record.last === posto) repeatedPosts++
          unevenPosts += Math.abs(excess(record, posto, capacity, open[person]) + 1)
          record.posts[posto] = (record.posts[posto] ?? 0) + 1
          record.services++
          record.last = posto
        }
        return placed
      })
      services.push({ ...service, posts })
    }
  }
  return { services, repeatedPosts, unevenPosts }
}

/** How far somebody is above their share of a post; `open`: the places of the service that they serve. */
function excess({ posts, services }: Record, posto: number, capacity: readonly number[], open = 1): number {
  return (posts[posto] ?? 0) - ((services + 1) * (capacity[posto] ?? 0)) / open
}

function newRecord({ entrant }: Member): Record {
  return {
    posts: [...entrant.posts],
    services: entrant.posts.reduce((sum, count) => sum + count, 0),
    last: entrant.lastPost,
  }
}

function openPlaces({ entrant }: Member, { capacity, total }: PlannedService): number {
  if (!entrant.serves.includes(false)) return total || 1
  return capacity.reduce((sum, count, posto) => sum + (entrant.serves[posto] ? count : 0), 0) || 1
}
