import { expect, test } from 'vitest'
import { eachOnce } from '#src/lib/each-once.ts'

test('of two with one id the later one stays, in the place of the earlier', () => {
  const [first, other, later] = [
    { id: 'a', versao: 1 },
    { id: 'b', versao: 1 },
    { id: 'a', versao: 2 },
  ]
  expect(eachOnce([first, other, later])).toEqual([later, other])
  expect(eachOnce([])).toEqual([])
})
