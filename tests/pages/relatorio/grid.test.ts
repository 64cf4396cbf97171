import { describe, expect, test } from 'vitest'
import type { ReportDay, User } from '#src/domain/entities.ts'
import {
  cellsBetween,
  clearCells,
  exchange,
  fillDown,
  gridOf,
  type Move,
  moveIn,
} from '#src/pages/relatorio/edit/grid.ts'
import { addressOf, nextSlot, type SlotPlace, slotBeside, slotsOf } from '#src/pages/relatorio/edit/slots.ts'
import { pasteTsv, toTsv } from '#src/pages/relatorio/edit/spreadsheet-text.ts'

const ana = { id: 'ana', name: 'Ana' }
const bia = { id: 'bia', name: 'Bia' }
const blank = { id: '', name: '' }
const POSTOS = ['atriu', 'corredor'] as const
const DAYS: ReportDay[] = [
  { date: 1, atriu: [ana, blank], corredor: [] },
  { date: 2, atriu: [bia], corredor: [ana] },
  { date: 2, atriu: [blank], corredor: [blank] },
]
const grid = gridOf(DAYS, POSTOS)
const at = (key: string, posto: SlotPlace['posto'], slot = 0): SlotPlace => ({ key, posto, slot })
const FIRST = at('1', 'atriu')

function user(name: string, id = name): User {
  return {
    id,
    name,
    email: '',
    genero: 'feminino',
    datanasc: '',
    celular: '',
    cargo: 'k',
    cidade: 'c',
    igreja: 'i',
    createdAt: undefined,
    senhaPadrao: false,
    sessoesDesde: 0,
  }
}

describe('moving', () => {
  test.each<[Move, SlotPlace, string]>([
    ['down', FIRST, '1/atriu/1'],
    ['down', at('1', 'atriu', 1), '2/atriu/0'],
    ['up', at('2', 'atriu'), '1/atriu/1'],
    ['up', FIRST, '1/atriu/0'],
    ['right', FIRST, '1/corredor/0'],
    ['right', at('1', 'corredor'), '1/corredor/0'],
    ['end', FIRST, '1/corredor/0'],
    ['home', at('2', 'corredor'), '2/atriu/0'],
    ['last', FIRST, '2-2/corredor/0'],
    ['first', at('2-2', 'corredor'), '1/atriu/0'],
    ['pageDown', FIRST, '2-2/atriu/0'],
    ['pageUp', at('2-2', 'corredor'), '1/corredor/0'],
    ['down', at('gone', 'atriu'), '1/atriu/1'],
  ])('%s', (move, from, to) => {
    expect(addressOf(moveIn(grid, from, move))).toBe(to)
  })

  test('a range is the rectangle between two cells, whichever comes first', () => {
    const rows = cellsBetween(grid, at('2', 'corredor'), at('1', 'atriu', 1))
    expect(rows.map((row) => row.map(addressOf))).toEqual([
      ['1/atriu/1', '1/corredor/1'],
      ['2/atriu/0', '2/corredor/0'],
    ])
  })
})

describe('changing cells', () => {
  test('clearing leaves blanks and what is not there alone', () => {
    expect(clearCells(grid, cellsBetween(grid, FIRST, at('2', 'corredor')))).toEqual([
      { ...FIRST, person: blank },
      { ...at('2', 'atriu'), person: blank },
      { ...at('2', 'corredor'), person: blank },
    ])
  })

  test('filling down repeats the first line, or the line above a single one', () => {
    const column = cellsBetween(grid, FIRST, at('2', 'atriu'))
    expect(fillDown(grid, column)).toEqual([
      { ...at('1', 'atriu', 1), person: ana },
      { ...at('2', 'atriu'), person: ana },
    ])
    expect(fillDown(grid, [[at('2-2', 'corredor')]])).toEqual([{ ...at('2-2', 'corredor'), person: ana }])
    expect(fillDown(grid, [[FIRST]])).toEqual([])
  })

  test('exchanging is one change of two slots, a blank included', () => {
    expect(exchange(grid, FIRST, at('2', 'atriu'))).toEqual([
      { ...FIRST, person: bia },
      { ...at('2', 'atriu'), person: ana },
    ])
    expect(exchange(grid, FIRST, at('1', 'atriu', 1))[0]?.person).toEqual(blank)
  })
})

describe('a spreadsheet', () => {
  const people = [user('Ana'), user('João  da Silva', 'joao'), user('Rita', 'r1'), user('Rita', 'r2')]

  test('gets names, a line each', () => {
    expect(toTsv(grid, cellsBetween(grid, at('1', 'atriu', 1), at('2', 'corredor')))).toBe('\t\nBia\tAna')
  })

  test('gives names, whatever their case, accents and spaces; unknown and doubtful ones change nothing', () => {
    const { cells, changes, beyond } = pasteTsv(
      grid,
      at('1', 'atriu', 1),
      'JOAO DA SILVA\tNinguém\r\n\trita\r\n',
      people,
    )
    expect(changes.map(({ person, ...place }) => [addressOf(place), person.id])).toEqual([
      ['1/atriu/1', 'joao'],
      ['2/atriu/0', ''],
    ])
    expect(cells.filter(({ problem }) => problem)).toMatchObject([
      { text: 'Ninguém', problem: 'unknown' },
      { text: 'rita', problem: 'ambiguous' },
    ])
    expect(beyond).toBe(0)
  })

  test('may be larger than the grid', () => {
    expect(pasteTsv(grid, at('2-2', 'corredor'), 'Ana\tAna\nAna', people)).toMatchObject({
      changes: [{ person: { id: 'Ana' } }],
      beyond: 2,
    })
  })
})

describe('in reading order', () => {
  const slots = slotsOf(DAYS, POSTOS)
  const nextBlank = (last: SlotPlace | undefined) => {
    const found = nextSlot(slots, last, ({ person }) => person.id === '')
    return found && addressOf(found.place)
  }

  test('goes through the blank slots and begins again at the end', () => {
    expect(nextBlank(undefined)).toBe('1/atriu/1')
    expect(nextBlank(at('1', 'atriu', 1))).toBe('2-2/atriu/0')
    expect(nextBlank(at('2-2', 'atriu'))).toBe('2-2/corredor/0')
    expect(nextBlank(at('2-2', 'corredor'))).toBe('1/atriu/1')
    expect(nextBlank(at('gone', 'atriu'))).toBe('1/atriu/1')
  })

  test('knows when none is left, and the neighbours of a slot', () => {
    expect(nextSlot(slotsOf([{ date: 1, atriu: [ana] }], POSTOS), undefined, () => false)).toBeUndefined()
    expect(slotBeside(slots, at('1', 'atriu', 1), 1)?.place).toEqual(at('2', 'atriu'))
    expect(slotBeside(slots, FIRST, -1)).toBeUndefined()
  })
})
