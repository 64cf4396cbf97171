import { useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Card } from '#src/components/card.tsx'
import { Checkbox } from '#src/components/checkbox.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import type { MonthRow, RowChange } from './month-rows.ts'
import { MonthTableRow } from './month-table-row.tsx'
import type { MonthRun } from './use-month-run.ts'

export type MonthTableProps = {
  rows: readonly MonthRow[]
  unticked: ReadonlySet<string>
  onTick: (unticked: ReadonlySet<string>) => void
  onChange: (row: MonthRow, change: RowChange) => void
  /** how many are ticked and can be made */
  ready: number
  /** the server has not confirmed yet that these are all */
  waiting: boolean
  run: MonthRun
  onGenerate: () => void
}

/** The reports that can be made, house by house, all ticked. */
export function MonthTable(props: MonthTableProps) {
  const { rows, unticked, onTick, onChange, ready, waiting, run, onGenerate } = props
  const [adjusted, setAdjusted] = useState<MonthRow>()
  const possible = rows.filter(({ estado }) => estado.tipo === 'pronto')
  const houses = [...new Set(rows.map(({ igreja }) => igreja.id))]

  const tick = (keys: readonly string[], ticked: boolean) => {
    const next = new Set(unticked)
    for (const key of keys) {
      if (ticked) next.delete(key)
      else next.add(key)
    }
    onTick(next)
  }

  return (
    <>
      <div className="mes-bar">
        <Checkbox
          label={`Todos os prontos (${possible.length})`}
          checked={possible.length > 0 && ready === possible.length}
          indeterminate={ready > 0}
          disabled={run.busy || possible.length === 0}
          onChange={(ticked) =>
            tick(
              possible.map(({ key }) => key),
              ticked,
            )
          }
        />
        <Button
          variant="primary"
          disabled={ready === 0 || waiting}
          busy={run.busy}
          busyLabel={`Gerando ${run.done} de ${run.total}...`}
          onClick={onGenerate}
        >
          Gerar {ready}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {run.busy ? `Gerando ${run.total} relatórios` : ''}
      </p>
      {run.failed && <p role="alert">Erro ao gerar os relatórios. Nada foi gravado. Tente novamente.</p>}
      {houses.map((house) => {
        const own = rows.filter(({ igreja }) => igreja.id === house)
        const [first] = own
        return (
          <Card
            key={house}
            as="section"
            title={[first?.igreja.nome, first?.cidade?.nome].filter(Boolean).join(' · ')}
          >
            <ul className="mes-rows">
              {own.map((row) => (
                <MonthTableRow
                  key={row.key}
                  row={row}
                  ticked={!unticked.has(row.key)}
                  disabled={run.busy}
                  onTick={(ticked) => tick([row.key], ticked)}
                  onAdjust={() => setAdjusted(row)}
                />
              ))}
            </ul>
          </Card>
        )
      })}
      {adjusted && (
        <AdjustDialog
          row={adjusted}
          onClose={() => setAdjusted(undefined)}
          onChange={(change) => {
            onChange(adjusted, change)
            setAdjusted(undefined)
          }}
        />
      )}
    </>
  )
}
