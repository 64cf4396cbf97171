import { describe, expect, it } from 'vitest'
import type { Listado } from '#src/domain/listado.ts'
import { toStored } from '#src/lib/service-time.ts'
import { substitutesFor, turnsInReturn } from '#src/roster/substitutes.ts'
import { reportWith } from './report-builder.ts'

const at = (day: string, time = '18:30') => toStored(day, time)
const person = (id: string, fields: Partial<Listado> = {}): Listado => ({
  ...{ id, name: `Pessoa ${id}`, genero: 'masculino', cargo: 'k1', igreja: 'i1' },
  ...fields,
})
const slot = (id: string) => ({ id, name: `Pessoa ${id}` })

const [FIRST, SECOND, THIRD] = [at('2026-11-29'), at('2026-12-13'), at('2026-12-27')]
const report = reportWith({
  id: 'r1',
  report: [
    { date: FIRST, atriu: [slot('ana')], corredor: [slot('bia')] },
    { date: SECOND, atriu: [slot('cris')], corredor: [slot('bia')] },
    { date: THIRD, atriu: [slot('cris')], corredor: [slot('ana')] },
  ],
})
const turno = { report: 'r1', data: FIRST, posto: 'atriu' } as const
const people = [
  ...['ana', 'bia', 'cris', 'davi'].map((id) => person(id)),
  person('moca', { genero: 'feminino' }),
  person('som', { cargo: 'k2' }),
]

describe('substitutesFor', () => {
  it('takes the team without who asks and who serves there already, fewest turns first', () => {
    const found = substitutesFor({ turno, de: 'ana', reports: [report], people })
    expect(found.map(({ id, turns }) => [id, turns])).toEqual([
      ['davi', 0],
      ['cris', 2],
    ])
  })

  it('leaves out who serves elsewhere at that hour', () => {
    const som = reportWith({ id: 'r2', cargo: 'k2', report: [{ date: FIRST, som: [slot('davi')] }] })
    const found = substitutesFor({ turno, de: 'ana', reports: [report, som], people })
    expect(found.map(({ id }) => id)).toEqual(['cris'])
  })

  it('knows nobody when the report is not there', () => {
    expect(substitutesFor({ turno, de: 'ana', reports: [], people })).toEqual([])
  })
})

describe('turnsInReturn', () => {
  it('offers the turns of who could take it, on days on which the asker is free', () => {
    const found = turnsInReturn({ turno, de: 'ana', reports: [report], people }, FIRST)
    expect(found.map(({ pessoa, turno: { data, posto } }) => [pessoa.id, data, posto])).toEqual([
      ['cris', SECOND, 'atriu'],
    ])
  })
})
