import { sortRows } from './data-table-sort.ts'

/** How rows are parted under headings. */
export type Groups<Row> = {
  /** Rows with the same text are one group; the groups stand in the order of their texts. */
  of: (row: Row) => string
  /** Of the group of this row. */
  heading: (row: Row) => string
}

/** What stands in one line of a list. */
export type Line<Row> = { row: Row; heading?: never } | { heading: string; key: string; rows: Row[] }

/** A copy in which the rows of a group stand together; within a group their order stays. */
export function byGroup<Row>(rows: readonly Row[], { of }: Groups<Row>): readonly Row[] {
  const column = { key: 'group', header: '', render: of, sortValue: of }
  return sortRows(rows, [column], { column: column.key, direction: 'ascending' })
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
