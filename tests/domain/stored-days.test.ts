import { expect, it } from 'vitest'
import { storedDays } from '#src/domain/stored-days.ts'

it('stores days ascending, those without a date first, and keeps the order of equal ones', () => {
  const [late, early, twin] = [{ date: 3 }, { date: 1 }, { date: 3, som: [] }]
  const [lost, gone] = [{ date: undefined }, { date: undefined, som: [] }]
  const days = [late, lost, early, gone, twin]
  expect(storedDays(days)).toEqual([lost, gone, early, late, twin])
  expect(days[0]).toBe(late)
})
