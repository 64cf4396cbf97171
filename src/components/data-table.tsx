import { type ReactNode, useMemo } from 'react'
import { usePageRoom } from '#src/hooks/use-page-room.ts'
import { usePainted } from '#src/hooks/use-painted.ts'
import { usePrinting } from '#src/hooks/use-printing.ts'
import './data-table.css'
import './data-table-cards.css'
import './data-table-print.css'
import { DataTableCards } from './data-table-cards.tsx'
import { DataTableGrid } from './data-table-grid.tsx'
import { type Groups, type Line, linesOf, orderedRows } from './data-table-lines.ts'
import { ascending } from './data-table-sort.ts'

/** What a long list shows first: more than a screen has lines. Sorting and laying out the others waits until that is painted. */
const BEGINNING = 100

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

/** Rows that are ticked, to do one thing to all of them. */
export type Selection<Row> = {
  /** by `rowKey` */
  keys: ReadonlySet<string>
  /** Keep its identity. */
  onChange: (rows: readonly Row[], selected: boolean) => void
  /** What a row is called: 'Selecionar Portas dezembro'. */
  nameOf: (row: Row) => string
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
  /** What is said of a row below its name; asked for rows in view only. */
  note?: ((row: Row) => string | undefined) | undefined
  /** What a card says below the name; without it, every column with its header. Keep its identity. */
  card?: ((row: Row) => ReactNode) | undefined
  /** Parts the rows under headings; the chosen order holds within a group. Keep its identity. */
  groups?: Groups<Row> | undefined
  selection?: Selection<Row> | undefined
  sort: Sort | undefined
  /** The column by which rows stand, ascending and unmarked, until a header is clicked: so the first click on it ascends too. */
  initialOrder?: string | undefined
  onSortChange: (sort: Sort) => void
  /** In place of the table when no row passes the filter. */
  empty?: ReactNode
}

export type ShownRows<Row> = Omit<DataTableProps<Row>, 'filter' | 'empty' | 'groups' | 'rows'> & {
  lines: readonly Line<Row>[]
}

/** A sortable list: a table on wide screens and on paper, cards on narrow ones. Long lists draw only the rows in view. */
export function DataTable<Row>({ filter, empty, groups, rows, ...props }: DataTableProps<Row>) {
  const { columns, sort, initialOrder, selection } = props
  const printing = usePrinting()
  const wide = usePageRoom(leastWidth(columns, selection !== undefined)) || printing
  // whoever comes back to a place far down needs the height of all lines at once
  const whole = usePainted(() => rows.length > BEGINNING && window.scrollY === 0)
  const considered = useMemo(() => (whole || !filter ? rows : rows.filter(filter)), [whole, rows, filter])
  const sorted = useMemo(() => {
    const isShown = columns.some(({ key }) => key === sort?.column)
    const order = (isShown ? sort : initialOrder && ascending(initialOrder)) || undefined
    return orderedRows(considered, columns, order, groups, whole ? Number.POSITIVE_INFINITY : BEGINNING)
  }, [considered, whole, columns, sort, initialOrder, groups])
  const lines = useMemo(
    () => linesOf(filter ? sorted.filter(filter) : sorted, groups),
    [sorted, filter, groups],
  )

  if (lines.length === 0 && empty !== undefined) return empty
  const Layout = wide ? DataTableGrid : DataTableCards
  const onPaper = printing && { columns: paperColumns(columns), selection: undefined }
  return <Layout {...props} {...onPaper} lines={lines} />
}

/** Paper has no buttons, so no column of actions either, and the widths follow from the texts. */
function paperColumns<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.filter(({ key }) => key !== 'acoes').map(({ width: _, ...column }) => column)
}

/** The least width, in rem, at which the table reads well within the page's margins. */
function leastWidth(columns: readonly Pick<Column<never>, 'width'>[], selectable: boolean): number {
  const frame = 3
  const ticks = 3
  const widths = columns.map(({ width = '7rem' }) => Number.parseFloat(width))
  return widths.reduce((sum, width) => sum + width, selectable ? frame + ticks : frame)
}
