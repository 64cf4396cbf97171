import { describe, expect, test } from 'vitest'
import type { Pessoa, ReportDay } from '#src/domain/entities.ts'
import { pessoasOf } from '#src/domain/pessoas-of.ts'
import { countTurns, personTwiceInService, postosUsed } from '#src/roster/report-people.ts'

function person(id: string): Pessoa {
  return { id, name: id.toUpperCase() }
}

const days: ReportDay[] = [
  { date: 1, atriu: [person('a'), person('')], corredor: [person('b'), person('')] },
  { date: 2, atriu: [person('b')], estacionamento: [person('b')] },
  { date: undefined, banheiro: [person('c')] },
]

describe('people of a report', () => {
  test('are listed once, blanks never', () => {
    expect(pessoasOf(days)).toEqual(['a', 'b', 'c'])
  })

  test('have as many turns as services they are in', () => {
    expect(countTurns(days)).toEqual(
      new Map([
        ['a', 1],
        ['b', 2],
        ['c', 1],
      ]),
    )
  })

  test('are in conflict when twice in a service, blanks never', () => {
    expect(days.map((day) => [...personTwiceInService(day)])).toEqual([[], ['b'], []])
    expect(personTwiceInService({ date: 1, som: [person('a'), person('a')] })).toEqual(new Set(['a']))
  })
})

describe('postosUsed', () => {
  const door = ['atriu', 'corredor', 'banheiro', 'estacionamento']

  test.each<[string, ReportDay[], string[]]>([
    ['door posts', days, door],
    ['no days', [], door],
    ['a day without posts', [{ date: 1 }], door],
    ['sound entries in any day', [...days, { date: 3, som: [person('')] }], ['som']],
    ['empty sound lists beside door posts', [...days, { date: 3, som: [] }], door],
    ['empty sound lists alone', [{ date: 1, som: [] }, { date: 2 }], ['som']],
  ])('%s', (_, given, postos) => {
    expect(postosUsed(given)).toEqual(postos)
  })
})
