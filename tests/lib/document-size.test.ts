import { Timestamp } from 'firebase/firestore'
import { describe, expect, test } from 'vitest'
import { documentSize, MAX_DOCUMENT_BYTES } from '#src/lib/document-size.ts'

/** Bytes of one field's value, apart from everything around it. */
function valueSize(value: Parameters<typeof documentSize>[1][string]): number {
  return documentSize('c/d', { f: value }) - documentSize('c/d', {}) - 'f'.length - 1
}

describe('documentSize', () => {
  test("equals the documentation's example", () => {
    const task = { type: 'Personal', done: false, priority: 1, description: 'Learn Cloud Firestore' }
    expect(documentSize('users/jeff/tasks/my_task_id', task)).toBe(44 + 71 + 32)
  })

  test.each([
    [null, 1],
    [true, 1],
    [0, 8],
    [1.5, 8],
    [new Date(0), 8],
    [new Timestamp(1, 2), 8],
    [{ seconds: 1, nanoseconds: 2 }, 8],
    ['', 1],
    ['abc', 4],
    ['ção', 6],
    ['🙏', 5],
    [[], 0],
    [[1, 'a', null], 8 + 2 + 1],
    [{}, 0],
    [{ á: 'b', cd: [true] }, 3 + 2 + 3 + 1],
  ])('%j takes %i bytes', (value, bytes) => {
    expect(valueSize(value)).toBe(bytes)
  })

  test('a field that is undefined is not stored', () => {
    expect(documentSize('c/d', { f: undefined })).toBe(documentSize('c/d', {}))
  })

  /** The largest document of this shape that the Firestore emulator accepted: one more byte was refused. */
  test('counts a document that fills the limit as exactly the limit', () => {
    const l = Array.from({ length: 1000 }, () => ({ id: 'abc', n: 1 }))
    expect(documentSize('Reports/abc', { l, s: 'x'.repeat(1_031_511) })).toBe(MAX_DOCUMENT_BYTES)
  })
})
