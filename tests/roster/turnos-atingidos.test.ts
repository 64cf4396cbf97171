import { expect, test } from 'vitest'
import type { Disponibilidade, Pessoa } from '#src/domain/entities.ts'
import { toStored } from '#src/lib/service-time.ts'
import { isAway, turnosAtingidos, turnosAtingidosDe } from '#src/roster/turnos-atingidos.ts'
import { describeInEveryZone } from '../lib/zones.ts'
import { reportWith } from './report-builder.ts'

const ana: Pessoa = { id: 'ana', name: 'Ana' }
const rui: Pessoa = { id: 'rui', name: 'Rui' }
const NOW = Date.parse('2026-11-21T12:00:00-03:00')
const at = (day: string, time = '23:30') => toStored(day, time)

function said(fields: Partial<Disponibilidade> = {}): Disponibilidade {
  return { id: 'ana', igreja: 'i1', ausencias: [], dias: [], atualizadaEm: undefined, ...fields }
}

describeInEveryZone('an absence', () => {
  test('counts on the churches’ day, both ends of it', () => {
    const trip = said({ ausencias: [{ de: '2026-11-29', ate: '2026-12-02' }] })
    const days = ['2026-11-28', '2026-11-29', '2026-12-02', '2026-12-03']
    expect(days.map((day) => isAway(trip, at(day)))).toEqual([false, true, true, false])
    expect(days.map((day) => isAway(trip, at(day, '00:00')))).toEqual([false, true, true, false])
  })

  test('of a weekday is every one of them', () => {
    const sundays = said({ dias: ['Domingo'] })
    const days = ['2026-11-22', '2026-11-23', '2026-11-29']
    expect(days.map((day) => isAway(sundays, at(day)))).toEqual([true, false, true])
  })
})

const report = reportWith({
  report: [
    { date: at('2026-11-20', '19:30'), atriu: [ana] },
    { date: at('2026-11-29', '18:30'), atriu: [rui], corredor: [ana] },
    { date: at('2026-12-02', '19:30'), atriu: [ana] },
  ],
})

test('hits the turns to come of active reports, and no other', () => {
  const away = said({ ausencias: [{ de: '2026-11-01', ate: '2026-11-30' }] })
  const inactive = { ...report, id: 'r2', ativo: false }
  expect(turnosAtingidos([report, inactive], away, NOW)).toMatchObject([
    { reportId: 'r1', date: at('2026-11-29', '18:30'), posto: 'corredor' },
  ])
  expect(turnosAtingidos([report], said(), NOW)).toEqual([])
})

test('of many people, only those whom it hits are told', () => {
  const all = [said({ dias: ['Quarta'] }), said({ id: 'rui', dias: ['Quarta'] })]
  const hit = turnosAtingidosDe([report], all, NOW)
  expect([...hit.keys()]).toEqual(['ana'])
  expect(hit.get('ana')?.map(({ date }) => date)).toEqual([at('2026-12-02', '19:30')])
})
