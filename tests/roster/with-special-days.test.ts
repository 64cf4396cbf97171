import { expect, test } from 'vitest'
import type { DiaEspecial } from '#src/domain/entities.ts'
import { toStored } from '#src/lib/service-time.ts'
import { calendarServices } from '#src/roster/calendar-services.ts'
import { withSpecialDays } from '#src/roster/with-special-days.ts'
import { reportWith } from './report-builder.ts'

const at = (day: string, time: string) => toStored(day, time)
const rostered = at('2026-12-20', '18:30')
const blank = at('2026-12-23', '19:30')
const services = calendarServices([
  reportWith({
    report: [
      { date: rostered, atriu: [{ id: 'ana', name: 'Ana' }] },
      { date: blank, atriu: [{ id: '', name: '' }] },
    ],
  }),
])
const dates = (...specials: DiaEspecial[]) => withSpecialDays(services, specials).map(({ date }) => date)

test('an extra service is in the calendar before its roster, in its place and once', () => {
  const extra: DiaEspecial = { data: '2026-12-21', horario: '09:00', tipo: 'extra' }
  expect(dates(extra, extra)).toEqual([rostered, at('2026-12-21', '09:00'), blank])
  expect(dates({ data: '2026-12-20', horario: '18:30', tipo: 'extra' })).toEqual([rostered, blank])
  const [, added] = withSpecialDays(services, [extra])
  expect(added?.postos.som).toEqual({ irmas: [], irmaos: [] })
})

test('a date without roster is left out, but nobody who serves is hidden', () => {
  expect(dates({ data: '2026-12-23', horario: '', tipo: 'sem-escala' })).toEqual([rostered])
  expect(dates({ data: '2026-12-23', horario: '19:30', tipo: 'sem-escala' })).toEqual([rostered])
  expect(dates({ data: '2026-12-23', horario: '10:00', tipo: 'sem-escala' })).toEqual([rostered, blank])
  expect(dates({ data: '2026-12-20', horario: '', tipo: 'sem-escala' })).toEqual([rostered, blank])
})
