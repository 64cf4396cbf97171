import { Timestamp } from 'firebase/firestore'
import { describe, expect, test } from 'vitest'
import {
  isFields,
  parseJson,
  readBoolean,
  readInteger,
  readList,
  readMillis,
  readOneOf,
  readString,
  toFields,
} from '#src/lib/untyped-data.ts'

const STRANGE = [undefined, null, true, 1, 1.5, Number.NaN, 'x', [], {}, new Date(0)]

describe('a field of another type, or none, reads as its empty value', () => {
  test.each(STRANGE)('%s', (value) => {
    const fields = { field: value }
    expect(readString(fields, 'field')).toBe(typeof value === 'string' ? value : '')
    expect(readBoolean(fields, 'field')).toBe(value === true)
    expect(readInteger(fields, 'field')).toBe(value === 1 ? 1 : 0)
    expect(readList(fields, 'field')).toEqual([])
    expect(readOneOf(fields, 'field', ['a', 'b'])).toBeUndefined()
  })

  test('and one of its type as it is', () => {
    expect(readList({ field: [1, 'a'] }, 'field')).toEqual([1, 'a'])
    expect(readOneOf({ field: 'b' }, 'field', ['a', 'b'])).toBe('b')
  })
})

test.each<[string, unknown, number | undefined]>([
  ['a Timestamp', Timestamp.fromMillis(1_700_000_000_123), 1_700_000_000_123],
  [
    'what is left of a Timestamp in JSON',
    { seconds: 1_700_000_000, nanoseconds: 123_000_000 },
    1_700_000_000_123,
  ],
  ['an object with seconds', { seconds: 1_700_000_000 }, 1_700_000_000_000],
  ['an ISO text', '2026-11-21T12:00:00.000Z', Date.UTC(2026, 10, 21, 12)],
  ['a Date', new Date(5), 5],
  ['ms', 5, 5],
  ['a text that is no date', 'amanhã', undefined],
  ['an invalid Date', new Date('x'), undefined],
  ['a time still to be confirmed', null, undefined],
  ['nothing', undefined, undefined],
  ['seconds of another type', { seconds: '1' }, undefined],
  ['a list', [1], undefined],
])('a time: %s', (_what, value, millis) => {
  expect(readMillis(value)).toBe(millis)
})

test('only objects are fields', () => {
  expect(STRANGE.filter(isFields)).toEqual([{}, new Date(0)])
  expect(toFields('x')).toEqual({})
})

test('a text that is no JSON is nothing', () => {
  expect(['{"a":1}', '{"a"', null].map(parseJson)).toEqual([{ a: 1 }, undefined, undefined])
})
