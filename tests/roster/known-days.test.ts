import { expect, test } from 'vitest'
import type { ReportDay } from '#src/domain/entities.ts'
import { shownDate, toStored } from '#src/lib/service-time.ts'
import { knownDays } from '#src/roster/known-days.ts'
import { reportWith } from './report-builder.ts'

const GRUPO = { igreja: 'i1', cargo: 'k1', genero: 'masculino' } as const
const RANGE = { inicio: '2027-01-10', fim: '2027-01-31' }
const AGORA = toStored('2026-12-15', '12:00')

function days(...dates: string[]): ReportDay[] {
  return dates.map((date) => ({ date: toStored(date, '18:30'), som: [] }))
}

function shown(list: readonly ReportDay[]): string[] {
  return list.map(({ date = 0 }) => shownDate(date))
}

test('history is what was published and has passed, and what is to come in use, up to a year back', () => {
  const reports = [
    reportWith({ report: days('2025-12-01', '2026-12-01', '2026-12-20', '2027-01-11') }),
    reportWith({ ativo: false, report: days('2026-12-02', '2026-12-21') }),
    reportWith({ ativo: false, atual: false, report: days('2026-12-03', '2026-12-22') }),
    reportWith({ genero: 'feminino', report: days('2026-12-04') }),
  ]
  expect(shown(knownDays(reports, GRUPO, RANGE, AGORA).historico)).toEqual([
    '2026-12-01',
    '2026-12-20',
    '2026-12-21',
    '2026-12-03',
  ])
})

test('others are the days of reports in use around the range; of the own group those in it', () => {
  const reports = [
    reportWith({ nomeRelatorio: 'A', report: days('2027-01-05', '2027-01-11', '2027-06-01') }),
    reportWith({ nomeRelatorio: 'B', cargo: 'k2', report: days('2026-12-31', '2027-01-01', '2027-02-02') }),
    reportWith({ nomeRelatorio: 'C', cargo: 'k2', ativo: false, atual: false, report: days('2027-01-11') }),
  ]
  const { outros } = knownDays(reports, GRUPO, RANGE, AGORA)
  expect(outros.map(({ nomeRelatorio, report }) => [nomeRelatorio, ...shown(report)])).toEqual([
    ['A', '2027-01-11'],
    ['B', '2027-01-01', '2027-02-02'],
  ])
})
