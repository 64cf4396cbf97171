import { PureComponent, useRef } from 'react'
import type { Column, ShownRows } from './data-table.tsx'
import { nextSort } from './data-table-sort.ts'
import { Icon } from './icons.tsx'
import { useWindowRows } from './use-window-rows.ts'

/** Height in px of a row of one line with its buttons. */
const ROW_HEIGHT = 61

/** The table on wide screens. */
export function DataTableGrid<Row>(props: ShownRows<Row>) {
  const { caption, columns, rows, rowKey, rowClassName, sort, onSortChange } = props
  const table = useRef<HTMLTableElement>(null)
  const { windowed, indexes, before, after, measure } = useWindowRows(rows.length, table, ROW_HEIGHT)

  return (
    <table ref={table} className="data-table" aria-rowcount={windowed ? rows.length + 1 : undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr aria-rowindex={windowed ? 1 : undefined}>
          {columns.map(({ key, header, sortValue, width }) => {
            const direction = sort?.column === key ? sort.direction : undefined
            return (
              <th key={key} scope="col" style={{ width }} aria-sort={sortValue && (direction ?? 'none')}>
                {sortValue ? (
                  <button
                    type="button"
                    className="data-table__sort"
                    onClick={() => onSortChange(nextSort(sort, key))}
                  >
                    {header}
                    <Icon name={direction ? (direction === 'ascending' ? 'up' : 'down') : 'sort'} size={18} />
                  </button>
                ) : (
                  header
                )}
              </th>
            )
          })}
        </tr>
      </thead>
      <Spacer height={before} />
      <tbody>
        {indexes.map((index) => {
          const row = rows[index]
          if (row === undefined) return null
          return (
            <GridRow
              key={rowKey(row)}
              row={row}
              index={index}
              windowed={windowed}
              measure={measure}
              columns={columns}
              className={rowClassName?.(row)}
            />
          )
        })}
      </tbody>
      <Spacer height={after} />
    </table>
  )
}

/** Stands for the rows that are not drawn. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    <tbody aria-hidden="true" className="data-table__spacer">
      <tr style={{ height }} />
    </tbody>
  )
}

type GridRowProps<Row> = {
  row: Row
  index: number
  windowed: boolean
  measure: ((row: Element | null) => void) | undefined
  columns: readonly Column<Row>[]
  className: string | undefined
}

// A class, because `memo` forgets that a component is generic.
class GridRow<Row> extends PureComponent<GridRowProps<Row>> {
  override render() {
    const { row, index, windowed, measure, columns, className } = this.props
    return (
      <tr
        ref={measure}
        data-index={index}
        aria-rowindex={windowed ? index + 2 : undefined}
        className={className}
      >
        {columns.map((column, position) =>
          position === 0 ? (
            <th key={column.key} scope="row">
              {column.render(row)}
            </th>
          ) : (
            <td key={column.key}>{column.render(row)}</td>
          ),
        )}
      </tr>
    )
  }
}
