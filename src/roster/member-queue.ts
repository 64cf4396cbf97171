import { compareMembers, type Member } from './week-order.ts'

/** Up to so many people everybody is compared with everybody each week. */
export const SMALL_GROUP = 400

export type MemberQueue = {
  /** Those who may come next for a week of so many places, `prepare`d and in order; more with every call, empty when all were given. */
  next: (places: number) => Member[]
  /** Ends the week: who was taken goes to the end. */
  taken: (members: ReadonlySet<Member>) => void
}

/**
 * The bag as a queue: who served goes to its end, so that a week looks at those in front and not at everybody. In a small group it is
 * everybody all the same, for absences count there.
 */
export function memberQueue(members: readonly Member[], prepare: (member: Member) => void): MemberQueue {
  const small = members.length <= SMALL_GROUP
  const queue = [...members]
  for (const member of queue) {
    member.whole = true
    member.rested = true
  }
  queue.sort(compareMembers)
  let head = 0
  let seen = 0
  let level = queue[0]?.turns ?? 0

  const sortWhenLevelEnds = () => {
    const front = queue[head]
    if (small || !front || front.turns === level) return
    level = front.turns
    const rest = queue.slice(head)
    for (const member of rest) {
      member.whole = true
      member.rested = true
    }
    rest.sort(compareMembers)
    queue.splice(head, rest.length, ...rest)
  }

  return {
    next: (places) => {
      if (seen === 0) sortWhenLevelEnds()
      const chunk: Member[] = []
      let good = 0
      while (head + seen < queue.length && (small || good < places)) {
        const member = queue[head + seen++]
        if (!member) break
        prepare(member)
        chunk.push(member)
        if (member.whole && member.rested) good++
      }
      return chunk.sort(compareMembers)
    },
    taken: (members) => {
      const scanned = queue.slice(head, head + seen)
      const stay = scanned.filter((member) => !members.has(member))
      const gone = scanned.filter((member) => members.has(member))
      // who stays moves up to the unseen ones; the front of the array is left behind
      head += gone.length
      stay.forEach((member, index) => {
        queue[head + index] = member
      })
      queue.push(...gone)
      seen = 0
    },
  }
}
