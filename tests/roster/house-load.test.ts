import { expect, test } from 'vitest'
import type { ReportDay } from '#src/domain/entities.ts'
import { toStored } from '#src/lib/service-time.ts'
import { houseLoad } from '#src/roster/house-load.ts'
import { reportWith } from './report-builder.ts'

const GRUPO = { igreja: 'i1', cargo: 'k1', genero: 'masculino' } as const
const NOW = Date.parse('2026-10-14T12:00:00Z')

function day(date: string, posto: 'atriu' | 'som', id: string): ReportDay {
  return { date: toStored(date, '18:30'), [posto]: [{ id, name: id }] }
}

test('counts weeks past and to come, tells last and next turn, posts and absences, most first', () => {
  const days = [
    day('2026-10-07', 'atriu', 'rui'),
    day('2026-10-11', 'som', 'rui'),
    day('2026-10-18', 'som', 'rui'),
    day('2025-01-05', 'som', 'rui'),
    day('2026-10-04', 'atriu', 'davi'),
  ]
  const reports = [
    reportWith({ report: days, pessoas: ['rui', 'davi'] }),
    // a draft that was never published tells nothing of the past
    reportWith({ id: 'r2', ativo: false, report: [day('2026-09-06', 'som', 'davi')], pessoas: ['davi'] }),
  ]
  const people = [
    { ...GRUPO, id: 'ana', name: 'Ana' },
    {
      ...GRUPO,
      id: 'davi',
      name: 'Davi',
      ausencias: [
        { de: '2026-10-01', ate: '2026-10-02' },
        { de: '2026-12-24', ate: '2026-12-26' },
      ],
    },
    { ...GRUPO, id: 'rui', name: 'Rui' },
  ]
  expect(houseLoad(reports, people, NOW)).toEqual([
    {
      id: 'rui',
      name: 'Rui',
      passados: 1,
      vindouros: 1,
      ultimo: toStored('2026-10-11', '18:30'),
      proximo: toStored('2026-10-18', '18:30'),
      porPosto: { atriu: 1, som: 2 },
      ausencias: [],
    },
    expect.objectContaining({
      id: 'davi',
      passados: 1,
      vindouros: 0,
      ausencias: [{ de: '2026-12-24', ate: '2026-12-26' }],
    }),
    expect.objectContaining({ id: 'ana', passados: 0, vindouros: 0, ultimo: undefined }),
  ])
})
