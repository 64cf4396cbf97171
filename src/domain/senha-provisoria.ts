/** How long a default or one-time password opens an account after its creation or reset; the rules say so. */
export const DIAS_SENHA_PROVISORIA = 30

/** Letters that nobody mistakes for others when they are read aloud. */
const CONSONANTS = 'bdfglmnprtv'
const VOWELS = 'aeiou'
const WORDS = 3

/**
 * A one-time password that is easy to read aloud and to type on a phone, like 'bade-fito-mura-47': one of 2 x 10^12.
 * @param random numbers in [0, 1) that nobody can foresee
 */
export function senhaProvisoria(random: () => number): string {
  const letter = (from: string) => from.charAt(Math.floor(random() * from.length))
  const syllable = () => letter(CONSONANTS) + letter(VOWELS)
  const words = Array.from({ length: WORDS }, () => syllable() + syllable())
  return [...words, 10 + Math.floor(random() * 90)].join('-')
}
