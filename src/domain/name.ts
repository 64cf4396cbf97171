/** Names of people, cities, positions, prayer houses and reports; the rules check the same. */
export const MAX_NAME_LENGTH = 120

const VISIBLE = /[\p{L}\p{N}]/u

/** Control characters, invisible ones and those that turn the direction of writing: a name with them looks like another. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u2800\u3164\uFFA0]|\u034F|\u17B4|\u17B5/u

/** What is wrong with a name: no letter or number in it, or something that nobody sees; or too long. */
export function nameProblem(name: string): 'missing' | 'long' | undefined {
  const trimmed = name.trim()
  if (!VISIBLE.test(trimmed) || UNSEEN.test(trimmed)) return 'missing'
  return trimmed.length > MAX_NAME_LENGTH ? 'long' : undefined
}
