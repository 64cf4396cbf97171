import { expect, test } from 'vitest'
import type { Pessoa, ReportDay } from '#src/domain/entities.ts'
import { checkDays } from '#src/roster/check-days.ts'
import type { RosterPerson } from '#src/roster/roster-person.ts'
import { type ServingIndexInput, servingIndex } from '#src/roster/serving-context.ts'
import { reportWith } from './report-builder.ts'

const GROUP = { igreja: 'i1', cargo: 'k1', genero: 'masculino' } as const
const SUNDAY = Date.UTC(2026, 9, 11, 18, 30)
const WEEK = 7 * 24 * 60 * 60 * 1000
const ana = { id: 'a', name: 'Ana', ...GROUP }
const bia = { id: 'b', name: 'Bia', ...GROUP }
const blank = { id: '', name: '' }
const POSTOS = ['atriu', 'corredor'] as const

function check(
  days: ReportDay[],
  people: RosterPerson[] = [ana, bia],
  input: Partial<ServingIndexInput> = {},
) {
  const index = servingIndex({ grupo: GROUP, ...input })
  const known = new Map(people.map((person) => [person.id, person]))
  return checkDays({ days, postos: POSTOS, index, people: known }).map(
    ({ kind, place, person, frase }) =>
      `${kind} ${place.key}/${place.posto}/${place.slot} ${person.name} ${frase}`,
  )
}

const day = (date: number | undefined, atriu: Pessoa[], corredor: Pessoa[] = []): ReportDay => ({
  date,
  atriu,
  corredor,
})

test('names blanks, and whoever is twice in a service at both places', () => {
  expect(check([day(SUNDAY, [ana, blank], [ana])])).toEqual([
    `grave ${SUNDAY}/atriu/0 Ana já serve neste culto, em Pedidos de oração`,
    `vaga ${SUNDAY}/atriu/1  `,
    `grave ${SUNDAY}/corredor/0 Ana já serve neste culto, no Átrio`,
  ])
})

test('names who serves elsewhere at that time, and warns of who had better not', () => {
  const other = reportWith({ nomeRelatorio: 'Som', report: [{ date: SUNDAY, som: [ana] }], cargo: 'k2' })
  expect(check([day(SUNDAY, [ana])], [ana], { outros: [other] })).toEqual([
    `grave ${SUNDAY}/atriu/0 Ana serve neste horário em “Som”`,
  ])
  expect(check([day(SUNDAY, [ana])], [{ ...ana, naoPostos: ['atriu'] }])).toEqual([
    `aviso ${SUNDAY}/atriu/0 Ana não serve no Átrio`,
  ])
})

test('a limit of the month counts the other days as they are now', () => {
  const people = [{ ...ana, maxPorMes: 1 }]
  const index = servingIndex({ grupo: GROUP })
  const known = new Map(people.map((person) => [person.id, person]))
  const first = day(SUNDAY, [ana])
  const judge = (days: ReportDay[]) => checkDays({ days, postos: POSTOS, index, people: known }).length
  expect(judge([first])).toBe(0)
  expect(judge([first, day(SUNDAY + WEEK, [ana])])).toBeGreaterThan(0)
  expect(judge([first])).toBe(0)
})

test('somebody unknown is judged by the copy in the slot, which says nothing against them where it is old', () => {
  expect(check([day(SUNDAY, [{ id: 'x', name: 'Xavier' }])], [])).toEqual([])
  expect(check([day(SUNDAY, [{ id: 'x', name: 'Xavier', cargo: 'k2' }])], [])).toEqual([
    `aviso ${SUNDAY}/atriu/0 Xavier tem outro cargo`,
  ])
  expect(check([day(undefined, [ana, blank])])).toEqual(['vaga undefined/atriu/1  '])
})
