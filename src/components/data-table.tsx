import { type ReactNode, useMemo } from 'react'
import { useMediaQuery } from '#src/hooks/use-media-query.ts'
import { usePrinting } from '#src/hooks/use-printing.ts'
import './data-table.css'
import { DataTableCards } from './data-table-cards.tsx'
import { DataTableGrid } from './data-table-grid.tsx'
import { ascending, sortRows } from './data-table-sort.ts'

export type Sort = { column: string; direction: 'ascending' | 'descending' }

export type Column<Row> = {
  key: string
  header: string
  render: (row: Row) => ReactNode
  /** Makes the column sortable. Texts are compared without case and accents; undefined comes last. */
  sortValue?: ((row: Row) => string | number | undefined) | undefined
  /** Width of the column in rem ('8rem'); the columns without one share the rest. */
  width?: string | undefined
}

export type DataTableProps<Row> = {
  /** What the table holds, for screen readers. */
  caption: string
  /** Keep its identity between renders (module level or useMemo): rows are drawn again when it changes. The first names the row. */
  columns: readonly Column<Row>[]
  /** All rows; sorted once for each order, whatever the filter. */
  rows: readonly Row[]
  /** Which rows to show: cheap, since every keystroke of a search runs it over all rows. Keep its identity. */
  filter?: ((row: Row) => boolean) | undefined
  rowKey: (row: Row) => string
  rowClassName?: ((row: Row) => string) | undefined
  sort: Sort | undefined
  /** The column by which rows stand, ascending and unmarked, until a header is clicked: so the first click on it ascends too. */
  initialOrder?: string | undefined
  onSortChange: (sort: Sort) => void
  /** In place of the table when no row passes the filter. */
  empty?: ReactNode
}

export type ShownRows<Row> = Omit<DataTableProps<Row>, 'filter' | 'empty'>

/** A sortable list: a table on wide screens and on paper, cards on narrow ones. Long lists draw only the rows in view. */
export function DataTable<Row>({ filter, empty, ...props }: DataTableProps<Row>) {
  const { rows, columns, sort, initialOrder } = props
  const printing = usePrinting()
  const wide = useMediaQuery(`(min-width: ${leastWidth(columns)}em)`, true) || printing
  const sorted = useMemo(
    () => sortRows(rows, columns, sort ?? (initialOrder ? ascending(initialOrder) : undefined)),
    [rows, columns, sort, initialOrder],
  )
  const shown = useMemo(() => (filter ? sorted.filter(filter) : sorted), [sorted, filter])

  if (shown.length === 0 && empty !== undefined) return empty
  const Layout = wide ? DataTableGrid : DataTableCards
  return <Layout {...props} columns={printing ? paperColumns(columns) : columns} rows={shown} />
}

/** Paper has no buttons, so no column of actions either, and the widths follow from the texts. */
function paperColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.filter(({ key }) => key !== 'acoes').map(({ width: _, ...column }) => column)
}

/** The least width of the screen, in em, at which the table reads well beside the sidebar and the page's margins. */
function leastWidth(columns: readonly Pick<Column<never>, 'width'>[]): number {
  const frame = 19
  const widths = columns.map(({ width = '7rem' }) => Number.parseFloat(width))
  return widths.reduce((sum, width) => sum + width, frame)
}
