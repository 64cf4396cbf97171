import { expect, test } from 'vitest'
import { sameValue } from '#src/lib/same-value.ts'

test('records are the same whatever the order of their fields, and without those that are undefined', () => {
  expect(sameValue({ a: 1, b: [{ c: 'x', d: 2 }] }, { b: [{ d: 2, c: 'x' }], a: 1, e: undefined })).toBe(true)
})

test.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { b: 1 }],
  [{ a: 1 }, { a: 1, b: 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], [1, 2]],
  [{ a: null }, { a: {} }],
  ['1', 1],
])('%j is not %j', (a, b) => {
  expect(sameValue(a, b)).toBe(false)
  expect(sameValue(b, a)).toBe(false)
})
