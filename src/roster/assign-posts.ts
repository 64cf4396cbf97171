/**
 * Divides people among posts at the least total cost: the Hungarian method, with places of one post taken together. Each person comes
 * in over the cheapest chain of moves that ends at a post with room, so that the division is the best one at every step.
 *
 * @param capacity places of each post
 * @param cost of a person (by index) in a post; Infinity where they do not serve
 * @returns the people of each post, in the order in which they came; whoever fits nowhere is in none
 */
export function assignPosts(
  people: number,
  capacity: readonly number[],
  cost: (person: number, posto: number) => number,
): number[][] {
  const at: number[][] = capacity.map(() => [])
  for (let person = 0; person < people; person++) {
    const reach = cheapestMoves(person, at, cost)
    let target = -1
    for (let posto = 0; posto < at.length; posto++) {
      const hasRoom = (at[posto]?.length ?? 0) < (capacity[posto] ?? 0)
      if (hasRoom && distanceTo(reach, posto) < distanceTo(reach, target)) target = posto
    }
    if (target >= 0) move(person, target, reach, at)
  }
  return at
}

/** How cheaply a post is reached, from which post, and who moves from there. */
type Step = { distance: number; from: number; mover: number }

const NEVER = { distance: Number.POSITIVE_INFINITY, from: -1, mover: -1 }

function distanceTo(reach: readonly Step[], posto: number): number {
  return reach[posto]?.distance ?? Number.POSITIVE_INFINITY
}

/** Bellman and Ford over the posts. */
function cheapestMoves(
  person: number,
  at: readonly (readonly number[])[],
  cost: (person: number, posto: number) => number,
): Step[] {
  const reach: Step[] = at.map((_, posto) => ({ distance: cost(person, posto), from: -1, mover: person }))
  const moves = at.map((there, from) =>
    at.map((_, to) => (from === to ? NEVER : cheapestMove(there, from, to, cost))),
  )
  for (let round = 1; round < at.length; round++) {
    let better = false
    for (let from = 0; from < at.length; from++) {
      const start = distanceTo(reach, from)
      if (start === Number.POSITIVE_INFINITY) continue
      for (let to = 0; to < at.length; to++) {
        const step = moves[from]?.[to] ?? NEVER
        const distance = start + step.distance
        if (distance >= distanceTo(reach, to) - 1e-9) continue
        reach[to] = { distance, from, mover: step.mover }
        better = true
      }
    }
    if (!better) break
  }
  return reach
}

function cheapestMove(
  there: readonly number[],
  from: number,
  to: number,
  cost: (person: number, posto: number) => number,
): Step {
  let best: Step = NEVER
  for (const mover of there) {
    const distance = cost(mover, to) - cost(mover, from)
    if (distance < best.distance) best = { distance, from, mover }
  }
  return best
}

function move(person: number, target: number, reach: readonly Step[], at: number[][]): void {
  let posto = target
  for (let step = reach[posto]; step; step = reach[posto]) {
    at[posto]?.push(step.mover)
    if (step.from < 0 || step.mover === person) return
    const there = at[step.from]
    there?.splice(there.indexOf(step.mover), 1)
    posto = step.from
  }
}
