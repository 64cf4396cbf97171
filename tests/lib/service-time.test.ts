import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  defaultNewDay,
  fromLocalDate,
  isWallDate,
  isWallTime,
  shiftDays,
  shownDate,
  shownDayPart,
  shownTime,
  shownWeekday,
  toLocalDate,
  toStored,
  upcomingFrom,
} from '#src/lib/service-time.ts'
import { describeInEveryZone } from './zones.ts'

/** Wall date, wall time, stored instant, weekday. Brazil's summer time of 2018 began on 4 November at midnight. */
const SERVICES: [string, string, string, number][] = [
  ['2026-11-22', '19:30', '2026-11-22T19:30:00Z', 0],
  ['2018-11-03', '23:59', '2018-11-03T23:59:00Z', 6],
  ['2018-11-04', '00:00', '2018-11-04T00:00:00Z', 0],
  ['2018-02-17', '23:30', '2018-02-17T23:30:00Z', 6],
  ['2018-12-31', '23:59', '2018-12-31T23:59:00Z', 1],
  ['2019-01-01', '00:00', '2019-01-01T00:00:00Z', 2],
  ['2024-02-29', '02:59', '2024-02-29T02:59:00Z', 4],
]

const minutes = fc.integer({ min: Date.UTC(2015, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })

describeInEveryZone('service time', () => {
  test.each(SERVICES)('%s %s is stored as %s and shown as entered', (date, time, stored, weekday) => {
    expect(toStored(date, time)).toBe(Date.parse(stored))
    expect(shownDate(Date.parse(stored))).toBe(date)
    expect(shownTime(Date.parse(stored))).toBe(time)
    expect(shownWeekday(Date.parse(stored))).toBe(weekday)
    expect(shownDayPart(Date.parse(stored))).toBe(minutesOf(time) / (24 * 60))
  })

  test('a stored instant is 3 hours before the wall clock at UTC-03:00', () => {
    const hour = 60 * 60 * 1000
    expect(toStored('2026-11-22', '19:30')).toBe(Date.parse('2026-11-22T19:30:00-03:00') - 3 * hour)
  })

  test('long and short dates are those of the wall clock, up to midnight', async () => {
    // A formatter keeps the zone it was made in: the module is loaded anew in this one.
    vi.resetModules()
    const { formatLongDate, formatShortDate } = await import('#src/lib/service-time.ts')
    expect(formatLongDate(toStored('2026-11-22', '00:00'))).toBe('domingo, 22 de novembro de 2026')
    expect(formatLongDate(toStored('2018-12-31', '23:59'))).toBe('segunda-feira, 31 de dezembro de 2018')
    expect(formatShortDate(toStored('2024-02-29', '00:00'))).toBe('29/02/2024')
    expect(formatShortDate(toStored('2019-01-01', '23:59'))).toBe('01/01/2019')
  })

  test('days are added on the wall clock, over summer time, leap day and new year', () => {
    expect(shiftDays(toStored('2018-10-31', '19:30'), 7)).toBe(toStored('2018-11-07', '19:30'))
    expect(shiftDays(toStored('2024-02-25', '00:00'), 7)).toBe(toStored('2024-03-03', '00:00'))
    expect(shiftDays(toStored('2027-01-01', '23:59'), -1)).toBe(toStored('2026-12-31', '23:59'))
  })

  test('a service is upcoming until it begins', () => {
    const stored = toStored('2026-11-22', '19:30')
    const begins = Date.parse('2026-11-22T22:30:00Z')
    expect(stored >= upcomingFrom(begins)).toBe(true)
    expect(stored >= upcomingFrom(begins + 1)).toBe(false)
  })

  test('a new day starts at 3 hours from now, in the next year when it must', () => {
    expect(defaultNewDay(Date.parse('2026-11-22T15:00:00-03:00'))).toEqual({
      date: '2026-11-22',
      time: '18:00',
    })
    expect(defaultNewDay(Date.parse('2018-12-31T22:10:00-03:00'))).toEqual({
      date: '2019-01-01',
      time: '01:10',
    })
  })

  test('a local date shows the wall clock in its local fields', () => {
    const local = toLocalDate(toStored('2018-12-31', '23:45'))
    expect([local.getFullYear(), local.getMonth(), local.getDate()]).toEqual([2018, 11, 31])
    expect([local.getHours(), local.getMinutes()]).toEqual([23, 45])
  })

  test('a local date is stored by its local fields', () => {
    expect(fromLocalDate(new Date(2026, 10, 22, 19, 30))).toBe(toStored('2026-11-22', '19:30'))
    expect(fromLocalDate(new Date(2018, 11, 31, 23, 59))).toBe(toStored('2018-12-31', '23:59'))
  })

  test('a wall time that summer time skipped keeps its date', () => {
    const local = toLocalDate(toStored('2018-11-04', '00:00'))
    expect([local.getMonth(), local.getDate()]).toEqual([10, 4])
  })

  test('what is shown, entered again, is the same instant; and so through a local date', () => {
    fc.assert(
      fc.property(minutes, (minute) => {
        const stored = minute * 60_000
        expect(toStored(shownDate(stored), shownTime(stored))).toBe(stored)
        // The device's zone has no such wall time when its summer time begins: there an hour is lost.
        expect([stored, stored + 60 * 60_000]).toContain(fromLocalDate(toLocalDate(stored)))
      }),
    )
  })
})

describe('entered dates and times', () => {
  test.each(['2024-02-29', '0001-01-01', '9999-12-31'])('%s is a date', (text) => {
    expect(isWallDate(text)).toBe(true)
  })
  test.each(['', '2023-02-29', '2026-02-30', '2026-13-01', '2026-1-1', '22/11/2026', '2026-11-22T00:00'])(
    '%s is not a date',
    (text) => {
      expect(isWallDate(text)).toBe(false)
      expect(() => toStored(text, '19:30')).toThrow(RangeError)
    },
  )
  test.each(['00:00', '09:05', '23:59'])('%s is a time', (text) => {
    expect(isWallTime(text)).toBe(true)
  })
  test.each(['', '24:00', '9:30', '19:60', '19:30:00', '19h30', ' 19:30', '-1:00'])(
    '%s is not a time',
    (text) => {
      expect(isWallTime(text)).toBe(false)
      expect(() => toStored('2026-11-22', text)).toThrow(RangeError)
    },
  )
})

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
