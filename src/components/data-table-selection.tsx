import type { Selection } from './data-table.tsx'
import type { Line } from './data-table-lines.ts'

/** The box that ticks one row. */
export function RowTick(props: { name: string; selected: boolean; onChange: (selected: boolean) => void }) {
  return <Tick label={`Selecionar ${props.name}`} checked={props.selected} onChange={props.onChange} />
}

type GroupTickProps<Row> = {
  label: string
  /** made for those alone who tick something: they may be thousands */
  rows: () => readonly Row[]
  rowKey: (row: Row) => string
  selection: Selection<Row>
}

/** The box that ticks several rows: half ticked when only some of them are. */
export function GroupTick<Row>({ label, rows, rowKey, selection }: GroupTickProps<Row>) {
  const all = selection.keys.size === 0 ? [] : rows()
  const ticked = all.filter((row) => selection.keys.has(rowKey(row))).length
  return (
    <Tick
      label={label}
      checked={ticked > 0 && ticked === all.length}
      mixed={ticked > 0 && ticked < all.length}
      onChange={(on) => selection.onChange(rows(), on)}
    />
  )
}

export function rowsOf<Row>(lines: readonly Line<Row>[]): Row[] {
  return lines.flatMap((line) => (line.heading === undefined ? [line.row] : []))
}

type TickProps = { label: string; checked: boolean; mixed?: boolean; onChange: (checked: boolean) => void }

function Tick({ label, checked, mixed = false, onChange }: TickProps) {
  return (
    <label className="tick">
      <input
        className="choice__input"
        type="checkbox"
        aria-label={label}
        checked={checked}
        // The DOM has no attribute for it, only a property.
        ref={(input) => {
          if (input) input.indeterminate = mixed
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
