import { PureComponent, useRef } from 'react'
import { Button } from './button.tsx'
import type { Column, Selection, ShownRows, Sort } from './data-table.tsx'
import { GroupTick, RowTick } from './data-table-selection.tsx'
import { ascending } from './data-table-sort.ts'
import { Icon } from './icons.tsx'
import { SelectField } from './select-field.tsx'
import { useWindowRows } from './use-window-rows.ts'

/** Height in px of a usual card, until it is measured. */
const CARD_HEIGHT = 190

/** The list on narrow screens: a card a row, each value with its column's name. */
export function DataTableCards<Row>(props: ShownRows<Row>) {
  const { caption, columns, lines, rowKey, rowClassName, note, card, selection } = props
  const { sort, initialOrder, onSortChange } = props
  const list = useRef<HTMLUListElement>(null)
  const { windowed, indexes, before, after, measure } = useWindowRows(lines.length, list, CARD_HEIGHT)

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
          const line = lines[index]
          if (line === undefined) return null
          const total = windowed ? lines.length : undefined
          if (line.heading !== undefined) {
            return (
              <li
                key={`group ${line.key}`}
                ref={measure}
                data-index={index}
                aria-posinset={total && index + 1}
                aria-setsize={total}
                className="data-cards__group"
              >
                {selection && (
                  <GroupTick
                    label={`Selecionar todos de ${line.heading}`}
                    rows={() => line.rows}
                    rowKey={rowKey}
                    selection={selection}
                  />
                )}
                <h2>
                  {line.heading} <span className="data-table__count">{line.rows.length}</span>
                </h2>
              </li>
            )
          }
          const key = rowKey(line.row)
          return (
            <CardRow
              key={key}
              row={line.row}
              index={index}
              total={total}
              measure={measure}
              columns={columns}
              className={rowClassName?.(line.row)}
              note={note?.(line.row)}
              card={card}
              select={selection?.onChange}
              nameOf={selection?.nameOf}
              selected={selection?.keys.has(key) === true}
            />
          )
        })}
      </ul>
    </>
  )
}

const DIRECTIONS = { ascending: 'Crescente', descending: 'Decrescente' }

type SortControlsProps<Row> = Pick<ShownRows<Row>, 'columns' | 'sort' | 'initialOrder' | 'onSortChange'>

function SortControls<Row>({ columns, sort, initialOrder, onSortChange }: SortControlsProps<Row>) {
  const sortable = columns.filter((column) => column.sortValue)
  if (sortable.length === 0) return null
  // here the order is always named, so the first change of its direction is the one away from it
  const shown = sort ?? (initialOrder === undefined ? undefined : ascending(initialOrder))
  const direction = shown?.direction ?? 'ascending'
  const opposite: Sort['direction'] = direction === 'ascending' ? 'descending' : 'ascending'
  const column = sortable.find(({ key }) => key === shown?.column)
  return (
    <details className="no-print">
      <summary>Ordem{column && `: ${column.header}, ${DIRECTIONS[direction].toLowerCase()}`}</summary>
      <div className="data-cards__sort">
        <SelectField
          label="Ordenar por"
          value={shown?.column ?? ''}
          placeholder={shown ? undefined : 'Sem ordem'}
          options={sortable.map(({ key, header }) => ({ value: key, label: header }))}
          onChange={(event) => event.target.value && onSortChange({ column: event.target.value, direction })}
        />
        <Button disabled={!shown} onClick={() => shown && onSortChange({ ...shown, direction: opposite })}>
          <Icon name={direction === 'ascending' ? 'up' : 'down'} />
          {DIRECTIONS[direction]}
        </Button>
      </div>
    </details>
  )
}

type CardRowProps<Row> = {
  row: Row
  index: number
  total: number | undefined
  measure: ((row: Element | null) => void) | undefined
  columns: readonly Column<Row>[]
  className: string | undefined
  note: string | undefined
  card: ShownRows<Row>['card']
  select: Selection<Row>['onChange'] | undefined
  nameOf: Selection<Row>['nameOf'] | undefined
  selected: boolean
}

// A class, because `memo` forgets that a component is generic.
class CardRow<Row> extends PureComponent<CardRowProps<Row>> {
  override render() {
    const { row, index, total, measure, columns, className = '' } = this.props
    const { note, card, select, nameOf, selected } = this.props
    const [name, ...details] = columns
    return (
      <li
        ref={measure}
        data-index={index}
        aria-posinset={total && index + 1}
        aria-setsize={total}
        className={`data-cards__card ${className}`.trimEnd()}
      >
        <div className="data-cards__name">
          {select && (
            <RowTick name={nameOf?.(row) ?? ''} selected={selected} onChange={(on) => select([row], on)} />
          )}
          <p>
            {name?.render(row)}
            {note && <span className="data-table__note">{note}</span>}
          </p>
        </div>
        {card ? (
          <div className="data-cards__details">{card(row)}</div>
        ) : (
          <dl className="data-cards__details">
            {details.map((column) => (
              <div key={column.key}>
                <dt>{column.header}</dt>
                <dd>{column.render(row)}</dd>
              </div>
            ))}
          </dl>
        )}
      </li>
    )
  }
}
