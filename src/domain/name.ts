/** Names of people, cities, positions, prayer houses and reports; the rules check the same. */
export const MAX_NAME_LENGTH = 120

/** What is wrong with a name: nothing but spaces, or too long. */
export function nameProblem(name: string): 'missing' | 'long' | undefined {
  const trimmed = name.trim()
  if (trimmed === '') return 'missing'
  return trimmed.length > MAX_NAME_LENGTH ? 'long' : undefined
}
