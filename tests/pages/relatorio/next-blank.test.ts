import { expect, test } from 'vitest'
import type { ReportDay } from '#src/domain/entities.ts'
import { nextBlank } from '#src/pages/relatorio/edit/next-blank.ts'

const ana = { id: 'ana', name: 'Ana' }
const blank = { id: '', name: '' }
const DAYS: ReportDay[] = [
  { date: 1, atriu: [ana, blank], corredor: [] },
  { date: 2, atriu: [ana], corredor: [ana] },
  { date: 2, atriu: [blank], corredor: [blank] },
]
const after = (last: string | undefined) => nextBlank(DAYS, ['atriu', 'corredor'], last)?.address

test('goes through the blank slots in reading order and begins again at the end', () => {
  expect(nextBlank(DAYS, ['atriu', 'corredor'], undefined)).toMatchObject({
    rowKey: '1',
    address: '1/atriu/1',
  })
  expect(after('1/atriu/1')).toBe('2-2/atriu/0')
  expect(after('2-2/atriu/0')).toBe('2-2/corredor/0')
  expect(after('2-2/corredor/0')).toBe('1/atriu/1')
})

test('goes on from a slot that is filled meanwhile, and begins anew when that one is gone', () => {
  expect(after('2/corredor/0')).toBe('2-2/atriu/0')
  expect(after('9/atriu/0')).toBe('1/atriu/1')
})

test('knows when none is left', () => {
  expect(nextBlank([{ date: 1, atriu: [ana] }], ['atriu'], undefined)).toBeUndefined()
})
