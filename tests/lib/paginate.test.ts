import { describe, expect, test } from 'vitest'
import { PAGE_SIZE, paginate } from '#src/lib/paginate.ts'

describe('paginate', () => {
  const items = Array.from({ length: 15 }, (_, n) => n)

  test('cuts pages of 7', () => {
    expect(PAGE_SIZE).toBe(7)
    expect(paginate(items, 1)).toEqual({ items: [0, 1, 2, 3, 4, 5, 6], page: 1, pages: 3 })
    expect(paginate(items, 3)).toEqual({ items: [14], page: 3, pages: 3 })
    expect(paginate(items.slice(0, 7), 1).pages).toBe(1)
  })

  test('stays within the pages there are', () => {
    expect(paginate(items, 9).page).toBe(3)
    expect(paginate(items, 0).page).toBe(1)
    expect(paginate([], 4)).toEqual({ items: [], page: 1, pages: 1 })
  })
})
