import { expect, test } from 'vitest'
import { listSide } from '#src/components/list-side.ts'

const select = (top: number) => ({ top, bottom: top + 40 })

test.each([
  ['below while a whole list has room there', 100, 'bottom'],
  ['below to the last px', 352, 'bottom'],
  ['above where it has no room below', 453, 'top'],
  ['above to the first px', 408, 'top'],
  ['nowhere in between', 400, undefined],
])('a list opens %s', (_, top, side) => {
  expect(listSide(select(top), 100, 700)).toBe(side)
})
