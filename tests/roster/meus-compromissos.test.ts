import { describe, expect, test } from 'vitest'
import type { Pessoa } from '#src/domain/entities.ts'
import { toStored } from '#src/lib/service-time.ts'
import { meusCompromissos } from '#src/roster/meus-compromissos.ts'
import { describeInEveryZone } from '../lib/zones.ts'
import { reportWith } from './report-builder.ts'

const me: Pessoa = { id: 'me', name: 'Eu' }
const ana: Pessoa = { id: 'a', name: 'Ana' }
const blank: Pessoa = { id: '', name: '' }

const NOW = Date.parse('2026-11-22T19:30:00-03:00')
const begins = toStored('2026-11-22', '19:30')
const begun = toStored('2026-11-22', '19:29')
const later = toStored('2027-01-01', '00:00')

describeInEveryZone('upcoming services', () => {
  test('are those that have not begun', () => {
    const report = reportWith({ report: [begins, begun, later].map((date) => ({ date, som: [me] })) })
    expect(meusCompromissos([report], 'me', NOW).map(({ date }) => date)).toEqual([begins, later])
  })
})

describe('meusCompromissos', () => {
  test('tells where, at which post and with whom', () => {
    const report = reportWith({
      report: [
        { date: later, atriu: [me, ana, blank], corredor: [blank], banheiro: [ana], estacionamento: [] },
      ],
    })
    expect(meusCompromissos([report], 'me', NOW)).toEqual([
      {
        reportId: 'r1',
        versao: expect.any(Number),
        date: later,
        posto: 'atriu',
        cidade: 'c1',
        igreja: 'i1',
        companions: { atriu: [ana], banheiro: [ana] },
      },
    ])
  })

  test('tells of the people in the house’s other reports, who give no entry of their own', () => {
    const reports = [
      reportWith({ report: [{ date: later, atriu: [me] }] }),
      reportWith({ id: 'irmas', report: [{ date: later, atriu: [ana] }] }),
    ]
    const found = meusCompromissos(reports, 'me', NOW)
    expect(found.map(({ reportId, companions }) => [reportId, companions])).toEqual([
      ['r1', { atriu: [ana] }],
    ])
  })

  test('gives one entry for each post of a service, in the order of the posts', () => {
    const report = reportWith({ report: [{ date: later, banheiro: [me], atriu: [me, me] }] })
    expect(meusCompromissos([report], 'me', NOW).map(({ posto }) => posto)).toEqual(['atriu', 'banheiro'])
  })

  test('sorts across reports and leaves out inactive ones, others people and days without a date', () => {
    const reports = [
      reportWith({
        id: 'r2',
        report: [
          { date: later, som: [me] },
          { date: undefined, som: [me] },
        ],
      }),
      reportWith({ id: 'off', ativo: false, report: [{ date: later, som: [me] }] }),
      reportWith({
        id: 'r3',
        report: [
          { date: begins, atriu: [me] },
          { date: later, atriu: [ana, blank] },
        ],
      }),
    ]
    expect(meusCompromissos(reports, 'me', NOW).map(({ reportId }) => reportId)).toEqual(['r3', 'r2'])
  })

  test('finds nothing for nobody, though slots are blank', () => {
    const report = reportWith({ report: [{ date: later, som: [blank] }] })
    expect(meusCompromissos([report], '', NOW)).toEqual([])
  })
})
