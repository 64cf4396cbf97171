import { describe, expect, test } from 'vitest'
import type { Pessoa, ReportDay, User } from '#src/domain/entities.ts'
import {
  addDay,
  addPerson,
  pessoaOf,
  removeDay,
  removePerson,
  setPeople,
  sortByDate,
} from '#src/roster/report-days.ts'

const ana: Pessoa = { id: 'a', name: 'Ana' }
const bia: Pessoa = { id: 'b', name: 'Bia' }
const cida: Pessoa = { id: 'c', name: 'Cida' }

/** Frozen throughout: an edit in place throws. */
function frozen(days: ReportDay[]): readonly ReportDay[] {
  for (const day of days) {
    for (const part of Object.values(day)) Object.freeze(part)
    Object.freeze(day)
  }
  return Object.freeze(days)
}

const days = frozen([
  { date: 100, atriu: [ana, bia], corredor: [cida] },
  { date: 200, atriu: [cida], corredor: [] },
])

describe('editing a slot', () => {
  test('sets a person', () => {
    expect(setPeople(days, [{ key: '100', posto: 'atriu', slot: 1, person: cida }])[0]).toEqual({
      date: 100,
      atriu: [ana, cida],
      corredor: [cida],
    })
  })

  test('sets several people at once, and makes the slots that are not there', () => {
    const edited = setPeople(days, [
      { key: '100', posto: 'atriu', slot: 0, person: cida },
      { key: '200', posto: 'corredor', slot: 1, person: ana },
    ])
    expect(edited).toEqual([
      { date: 100, atriu: [cida, bia], corredor: [cida] },
      { date: 200, atriu: [cida], corredor: [{ id: '', name: '' }, ana] },
    ])
  })

  test('adds a blank slot, also to a post the day did not have', () => {
    expect(addPerson(days, 0, 'atriu')[0]?.atriu).toEqual([ana, bia, { id: '', name: '' }])
    expect(addPerson(days, 1, 'som')[1]?.som).toEqual([{ id: '', name: '' }])
  })

  test('removes a slot', () => {
    expect(removePerson(days, 0, 'atriu', 0)[0]?.atriu).toEqual([bia])
  })

  test('makes no other object anew', () => {
    for (const edited of [
      setPeople(days, [{ key: '100', posto: 'atriu', slot: 1, person: cida }]),
      addPerson(days, 0, 'atriu'),
      removePerson(days, 0, 'atriu', 0),
    ]) {
      expect(edited[0]).not.toBe(days[0])
      expect(edited[0]?.corredor).toBe(days[0]?.corredor)
      expect(edited[1]).toBe(days[1])
    }
  })

  test('leaves the days alone when day or slot is not there', () => {
    expect(setPeople(days, [{ key: '700', posto: 'atriu', slot: 0, person: cida }])).toEqual(days)
    expect(removePerson(days, 0, 'atriu', 5)).toEqual(days)
  })
})

describe('editing days', () => {
  test('adds an empty day', () => {
    const added = addDay(days, 150, ['atriu', 'corredor'])
    expect(added).toEqual({ days: [...days, { date: 150, atriu: [], corredor: [] }], duplicate: false })
    expect(added.days[0]).toBe(days[0])
  })

  test('tells that the date and time are taken, and adds the day all the same', () => {
    const added = addDay(days, 200, ['som'])
    expect(added.duplicate).toBe(true)
    expect(added.days).toHaveLength(3)
  })

  test('removes a day', () => {
    expect(removeDay(days, 0)).toEqual([days[1]])
    expect(removeDay(days, 0)[0]).toBe(days[1])
  })

  test('sorts by date, days without one last', () => {
    const unsorted = frozen([
      { date: undefined },
      { date: 300 },
      { date: -5 },
      { date: 20, som: [] },
      { date: 20 },
    ])
    expect(sortByDate(unsorted)).toEqual([
      { date: -5 },
      { date: 20, som: [] },
      { date: 20 },
      { date: 300 },
      { date: undefined },
    ])
  })
})

describe('pessoaOf', () => {
  const user: User = {
    id: 'u',
    name: 'Ana',
    email: 'ana@exemplo.br',
    genero: 'feminino',
    datanasc: '1990-01-01',
    celular: '11999990000',
    cargo: 'k',
    cidade: 'c',
    igreja: 'i',
    createdAt: 1,
    senhaPadrao: false,
    sessoesDesde: 0,
  }

  test('copies a user without phone, birth date and e-mail', () => {
    const copy = { id: 'u', name: 'Ana', genero: 'feminino', cargo: 'k', cidade: 'c', igreja: 'i' }
    expect(pessoaOf(user)).toStrictEqual(copy)
  })

  test('has no gender when the user has none', () => {
    expect(pessoaOf({ ...user, genero: undefined })).not.toHaveProperty('genero')
  })
})
