const BEYOND_ASCII = /[^ -~]/gu

/** Letters beyond ASCII without their accents: there are few of them, and taking one apart costs a hundred times the rest. */
const plainLetters = new Map<string, string>()

/** A text as searches and sorts compare it: without case and accents ('Éder' and 'EDER' are the same). */
export function foldText(text: string): string {
  return text.replace(BEYOND_ASCII, plainLetter).toLowerCase()
}

function plainLetter(letter: string): string {
  let plain = plainLetters.get(letter)
  if (plain === undefined) {
    plain = letter.normalize('NFD').replace(/\p{M}/gu, '')
    plainLetters.set(letter, plain)
  }
  return plain
}
