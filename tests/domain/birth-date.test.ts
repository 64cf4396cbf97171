import { expect, test } from 'vitest'
import { birthDateProblem, readBirthDate } from '#src/domain/birth-date.ts'

test.each([
  ['07/03/1990', '1990-03-07'],
  ['7/3/1990', '1990-03-07'],
  [' 07-03-1990 ', '1990-03-07'],
  ['07.03.1990', '1990-03-07'],
  ['1990-03-07', '1990-03-07'],
  ['1990-03-07T00:00:00.000Z', '1990-03-07'],
  ['29/02/2000', '2000-02-29'],
])('reads %s', (text, date) => {
  expect(readBirthDate(text)).toBe(date)
})

test.each([
  '',
  '31/02/1990',
  '29/02/1900',
  '03/13/1990',
  '07/03/90',
  '1990',
  'março',
  '32/01/1990',
  '0/1/1990',
])('does not guess %s', (text) => {
  expect(readBirthDate(text)).toBeUndefined()
})

test('a birth date lies before today, and not before 1900', () => {
  expect(birthDateProblem('2026-11-20', '2026-11-21')).toBeUndefined()
  expect(birthDateProblem('2026-11-21', '2026-11-21')).toBe('not-past')
  expect(birthDateProblem('1899-12-31', '2026-11-21')).toBe('too-old')
})
