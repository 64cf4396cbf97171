import { expect, test, vi } from 'vitest'
import type { Delivery, Watch } from '#src/lib/watch.ts'
import { watchDocuments } from '#src/lib/watch-documents.ts'

/** Documents whose listeners the test speaks for. */
function source() {
  const next = new Map<string, (delivery: Delivery<string | undefined>) => void>()
  const fails = new Map<string, (error: unknown) => void>()
  const watchOne =
    (id: string): Watch<string | undefined> =>
    (deliver, fail) => {
      next.set(id, deliver)
      fails.set(id, fail)
      return () => next.delete(id)
    }
  return { next, fails, watchOne }
}

test('tells what is known so far, and when the server has spoken of all', () => {
  const { next, watchOne } = source()
  const seen = vi.fn()
  const stop = watchDocuments(['a', 'b', 'c'], watchOne)(seen, () => {})
  next.get('a')?.({ data: 'Ana', fromCache: true })
  next.get('b')?.({ data: undefined, fromCache: true })
  expect(seen).toHaveBeenLastCalledWith({ data: new Map([['a', 'Ana']]), fromCache: true })
  next.get('a')?.({ data: 'Ana', fromCache: false })
  next.get('b')?.({ data: undefined, fromCache: false })
  next.get('c')?.({ data: 'Caio', fromCache: false })
  const all = new Map<string, string | undefined>([
    ['a', 'Ana'],
    ['b', undefined],
    ['c', 'Caio'],
  ])
  expect(seen).toHaveBeenLastCalledWith({ data: all, fromCache: false })
  stop()
  expect(next.size).toBe(0)
})

test('fails once, and stops the others', () => {
  const { next, fails, watchOne } = source()
  const failed = vi.fn()
  watchDocuments(['a', 'b'], watchOne)(() => {}, failed)
  const failB = fails.get('b')
  fails.get('a')?.(new Error('refused'))
  failB?.(new Error('refused'))
  expect(failed).toHaveBeenCalledTimes(1)
  expect(next.size).toBe(0)
})

test('nothing to follow is known at once', () => {
  const seen = vi.fn()
  watchDocuments([], source().watchOne)(seen, () => {})
  expect(seen).toHaveBeenCalledWith({ data: new Map(), fromCache: false })
})
