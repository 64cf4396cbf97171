import { expect, test } from 'vitest'
import { avisosOf, avisoText, usualDdd } from '#src/output/lembretes.ts'
import { at, roteiro } from './roteiro-builder.ts'

const DAYS = avisosOf(
  roteiro({
    '2026-10-11 10:00': { atriu: ['Ana Lima', ''], som: ['Bia'] },
    '2026-10-11 18:30': { som: ['Ana Lima'] },
    '2026-10-14 19:30': { atriu: ['Ana Lima'] },
  }).cultos,
)

/** The eve at noon, on the churches' wall clock. */
const EVE = Date.UTC(2026, 9, 10, 15)

test('one row a person and day, blanks left out', () => {
  expect(
    DAYS.map(({ data, avisos }) => [data, avisos.map(({ name, turnos }) => [name, turnos.length])]),
  ).toEqual([
    [
      '2026-10-11',
      [
        ['Ana Lima', 2],
        ['Bia', 1],
      ],
    ],
    ['2026-10-14', [['Ana Lima', 1]]],
  ])
})

test('the message says when, at which post and where', () => {
  const place = { igreja: 'Jardim Novo', cidade: 'Campinas' }
  const texts = DAYS.flatMap(({ avisos }) => avisos.slice(0, 1).map((aviso) => avisoText(aviso, place, EVE)))
  expect(texts).toEqual([
    'Olá, Ana! Lembrete da escala: amanhã, domingo, 11/10, às 10:00 (Átrio) e às 18:30 (Som), em Jardim Novo, Campinas. Se não puder ir, responda esta mensagem.',
    'Olá, Ana! Lembrete da escala: quarta-feira, 14/10, às 19:30 (Átrio), em Jardim Novo, Campinas. Se não puder ir, responda esta mensagem.',
  ])
  expect(at('2026-10-11 10:00')).toBe(DAYS[0]?.date)
})

test('the usual area code is what most have', () => {
  expect(usualDdd(['11', '', '19', '19', ''])).toBe('19')
  expect(usualDdd(['', ''])).toBe('')
})
