import { useEffect, useMemo, useState } from 'react'
import { NetworkChecklist } from '#src/components/network-checklist.tsx'
import { shownDate } from '#src/lib/service-time.ts'
import { createCargo } from '#src/repositories/change-cargos.ts'
import { monthsFrom, rangeProblem, wholeMonth } from '#src/roster/month-range.ts'
import { type MonthRow, monthRows, type RowChange } from '#src/roster/month-rows.ts'
import type { DateRange } from '#src/roster/service-dates.ts'
import { useActor } from '#src/session/use-actor.ts'
import { MonthNotices } from './month-notices.tsx'
import { MonthPreview } from './month-preview.tsx'
import { MonthTable } from './month-table.tsx'
import { RangeChoice } from './range-choice.tsx'
import { useMonthRun } from './use-month-run.ts'
import type { Network } from './use-network.ts'

export type MonthPlanProps = {
  network: Network
  /** the server has confirmed that these are all */
  complete: boolean
  /** Asks for the reports of the year before once more. */
  onRetry: () => void
  /** stored ms */
  agora: number
}

/** Choosing what to make; then its preview; then writing it. */
export function MonthPlan({ network, complete, onRetry, agora }: MonthPlanProps) {
  const actor = useActor()
  const today = shownDate(agora)
  const [range, setRange] = useState<DateRange>(() => wholeMonth(monthsFrom(today, 2)[1] ?? today))
  const [changes, setChanges] = useState<ReadonlyMap<string, RowChange>>(new Map())
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const run = useMonthRun(range, network, agora, actor.id)
  const problem = rangeProblem(range)
  const rows = useMemo(
    () => (problem ? [] : monthRows(network, range, changes)),
    [network, range, changes, problem],
  )
  // looks at everybody: once, and not for each report that is done
  const checklist = useMemo(
    () => (
      <NetworkChecklist
        network={{ ...network, people: network.users }}
        actor={actor}
        createCargo={createCargo}
      />
    ),
    [network, actor],
  )
  const [wanted, setWanted] = useState(false)
  const waiting = wanted && !complete
  const ready = rows.filter(({ key, estado }) => estado.tipo === 'pronto' && !unticked.has(key))

  // whoever taps before everything is there need not tap again
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was waited for begins it
  useEffect(() => {
    if (!wanted || waiting) return
    setWanted(false)
    if (ready.length > 0) void run.generate(ready)
  }, [wanted, waiting])

  if (run.step !== 'escolha') return <MonthPreview run={run} range={range} />
  return (
    <>
      <RangeChoice today={today} range={range} disabled={run.busy || waiting} onChange={setRange} />
      {problem && range.fim !== '' && <p role="alert">{problem}</p>}
      <MonthNotices
        network={network}
        onRetry={onRetry}
        full={rows.length > 0 && rows.every(({ estado }) => estado.tipo === 'ja-existe')}
        next={monthsFrom(range.fim, 2)[1]}
        onMonth={(first) => setRange(wholeMonth(first))}
      />
      {checklist}
      {rows.length > 0 && (
        <MonthTable
          rows={rows}
          unticked={unticked}
          onTick={setUnticked}
          onChange={(row: MonthRow, change) => setChanges(new Map(changes).set(row.key, change))}
          ready={ready.length}
          waiting={waiting}
          run={run}
          onGenerate={() => setWanted(true)}
        />
      )}
    </>
  )
}
