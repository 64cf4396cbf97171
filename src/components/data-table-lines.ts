import { pushTo } from '#src/lib/push-to.ts'
import type { Column, Sort } from './data-table.tsx'
import { ascending, firstRows, sortRows } from './data-table-sort.ts'

/** How rows are parted under headings. */
export type Groups<Row> = {
  /** Rows with the same text are one group; the groups stand in the order of their texts. */
  of: (row: Row) => string
  /** Of the group of this row. */
  heading: (row: Row) => string
}

/** What stands in one line of a list. */
export type Line<Row> = { row: Row; heading?: never } | { heading: string; key: string; rows: Row[] }

/** At least the first `least` of the rows: by group, and within each as they are sorted. */
export function orderedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
  groups: Groups<Row> | undefined,
  least: number,
): readonly Row[] {
  const ordered: Row[] = []
  // group by group: a few short lists are sorted faster than a long one
  for (const group of groups ? byGroup(rows, groups) : [rows]) {
    if (ordered.length >= least) break
    for (const row of firstRows(group, columns, sort, least)) ordered.push(row)
  }
  return ordered
}

/** The rows of each group, in the order of the groups; within a group their order stays. */
function byGroup<Row>(rows: readonly Row[], { of }: Groups<Row>): Row[][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) pushTo(groups, of(row), row)
  const text = ([text]: [string, Row[]]) => text
  const column = { key: 'group', header: '', render: text, sortValue: text }
  return sortRows([...groups], [column], ascending(column.key)).map(([, rows]) => rows)
}

/** The rows, which stand by group, with a heading before the first of each. */
export function linesOf<Row>(rows: readonly Row[], groups: Groups<Row> | undefined): Line<Row>[] {
  if (!groups) return rows.map((row) => ({ row }))
  const lines: Line<Row>[] = []
  let open: { key: string; rows: Row[] } | undefined
  for (const row of rows) {
    const key = groups.of(row)
    if (open?.key !== key) {
      const heading = { heading: groups.heading(row), key, rows: [] }
      lines.push(heading)
      open = heading
    }
    open.rows.push(row)
    lines.push({ row })
  }
  return lines
}
