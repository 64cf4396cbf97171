/** The cost of somebody in a post that they do not serve. */
export const NOT_SERVED = Number.POSITIVE_INFINITY

/**
 * Divides people among posts at the least total cost: the Hungarian method, with places of one post taken together. Each person comes
 * in over the cheapest chain of moves that ends at a post with room, so that the division is the best one at every step.
 *
 * @param people how many there are
 * @param capacity places of each post
 * @param costs of the first person in each post, then of the next
 * @returns the people (by index) of each post; whoever fits nowhere is in none
 */
export function assignPosts(
  people: number,
  capacity: readonly number[],
  costs: readonly number[],
): number[][] {
  const size = capacity.length
  const at: number[][] = capacity.map(() => [])
  const hasRoom = (posto: number) => (at[posto]?.length ?? 0) < (capacity[posto] ?? 0)
  for (let person = 0; person < people; person++) {
    let least = NOT_SERVED
    let best = -1
    for (let posto = 0; posto < size; posto++) {
      const cost = capacity[posto] === 0 ? NOT_SERVED : costOf(costs, person * size + posto)
      const isNoBetter = cost === least && (hasRoom(best) || !hasRoom(posto))
      if (cost > least || cost === NOT_SERVED || isNoBetter) continue
      least = cost
      best = posto
    }
    // nothing is cheaper than one's cheapest post: no chain of moves helps
    if (best >= 0 && hasRoom(best)) at[best]?.push(person)
    else if (best >= 0) moveIn(person, at, hasRoom, costs)
  }
  return at
}

function costOf(costs: readonly number[], index: number): number {
  return costs[index] ?? NOT_SERVED
}

function moveIn(
  person: number,
  at: number[][],
  hasRoom: (posto: number) => boolean,
  costs: readonly number[],
): void {
  const size = at.length
  const moves = cheapestMoves(at, costs)
  // how cheaply each post is reached, and from which one
  const reached = at.map((_, posto) => costOf(costs, person * size + posto))
  const from: number[] = at.map(() => -1)
  // Bellman and Ford over the posts
  for (let round = 1, better = true; round < size && better; round++) {
    better = false
    for (let start = 0; start < size; start++) {
      for (let end = 0; end < size; end++) {
        const arriving = costOf(reached, start) + costOf(moves.costs, start * size + end)
        if (arriving >= costOf(reached, end) - 1e-9) continue
        reached[end] = arriving
        from[end] = start
        better = true
      }
    }
  }
  let posto = cheapest(size, (end) => (hasRoom(end) ? costOf(reached, end) : NOT_SERVED))
  while (posto >= 0) {
    const start = from[posto] ?? -1
    const moved = start < 0 ? person : (moves.movers[start * size + posto] ?? person)
    at[posto]?.push(moved)
    const left = at[start]
    left?.splice(left.indexOf(moved), 1)
    posto = start
  }
}

/** From each post to each other: who moves most cheaply, and what that costs. */
function cheapestMoves(
  at: readonly number[][],
  costs: readonly number[],
): { costs: number[]; movers: number[] } {
  const size = at.length
  const least = new Array<number>(size * size).fill(NOT_SERVED)
  const movers = new Array<number>(size * size).fill(-1)
  at.forEach((there, start) => {
    for (const mover of there) {
      const leaving = costOf(costs, mover * size + start)
      for (let end = 0; end < size; end++) {
        const cost = costOf(costs, mover * size + end) - leaving
        const move = start * size + end
        if (end === start || cost >= costOf(least, move)) continue
        least[move] = cost
        movers[move] = mover
      }
    }
  })
  return { costs: least, movers }
}

/** The index with the least value; -1 when all are infinite. */
function cheapest(size: number, value: (index: number) => number): number {
  let best = -1
  let least = NOT_SERVED
  for (let index = 0; index < size; index++) {
    const found = value(index)
    if (found >= least) continue
    best = index
    least = found
  }
  return best
}
