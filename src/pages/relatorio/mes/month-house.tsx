import { memo } from 'react'
import { Card } from '#src/components/card.tsx'
import type { MonthRow } from '#src/roster/month-rows.ts'
import { MonthTableRow } from './month-table-row.tsx'

export type MonthHouseProps = {
  rows: readonly MonthRow[]
  unticked: ReadonlySet<string>
  disabled: boolean
  onTick: (keys: readonly string[], ticked: boolean) => void
  onAdjust: (row: MonthRow) => void
}

/** The reports of one house. Kept as it is while others are generated: a network has hundreds. */
export const MonthHouse = memo(function MonthHouse(props: MonthHouseProps) {
  const { rows, unticked, disabled, onTick, onAdjust } = props
  const [first] = rows
  return (
    <Card
      as="section"
      className="mes-card"
      title={[first?.igreja.nome, first?.cidade?.nome].filter(Boolean).join(' · ')}
    >
      <ul className="mes-rows">
        {rows.map((row) => (
          <MonthTableRow
            key={row.key}
            row={row}
            ticked={!unticked.has(row.key)}
            disabled={disabled}
            onTick={(ticked) => onTick([row.key], ticked)}
            onAdjust={() => onAdjust(row)}
          />
        ))}
      </ul>
    </Card>
  )
})
