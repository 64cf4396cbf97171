import { PureComponent, useRef } from 'react'
import type { Column, Selection, ShownRows } from './data-table.tsx'
import { GroupTick, RowTick, rowsOf } from './data-table-selection.tsx'
import { nextSort } from './data-table-sort.ts'
import { Icon } from './icons.tsx'
import { useWindowRows } from './use-window-rows.ts'

/** Height in px of a row of one line with its buttons. */
const ROW_HEIGHT = 47

/** The table on wide screens. */
export function DataTableGrid<Row>(props: ShownRows<Row>) {
  const { caption, columns, lines, rowKey, rowClassName, note, selection, sort, onSortChange } = props
  const table = useRef<HTMLTableElement>(null)
  const { windowed, indexes, before, after, measure } = useWindowRows(lines.length, table, ROW_HEIGHT)

  return (
    <table ref={table} className="data-table" aria-rowcount={windowed ? lines.length + 1 : undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr aria-rowindex={windowed ? 1 : undefined}>
          {selection && (
            <td className="data-table__tick">
              <GroupTick
                label="Selecionar todos"
                rows={() => rowsOf(lines)}
                rowKey={rowKey}
                selection={selection}
              />
            </td>
          )}
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
          const line = lines[index]
          if (line === undefined) return null
          if (line.heading !== undefined) {
            return (
              <tr
                key={`group ${line.key}`}
                ref={measure}
                data-index={index}
                aria-rowindex={windowed ? index + 2 : undefined}
                className="data-table__group"
              >
                {selection && (
                  <td className="data-table__tick">
                    <GroupTick
                      label={`Selecionar todos de ${line.heading}`}
                      rows={() => line.rows}
                      rowKey={rowKey}
                      selection={selection}
                    />
                  </td>
                )}
                <th scope="colgroup" colSpan={columns.length}>
                  {line.heading} <span className="data-table__count">{line.rows.length}</span>
                </th>
              </tr>
            )
          }
          const key = rowKey(line.row)
          return (
            <GridRow
              key={key}
              row={line.row}
              index={index}
              windowed={windowed}
              measure={measure}
              columns={columns}
              className={rowClassName?.(line.row)}
              note={note?.(line.row)}
              select={selection?.onChange}
              nameOf={selection?.nameOf}
              selected={selection?.keys.has(key) === true}
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
  note: string | undefined
  select: Selection<Row>['onChange'] | undefined
  nameOf: Selection<Row>['nameOf'] | undefined
  selected: boolean
}

// A class, because `memo` forgets that a component is generic.
class GridRow<Row> extends PureComponent<GridRowProps<Row>> {
  override render() {
    const { row, index, windowed, measure, columns, className, note, select, nameOf, selected } = this.props
    return (
      <tr
        ref={measure}
        data-index={index}
        aria-rowindex={windowed ? index + 2 : undefined}
        className={className}
      >
        {select && (
          <td className="data-table__tick">
            <RowTick name={nameOf?.(row) ?? ''} selected={selected} onChange={(on) => select([row], on)} />
          </td>
        )}
        {columns.map((column, position) =>
          position === 0 ? (
            <th key={column.key} scope="row">
              {column.render(row)}
              {note && <span className="data-table__note">{note}</span>}
            </th>
          ) : (
            <td key={column.key}>{column.render(row)}</td>
          ),
        )}
      </tr>
    )
  }
}
