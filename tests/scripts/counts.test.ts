import { expect, test } from 'vitest'
import { countLine, parseCounts, totalLine } from '#tests/setup/counts.ts'

test('several runs become one line', () => {
  expect(
    totalLine([parseCounts('4744 passed, 0 failed, 2 skipped'), parseCounts('152 passed, 1 failed')]),
  ).toBe('4896 passed, 1 failed, 2 skipped')
})

test('what is no count is a failure', () => {
  expect(countLine(parseCounts(''))).toBe('0 passed, 1 failed')
  expect(countLine(parseCounts('12 passed'))).toBe('0 passed, 1 failed')
})
