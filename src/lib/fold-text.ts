const BEYOND_ASCII = /[^ -~]/

/** A text as searches and sorts compare it: without case and accents ('Éder' and 'EDER' are the same). */
export function foldText(text: string): string {
  // most names have no accent, and taking them apart for one costs ten times the rest
  const plain = BEYOND_ASCII.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text
  return plain.toLowerCase()
}
