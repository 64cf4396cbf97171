import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasIndexedDb, keepsData, keptStorage } from '#src/lib/kept-storage.ts'

/** A browser's local storage of so many entries. */
function storageOf(limit: number) {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (entries.size >= limit && !entries.has(key)) throw new DOMException('full', 'QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key: string) => entries.delete(key),
  }
}

beforeEach(() => {
  for (const key of keptStorage.keys()) keptStorage.removeItem(key)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('local storage that always answers', () => {
  test('keeps in the browser what that takes', () => {
    const storage = storageOf(10)
    vi.stubGlobal('localStorage', storage)
    keptStorage.setItem('a', '1')
    expect(storage.entries.get('a')).toBe('1')
    expect(keptStorage.getItem('a')).toBe('1')
    expect(keepsData()).toBe(true)
    expect([...storage.entries.keys()]).toEqual(['a'])
  })

  test('keeps the rest as long as the page lasts: full', () => {
    const storage = storageOf(1)
    vi.stubGlobal('localStorage', storage)
    keptStorage.setItem('a', '1')
    keptStorage.setItem('b', '2')
    expect(keptStorage.getItem('b')).toBe('2')
    expect(keepsData()).toBe(false)
    keptStorage.removeItem('a')
    keptStorage.setItem('b', '3')
    // it fits now, and what memory held of it is no longer what counts
    expect(storage.entries.get('b')).toBe('3')
    expect(keptStorage.getItem('b')).toBe('3')
  })

  test('keeps all of it as long as the page lasts: blocked, where the mere name throws', () => {
    vi.stubGlobal('localStorage', undefined)
    keptStorage.setItem('a', '1')
    expect(keptStorage.getItem('a')).toBe('1')
    expect(keptStorage.keys()).toEqual(['a'])
    keptStorage.removeItem('a')
    expect(keptStorage.getItem('a')).toBeNull()
    expect(keepsData()).toBe(false)
  })
})

test('a database that may not be asked for is none', () => {
  expect(hasIndexedDb()).toBe(false)
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('indexedDB', { deleteDatabase: refuse })
  expect(hasIndexedDb()).toBe(false)
  vi.stubGlobal('indexedDB', { deleteDatabase: () => ({}) })
  expect(hasIndexedDb()).toBe(true)
})
