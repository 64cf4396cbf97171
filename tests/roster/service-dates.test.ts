import { describe, expect, test } from 'vitest'
import type { DiaCulto, DiaEspecial } from '#src/domain/entities.ts'
import { shownDate, shownTime, toStored } from '#src/lib/service-time.ts'
import { mondayOf, serviceDates, services } from '#src/roster/service-dates.ts'
import { describeInEveryZone } from '../lib/zones.ts'

const sunday: DiaCulto = { dia: 'Domingo', horario: '18:00' }
const wednesday: DiaCulto = { dia: 'Quarta', horario: '19:30' }
const youth: DiaCulto = { dia: 'Domingo', horario: '10:00' }

function shown(inicio: string, fim: string, times: Parameters<typeof serviceDates>[1]): string[] {
  return serviceDates({ inicio, fim }, times).map((stored) => `${shownDate(stored)} ${shownTime(stored)}`)
}

describeInEveryZone('service dates', () => {
  test('are every service and RDJ of the range, ascending, both ends included', () => {
    const times = { rdj: 'sim' as const, diasCulto: [wednesday, sunday], diasRDJ: [youth] }
    expect(shown('2018-10-31', '2018-11-07', times)).toEqual([
      '2018-10-31 19:30',
      '2018-11-04 10:00',
      '2018-11-04 18:00',
      '2018-11-07 19:30',
    ])
  })

  test('cross leap day and new year, midnight included', () => {
    const times = {
      rdj: 'nao' as const,
      diasCulto: [{ dia: 'Quinta' as const, horario: '00:00' }],
      diasRDJ: [],
    }
    expect(shown('2024-02-28', '2024-03-01', times)).toEqual(['2024-02-29 00:00'])
    expect(shown('2026-12-31', '2027-01-07', times)).toEqual(['2026-12-31 00:00', '2027-01-07 00:00'])
  })
})

describe('serviceDates', () => {
  test('leaves RDJ out of a house that holds none', () => {
    const times = { rdj: 'nao' as const, diasCulto: [sunday], diasRDJ: [youth] }
    expect(shown('2026-11-22', '2026-11-22', times)).toEqual(['2026-11-22 18:00'])
  })

  test('counts a service and an RDJ at the same time once', () => {
    const times = { rdj: 'sim' as const, diasCulto: [sunday, sunday], diasRDJ: [sunday] }
    expect(shown('2026-11-22', '2026-11-22', times)).toEqual(['2026-11-22 18:00'])
  })

  test('passes over unreadable times of older documents', () => {
    const unreadable = ['', '25:00', '19h30'].map((horario): DiaCulto => ({ dia: 'Domingo', horario }))
    const times = { rdj: 'nao' as const, diasCulto: [...unreadable, sunday], diasRDJ: [] }
    expect(shown('2026-11-22', '2026-11-22', times)).toEqual(['2026-11-22 18:00'])
  })

  test('finds none without services, outside their days, or in an empty range', () => {
    const times = { rdj: 'nao' as const, diasCulto: [sunday], diasRDJ: [] }
    expect(shown('2026-11-16', '2026-11-22', { ...times, diasCulto: [] })).toEqual([])
    expect(shown('2026-11-16', '2026-11-21', times)).toEqual([])
    expect(shown('2026-11-22', '2026-11-21', times)).toEqual([])
  })

  test('throws when an end of the range is not a date', () => {
    expect(() => shown('', '2026-11-22', { rdj: 'nao', diasCulto: [], diasRDJ: [] })).toThrow(RangeError)
  })
})

describe('mondayOf', () => {
  test.each([
    ['2026-11-15', '2026-11-09'],
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2027-01-03', '2026-12-28'],
    ['1969-12-31', '1969-12-29'],
  ])('the week of %s begins on %s', (date, monday) => {
    expect(mondayOf(toStored(date, '00:00'))).toBe(monday)
    expect(mondayOf(toStored(date, '23:59'))).toBe(monday)
  })
})

describe('special days', () => {
  const times = { rdj: 'sim' as const, diasCulto: [wednesday, sunday], diasRDJ: [youth] }
  const week = (...diasEspeciais: DiaEspecial[]) =>
    shown('2026-12-20', '2026-12-26', { ...times, diasEspeciais })

  test('an extra service is one more, in its place; at the time of another it is the same one', () => {
    expect(week({ data: '2026-12-25', horario: '09:00', tipo: 'extra' })).toEqual([
      '2026-12-20 10:00',
      '2026-12-20 18:00',
      '2026-12-23 19:30',
      '2026-12-25 09:00',
    ])
    expect(week({ data: '2026-12-20', horario: '18:00', tipo: 'extra' })).toHaveLength(3)
    expect(week({ data: '2027-12-25', horario: '09:00', tipo: 'extra' })).toHaveLength(3)
  })

  test('a date without roster loses the services of the week, or the one named, and keeps an extra one', () => {
    expect(week({ data: '2026-12-20', horario: '', tipo: 'sem-escala' })).toEqual(['2026-12-23 19:30'])
    expect(week({ data: '2026-12-20', horario: '10:00', tipo: 'sem-escala' })).toEqual([
      '2026-12-20 18:00',
      '2026-12-23 19:30',
    ])
    const moved: DiaEspecial[] = [
      { data: '2026-12-20', horario: '', tipo: 'sem-escala' },
      { data: '2026-12-20', horario: '16:00', tipo: 'extra' },
    ]
    expect(week(...moved)).toEqual(['2026-12-20 16:00', '2026-12-23 19:30'])
  })

  test('quantities come with their service; those of the service count before those of the date', () => {
    const diasEspeciais: DiaEspecial[] = [
      { data: '2026-12-20', horario: '', tipo: 'quantidades', quantidades: { atriu: 4 } },
      { data: '2026-12-20', horario: '18:00', tipo: 'quantidades', quantidades: { atriu: 6 } },
      { data: '2026-12-25', horario: '09:00', tipo: 'extra', quantidades: { som: 2 } },
    ]
    const found = services({ inicio: '2026-12-20', fim: '2026-12-26' }, { ...times, diasEspeciais })
    expect(found.map(({ quantidades }) => quantidades)).toEqual([
      { atriu: 4 },
      { atriu: 6 },
      undefined,
      { som: 2 },
    ])
  })
})
