import { expect, test } from 'vitest'
import { fitsInColumns } from '#src/output/folha-fit.ts'
import { longName, roteiro } from './roteiro-builder.ts'

function fits(names: string[], columns = 4): boolean {
  const [culto] = roteiro({ '2026-10-11 18:30': { atriu: names } }).cultos
  return culto !== undefined && fitsInColumns(culto, columns)
}

test('usual services keep a column for each post; twenty long names in one take the whole width', () => {
  const long = (count: number) => Array.from({ length: count }, (_, index) => longName(index))
  expect(fits(['Ana Beatriz', 'Maria Aparecida'])).toBe(true)
  expect(fits(Array.from({ length: 20 }, (_, index) => `Ana Beatriz ${index}`))).toBe(true)
  expect(fits(long(10))).toBe(true)
  expect(fits(long(20))).toBe(false)
  expect(fits(long(20), 1)).toBe(true)
})
