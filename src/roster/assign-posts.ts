/**
 * Divides people among posts at the least total cost: the Hungarian method, with places of one post taken together. Each person comes
 * in over the cheapest chain of moves that ends at a post with room, so that the division is the best one at every step.
 *
 * @param capacity places of each post
 * @param cost of a person (by index) in a post; Infinity where they do not serve
 * @returns the people of each post; whoever fits nowhere is in none
 */
export function assignPosts(
  people: number,
  capacity: readonly number[],
  cost: (person: number, posto: number) => number,
): number[][] {
  const at: number[][] = capacity.map(() => [])
  const hasRoom = (posto: number) => (at[posto]?.length ?? 0) < (capacity[posto] ?? 0)
  for (let person = 0; person < people; person++) {
    const best = cheapest(capacity.length, (posto) => (capacity[posto] === 0 ? NEVER : cost(person, posto)))
    // nothing is cheaper than one's cheapest post: no chain of moves helps
    if (best >= 0 && hasRoom(best)) at[best]?.push(person)
    else if (best >= 0) moveIn(person, at, hasRoom, cost)
  }
  return at
}

const NEVER = Number.POSITIVE_INFINITY

type Cost = (person: number, posto: number) => number

function moveIn(person: number, at: number[][], hasRoom: (posto: number) => boolean, cost: Cost): void {
  const size = at.length
  // how cheaply each post is reached, from which one, and who moves from there
  const reached = at.map((_, posto) => cost(person, posto))
  const from: number[] = at.map(() => -1)
  const mover: number[] = at.map(() => person)
  // Bellman and Ford over the posts
  for (let round = 1, better = true; round < size && better; round++) {
    better = false
    for (let start = 0; start < size; start++) {
      const distance = reached[start] ?? NEVER
      if (distance === NEVER) continue
      for (const there of at[start] ?? []) {
        const leaving = distance - cost(there, start)
        for (let end = 0; end < size; end++) {
          const arriving = leaving + cost(there, end)
          if (end === start || arriving >= (reached[end] ?? NEVER) - 1e-9) continue
          reached[end] = arriving
          from[end] = start
          mover[end] = there
          better = true
        }
      }
    }
  }
  let posto = cheapest(size, (end) => (hasRoom(end) ? (reached[end] ?? NEVER) : NEVER))
  while (posto >= 0) {
    const moved = mover[posto] ?? person
    const start = from[posto] ?? -1
    at[posto]?.push(moved)
    const left = at[start]
    left?.splice(left.indexOf(moved), 1)
    posto = start
  }
}

/** The index with the least value; -1 when all are infinite. */
function cheapest(size: number, value: (index: number) => number): number {
  let best = -1
  let least = NEVER
  for (let index = 0; index < size; index++) {
    const found = value(index)
    if (found >= least) continue
    best = index
    least = found
  }
  return best
}
