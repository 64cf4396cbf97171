import { describe, expect, test } from 'vitest'
import type { ReportDay } from '#src/domain/entities.ts'
import { toStored } from '#src/lib/service-time.ts'
import { shiftReportDays } from '#src/roster/shift-days.ts'
import { describeInEveryZone } from '../lib/zones.ts'

function day(date: string, time: string): ReportDay {
  return { date: toStored(date, time), som: [{ id: date, name: time }] }
}

describeInEveryZone('shifting days', () => {
  const days = [
    day('2018-10-30', '23:59'),
    day('2018-10-31', '00:00'),
    day('2018-11-04', '19:30'),
    day('2018-11-07', '23:59'),
    day('2018-11-08', '00:00'),
  ]

  test('moves what is shown inside the range, both ends included, by exactly 7 days', () => {
    const { days: shifted, moved } = shiftReportDays(days, '2018-10-31', '2018-11-07')
    expect(moved).toBe(3)
    expect(shifted.map(({ date }) => date)).toEqual([
      toStored('2018-10-30', '23:59'),
      toStored('2018-11-07', '00:00'),
      toStored('2018-11-11', '19:30'),
      toStored('2018-11-14', '23:59'),
      toStored('2018-11-08', '00:00'),
    ])
    expect(shifted.map(({ som }) => som)).toEqual(days.map(({ som }) => som))
  })
})

describe('shiftReportDays', () => {
  test('goes over leap day and new year', () => {
    const days = [day('2024-02-25', '10:00'), day('2024-12-29', '10:00')]
    const { days: shifted } = shiftReportDays(days, '2024-01-01', '2024-12-31')
    expect(shifted.map(({ date }) => date)).toEqual([
      toStored('2024-03-03', '10:00'),
      toStored('2025-01-05', '10:00'),
    ])
  })

  test('leaves everything else as it is', () => {
    const days = [{ date: undefined }, day('2026-11-22', '19:30')]
    const { days: shifted, moved } = shiftReportDays(days, '2026-11-23', '2026-11-30')
    expect(moved).toBe(0)
    expect(shifted[0]).toBe(days[0])
    expect(shifted[1]).toBe(days[1])
  })

  test('moves nothing when the end is before the start', () => {
    expect(shiftReportDays([day('2026-11-22', '19:30')], '2026-11-30', '2026-11-01').moved).toBe(0)
  })
})
