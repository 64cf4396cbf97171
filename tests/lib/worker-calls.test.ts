import { afterEach, expect, test, vi } from 'vitest'
import { workerCalls } from '#src/lib/worker-calls.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('does the work on the page where there are no workers', async () => {
  const half = workerCalls(
    () => {
      throw new Error('asked for a worker')
    },
    (number: number) => number / 2,
  )
  expect(await half(6)).toBe(3)
})

test('does the work on the page when the browser refuses the worker, and asks it once', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('Worker', class {})
  let asked = 0
  const half = workerCalls(
    () => {
      asked++
      throw new Error('refused')
    },
    (number: number) => {
      if (number < 0) throw new RangeError('below zero')
      return number / 2
    },
  )
  expect(await half(6)).toBe(3)
  await expect(half(-1)).rejects.toThrow('below zero')
  expect(asked).toBe(1)
  expect(warn).toHaveBeenCalledOnce()
})
