import type { RandomBelow } from './random.ts'
import { shuffled } from './random.ts'

/**
 * Draws weekly pools so that everybody serves before anybody serves again: a bag holds all people in random order,
 * a week takes its people from it, and when it runs short it is refilled with *everyone*. Who is already in the week's
 * pool is then passed over and stays in the bag. So the weeks served by any two people never differ by more than 1.
 *
 * The returned function draws `size` different people. Throws RangeError when there are fewer.
 */
export function weeklyPools<Person extends NonNullable<unknown>>(
  people: readonly Person[],
  random: RandomBelow,
): (size: number) => Person[] {
  let bag: Person[] = []
  return (size) => {
    if (size > people.length) throw new RangeError(`${size} people wanted, ${people.length} there`)
    const pool = new Set<Person>()
    const passedOver: Person[] = []
    while (pool.size < size) {
      const person = bag.pop()
      if (person === undefined) bag = shuffled(people, random)
      else if (pool.has(person)) passedOver.push(person)
      else pool.add(person)
    }
    bag.push(...passedOver)
    return [...pool]
  }
}
