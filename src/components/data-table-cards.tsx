import { PureComponent, useRef } from 'react'
import { Button } from './button.tsx'
import type { Column, ShownRows, Sort } from './data-table.tsx'
import { ascending } from './data-table-sort.ts'
import { Icon } from './icons.tsx'
import { SelectField } from './select-field.tsx'
import { useWindowRows } from './use-window-rows.ts'

/** Height in px of a usual card, until it is measured. */
const CARD_HEIGHT = 190

/** The list on narrow screens: a card a row, each value with its column's name. */
export function DataTableCards<Row>(props: ShownRows<Row>) {
  const { caption, columns, rows, rowKey, rowClassName, sort, initialOrder, onSortChange } = props
  const list = useRef<HTMLUListElement>(null)
  const { windowed, indexes, before, after, measure } = useWindowRows(rows.length, list, CARD_HEIGHT)

  return (
    <>
      <SortControls columns={columns} sort={sort} initialOrder={initialOrder} onSortChange={onSortChange} />
      <ul
        ref={list}
        className="data-cards"
        aria-label={caption}
        style={{ paddingBlock: `${before}px ${after}px` }}
      >
        {indexes.map((index) => {
          const row = rows[index]
          if (row === undefined) return null
          return (
            <CardRow
              key={rowKey(row)}
              row={row}
              index={index}
              total={windowed ? rows.length : undefined}
              measure={measure}
              columns={columns}
              className={rowClassName?.(row)}
            />
          )
        })}
      </ul>
    </>
  )
}

type SortControlsProps<Row> = Pick<ShownRows<Row>, 'columns' | 'sort' | 'initialOrder' | 'onSortChange'>

function SortControls<Row>({ columns, sort, initialOrder, onSortChange }: SortControlsProps<Row>) {
  const sortable = columns.filter((column) => column.sortValue)
  if (sortable.length === 0) return null
  // here the order is always named, so the first change of its direction is the one away from it
  const shown = sort ?? (initialOrder === undefined ? undefined : ascending(initialOrder))
  const direction = shown?.direction ?? 'ascending'
  const opposite: Sort['direction'] = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <div className="data-cards__sort no-print">
      <SelectField
        label="Ordenar por"
        value={shown?.column ?? ''}
        placeholder={shown ? undefined : 'Sem ordem'}
        options={sortable.map(({ key, header }) => ({ value: key, label: header }))}
        onChange={(event) => event.target.value && onSortChange({ column: event.target.value, direction })}
      />
      <Button disabled={!shown} onClick={() => shown && onSortChange({ ...shown, direction: opposite })}>
        <Icon name={direction === 'ascending' ? 'up' : 'down'} />
        {direction === 'ascending' ? 'Crescente' : 'Decrescente'}
      </Button>
    </div>
  )
}

type CardRowProps<Row> = {
  row: Row
  index: number
  total: number | undefined
  measure: ((row: Element | null) => void) | undefined
  columns: readonly Column<Row>[]
  className: string | undefined
}

// A class, because `memo` forgets that a component is generic.
class CardRow<Row> extends PureComponent<CardRowProps<Row>> {
  override render() {
    const { row, index, total, measure, columns, className = '' } = this.props
    const [name, ...details] = columns
    return (
      <li
        ref={measure}
        data-index={index}
        aria-posinset={total && index + 1}
        aria-setsize={total}
        className={`data-cards__card ${className}`.trimEnd()}
      >
        <p className="data-cards__name">{name?.render(row)}</p>
        <dl className="data-cards__details">
          {details.map((column) => (
            <div key={column.key}>
              <dt>{column.header}</dt>
              <dd>{column.render(row)}</dd>
            </div>
          ))}
        </dl>
      </li>
    )
  }
}
