import { type Dispatch, type SetStateAction, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Checkbox } from '#src/components/checkbox.tsx'
import { Pagination } from '#src/components/pagination.tsx'
import { paginate } from '#src/lib/paginate.ts'
import { groupBy, type MonthRow, type RowChange } from '#src/roster/month-rows.ts'
import { AdjustDialog } from './adjust-dialog.tsx'
import { MonthHouse } from './month-house.tsx'
import type { MonthRun } from './use-month-run.ts'

export type MonthTableProps = {
  rows: readonly MonthRow[]
  unticked: ReadonlySet<string>
  onTick: Dispatch<SetStateAction<ReadonlySet<string>>>
  onChange: (row: MonthRow, change: RowChange) => void
  /** how many are ticked and can be made */
  ready: number
  /** it was tapped, and the reports of the year before have still to come */
  waiting: boolean
  run: MonthRun
  onGenerate: () => void
}

const READING = 'Lendo os relatórios do último ano...'

/** A network has hundreds of houses. */
const HOUSES_ON_A_PAGE = 20

/** The reports that can be made, house by house, all ticked. */
export function MonthTable(props: MonthTableProps) {
  const { rows, unticked, onTick, onChange, ready, waiting, run, onGenerate } = props
  const [adjusted, setAdjusted] = useState<MonthRow>()
  const [wanted, setPage] = useState(1)
  const possible = rows.filter(({ estado }) => estado.tipo === 'pronto')
  const houses = useMemo(() => [...groupBy(rows, ({ igreja }) => igreja.id).values()], [rows])
  // the button answers at once, eighty rows a moment later
  const busy = run.busy || waiting
  const disabled = useDeferredValue(busy)
  const { items, page, pages } = paginate(houses, wanted, HOUSES_ON_A_PAGE)

  const tick = useCallback(
    (keys: readonly string[], ticked: boolean) =>
      onTick((current) => {
        const next = new Set(current)
        for (const key of keys) {
          if (ticked) next.delete(key)
          else next.add(key)
        }
        return next
      }),
    [onTick],
  )

  return (
    <>
      <div className="mes-bar">
        <Checkbox
          label={`Todos os prontos (${possible.length})`}
          checked={possible.length > 0 && ready === possible.length}
          indeterminate={ready > 0}
          disabled={busy || possible.length === 0}
          onChange={(ticked) =>
            tick(
              possible.map(({ key }) => key),
              ticked,
            )
          }
        />
        <Button
          variant="primary"
          disabled={ready === 0}
          busy={busy}
          busyLabel={waiting ? READING : `Gerando ${run.done} de ${run.total}...`}
          onClick={onGenerate}
        >
          Gerar {ready}
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {waiting ? READING : run.busy ? `Gerando ${run.total} relatórios` : ''}
      </p>
      {run.failed && <p role="alert">Erro ao gerar os relatórios. Nada foi gravado. Tente novamente.</p>}
      {items.map((own) => (
        <MonthHouse
          key={own[0]?.igreja.id}
          rows={own}
          unticked={unticked}
          disabled={disabled}
          onTick={tick}
          onAdjust={setAdjusted}
        />
      ))}
      {pages > 1 && <Pagination page={page} pages={pages} onChange={setPage} label="Casas de oração" />}
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
