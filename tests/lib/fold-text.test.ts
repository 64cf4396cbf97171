import { expect, test } from 'vitest'
import { foldText } from '#src/lib/fold-text.ts'

test('case and accents make no difference, composed or not', () => {
  const decomposed = 'E\u0301der'
  expect(['Éder', 'EDER', 'éder', decomposed].map(foldText)).toEqual(['eder', 'eder', 'eder', 'eder'])
  expect(foldText('  Conceição DE Souza-Ñ ')).toBe('  conceicao de souza-n ')
  expect(foldText('')).toBe('')
})
