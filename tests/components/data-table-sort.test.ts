import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Column, Sort } from '#src/components/data-table.tsx'
import { firstRows, sortRows } from '#src/components/data-table-sort.ts'
import { seededRandom } from '#src/roster/random.ts'

type Row = { value: string | number | undefined }

const COLUMNS: Column<Row>[] = [
  { key: 'value', header: '', render: () => null, sortValue: ({ value }) => value },
]

const TEXTS = ['', ' ', 'a', 'A', 'á', 'ab', 'Éb', 'e', 'z', 'zz']
const VALUES = { texts: TEXTS, mixed: [...TEXTS, 3, 10, undefined] }

test.each(
  (['texts', 'mixed'] as const).flatMap((kind) =>
    ([undefined, 'ascending', 'descending'] as const).map((direction) => ({ kind, direction })),
  ),
)('the first rows of $kind, $direction, are where sorting all puts them', ({ kind, direction }) => {
  const sort: Sort | undefined = direction && { column: 'value', direction }
  fc.assert(
    fc.property(fc.integer(), fc.nat(2_000), fc.integer({ min: 1, max: 150 }), (seed, count, least) => {
      const random = seededRandom(seed)
      const rows: Row[] = Array.from({ length: count }, () => {
        const values = VALUES[kind]
        return { value: values[random(values.length)] }
      })
      const first = firstRows(rows, COLUMNS, sort, least)
      expect(first.length).toBeGreaterThanOrEqual(Math.min(least, count))
      const sorted = sortRows(rows, COLUMNS, sort)
      expect(first.every((row, index) => row === sorted[index])).toBe(true)
    }),
  )
})

test('of ten thousand names few are sorted', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ value: `Pessoa ${(index * 7919) % 10_000}` }))
  const first = firstRows(rows, COLUMNS, { column: 'value', direction: 'ascending' }, 100)
  expect(first.length).toBeLessThan(1_000)
})
