/** Whether the people of one service still fit into its posts, of which some do not serve all. */
export type PostMatching<Person> = {
  /** Takes somebody in, moving others to other posts when needed; false, and nothing changed, when there is no place for them. */
  add: (person: Person) => boolean
  remove: (person: Person) => void
  people: () => Person[]
  has: (person: Person) => boolean
  room: () => number
  /** places left by post */
  missing: () => number[]
}

/**
 * Bipartite matching of people and posts (Kuhn's augmenting paths). `serves` tells whether a person serves a post, by its index. What
 * is added one by one, most wanted first, leaves as few places empty as any other choice would.
 */
export function postMatching<Person>(
  capacity: readonly number[],
  serves: (person: Person, posto: number) => boolean,
): PostMatching<Person> {
  const at: Person[][] = capacity.map(() => [])
  let room = capacity.reduce((sum, count) => sum + count, 0)

  const place = (person: Person, tried: boolean[]): boolean => {
    for (let posto = 0; posto < at.length; posto++) {
      const there = at[posto]
      if (!there || tried[posto] || !serves(person, posto)) continue
      if (there.length < (capacity[posto] ?? 0)) {
        there.push(person)
        return true
      }
    }
    for (let posto = 0; posto < at.length; posto++) {
      const there = at[posto]
      if (!there || tried[posto] || !serves(person, posto)) continue
      tried[posto] = true
      for (let index = 0; index < there.length; index++) {
        const other = there[index]
        if (other !== undefined && place(other, tried)) {
          there[index] = person
          return true
        }
      }
    }
    return false
  }

  return {
    add: (person) => {
      if (room === 0 || !place(person, [])) return false
      room--
      return true
    },
    remove: (person) => {
      for (const there of at) {
        const index = there.indexOf(person)
        if (index < 0) continue
        there.splice(index, 1)
        room++
      }
    },
    people: () => {
      const all: Person[] = []
      // `flat` takes several times as long, and this is asked in every service of years
      for (const there of at) all.push(...there)
      return all
    },
    has: (person) => at.some((there) => there.includes(person)),
    room: () => room,
    missing: () => capacity.map((count, posto) => count - (at[posto]?.length ?? 0)),
  }
}
