import { expect, test } from 'vitest'
import { isWithin, MAX_AUSENCIAS, withAusencia, withoutAusencia, withoutDay } from '#src/domain/ausencias.ts'
import type { Ausencia } from '#src/domain/entities.ts'

const range = (de: string, ate = de): Ausencia => ({ de, ate })
const TODAY = '2026-11-21'

test('both ends of a range count', () => {
  const trip = range('2026-12-30', '2027-01-02')
  const days = ['2026-12-29', '2026-12-30', '2027-01-01', '2027-01-02', '2027-01-03']
  expect(days.filter((day) => isWithin(trip, day))).toEqual(['2026-12-30', '2027-01-01', '2027-01-02'])
})

test('ranges stay in order, and one that lies in another is said once', () => {
  const first = withAusencia([], range('2026-12-10', '2026-12-12'), TODAY) ?? []
  const second = withAusencia(first, range('2026-11-25'), TODAY) ?? []
  expect(second).toEqual([range('2026-11-25'), range('2026-12-10', '2026-12-12')])
  expect(withAusencia(second, range('2026-12-11'), TODAY)).toEqual(second)
  expect(withAusencia(second, range('2026-12-01', '2026-12-31'), TODAY)).toEqual([
    range('2026-11-25'),
    range('2026-12-01', '2026-12-31'),
  ])
})

test('of too many, those that ended first give way; nothing to come does', () => {
  const past = Array.from({ length: MAX_AUSENCIAS }, (_, day) =>
    range(`2026-10-${String(day + 1).padStart(2, '0')}`),
  )
  const full = withAusencia(past, range('2026-12-24'), TODAY) ?? []
  expect(full).toHaveLength(MAX_AUSENCIAS)
  expect(full[0]).toEqual(range('2026-10-02'))
  expect(full.at(-1)).toEqual(range('2026-12-24'))
  expect(withAusencia(past, range('2026-12-24'), '2026-09-01')).toBeUndefined()
})

test('a range is taken away by its ends', () => {
  const both = [range('2026-12-01'), range('2026-12-01', '2026-12-05')]
  expect(withoutAusencia(both, range('2026-12-01', '2026-12-05'))).toEqual([range('2026-12-01')])
})

test('a day taken out of a range leaves what is before and after it, over the ends of months too', () => {
  const trip = [range('2026-12-30', '2027-01-02'), range('2027-02-01')]
  expect(withoutDay(trip, '2026-12-31')).toEqual([
    range('2026-12-30'),
    range('2027-01-01', '2027-01-02'),
    range('2027-02-01'),
  ])
  expect(withoutDay(trip, '2026-12-30')).toEqual([range('2026-12-31', '2027-01-02'), range('2027-02-01')])
  expect(withoutDay(trip, '2027-02-01')).toEqual([range('2026-12-30', '2027-01-02')])
  const full = Array.from({ length: MAX_AUSENCIAS }, () => range('2026-12-01', '2026-12-31'))
  expect(withoutDay(full, '2026-12-15')).toBeUndefined()
})
