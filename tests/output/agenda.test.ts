import { describe, expect, test } from 'vitest'
import { agendaOf, type Turno } from '#src/output/agenda.ts'
import { at } from './roteiro-builder.ts'

const ALL = { from: at('2026-10-05 00:00'), complete: true }

describe('the events of a calendar file', () => {
  test('are the coming turns, with the version as their sequence', () => {
    const events = agendaOf([turno('b', '2026-10-14 19:30', 4), turno('a', '2026-10-11 18:30', 3)], [], ALL)
    expect(events.map(({ uid, sequence, cancelado }) => [uid, sequence, cancelado])).toEqual([
      ['a', 3, false],
      ['b', 4, false],
    ])
    expect(agendaOf([turno('a', '2026-10-04 18:30', 3)], [], ALL)).toEqual([])
  })

  test('cancel a turn that was lost, and bring it back with a higher sequence', () => {
    const sent = agendaOf([turno('a', '2026-10-11 18:30', 3)], [], ALL)
    const lost = agendaOf([], sent, ALL)
    expect(lost).toMatchObject([{ uid: 'a', sequence: 4, cancelado: true }])
    expect(agendaOf([], lost, ALL)).toEqual(lost)
    // a report that was deactivated and activated again still has its version
    expect(agendaOf([turno('a', '2026-10-11 18:30', 3)], lost, ALL)).toMatchObject([
      { uid: 'a', sequence: 5, cancelado: false },
    ])
    expect(agendaOf([], sent, { ...ALL, from: at('2026-10-12 00:00') })).toEqual([])
  })

  test('leave alone what this device does not know to be lost', () => {
    const sent = agendaOf([turno('a', '2026-10-11 18:30', 3)], [], ALL)
    expect(agendaOf([], sent, { ...ALL, complete: false })).toEqual(sent)
  })

  test('join two posts of one service', () => {
    const both = [turno('a', '2026-10-11 18:30', 3), { ...turno('a', '2026-10-11 18:30', 3), posto: 'Som' }]
    expect(agendaOf(both, [], ALL)).toMatchObject([{ posto: 'Átrio e Som' }])
  })
})

function turno(uid: string, when: string, versao: number): Turno {
  return { uid, versao, date: at(when), posto: 'Átrio', igreja: 'Jardim Novo', cidade: 'Campinas', nota: '' }
}
