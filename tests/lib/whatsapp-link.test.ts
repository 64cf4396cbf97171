import { describe, expect, test } from 'vitest'
import { dddOf, shownCelular, whatsappLink, wholeCelular } from '#src/lib/whatsapp-link.ts'

describe('wholeCelular', () => {
  test.each([
    ['a mobile number', '11987654321', '5511987654321'],
    ['with signs between', '(11) 98765-4321', '5511987654321'],
    ['with the country', '+55 11 98765-4321', '5511987654321'],
    ['area code 55 is not the country', '55987654321', '5555987654321'],
    ['area code 55 and the country', '5555987654321', '5555987654321'],
    ['without the 9', '1187654321', '5511987654321'],
    ['with the country, without the 9', '551187654321', '5511987654321'],
    ['a line at home keeps its 8 digits', '1133334444', '551133334444'],
    ['with a 0', '011987654321', '5511987654321'],
    ['with the carrier', '01511987654321', '5511987654321'],
    ['of another country', '595981123456', '595981123456'],
  ])('%s', (_what, typed, whole) => {
    expect(wholeCelular(typed)).toBe(whole)
  })

  test('takes the area code where the number has none', () => {
    expect(wholeCelular('98765-4321', '19')).toBe('5519987654321')
    expect(wholeCelular('8765-4321', '19')).toBe('5519987654321')
    expect(wholeCelular('3333-4444', '19')).toBe('551933334444')
    expect(wholeCelular('11987654321', '19')).toBe('5511987654321')
  })

  test.each(['', '190', '98765-4321', '10987654321', '1234567890123456', 'nenhum'])(
    'nothing to be made of "%s"',
    (typed) => {
      expect(wholeCelular(typed)).toBeUndefined()
      expect(whatsappLink(typed)).toBeUndefined()
    },
  )
})

test('dddOf tells the area code', () => {
  expect(dddOf('11987654321')).toBe('11')
  expect(dddOf('987654321')).toBe('')
  expect(dddOf('595981123456')).toBe('')
})

test('whatsappLink carries the sentence, accents and line ends too', () => {
  expect(whatsappLink('11987654321')).toBe('https://wa.me/5511987654321')
  expect(whatsappLink('987654321', { ddd: '19' })).toBe('https://wa.me/5519987654321')
  const link = whatsappLink('11987654321', { text: 'A paz de Deus!\nNão poderei & aviso: 10/10?' })
  expect(new URL(link ?? '').searchParams.get('text')).toBe('A paz de Deus!\nNão poderei & aviso: 10/10?')
})

test('shownCelular writes it as people do', () => {
  expect(shownCelular('11987654321')).toBe('(11) 98765-4321')
  expect(shownCelular('551133334444')).toBe('(11) 3333-4444')
  expect(shownCelular('595981123456')).toBe('595981123456')
  expect(shownCelular('98765')).toBe('98765')
})
