import { expect, test } from 'vitest'
import { celularDigits, isCelular } from '#src/domain/celular.ts'

test('keeps the digits and accepts the usual signs between them', () => {
  expect(celularDigits('+55 (19) 98888-7777')).toBe('5519988887777')
  expect(isCelular('+55 (19) 98888-7777')).toBe(true)
  expect(isCelular('')).toBe(true)
})

test('refuses letters, as in what a spreadsheet makes of a long number, and more than 20 digits', () => {
  expect(isCelular('1,99889E+10')).toBe(false)
  expect(isCelular('19 9 casa')).toBe(false)
  expect(isCelular('1'.repeat(20))).toBe(true)
  expect(isCelular('1'.repeat(21))).toBe(false)
})
