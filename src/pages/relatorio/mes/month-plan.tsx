import { useMemo, useState } from 'react'
import { NetworkChecklist } from '#src/components/network-checklist.tsx'
import { shownDate } from '#src/lib/service-time.ts'
import { createCargo } from '#src/repositories/change-cargos.ts'
import { monthsFrom, rangeProblem, wholeMonth } from '#src/roster/month-range.ts'
import { type MonthRow, monthRows, type RowChange } from '#src/roster/month-rows.ts'
import type { DateRange } from '#src/roster/service-dates.ts'
import { useActor } from '#src/session/use-actor.ts'
import { MonthPreview } from './month-preview.tsx'
import { MonthTable } from './month-table.tsx'
import { RangeChoice } from './range-choice.tsx'
import { useMonthRun } from './use-month-run.ts'
import type { Network } from './use-network.ts'

export type MonthPlanProps = {
  network: Network
  /** the server has confirmed that these are all */
  complete: boolean
  /** stored ms */
  agora: number
}

/** Choosing what to make; then its preview; then writing it. */
export function MonthPlan({ network, complete, agora }: MonthPlanProps) {
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
  const left = useMemo(() => withoutPartner(network), [network])
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
  const ready = rows.filter(({ key, estado }) => estado.tipo === 'pronto' && !unticked.has(key))

  if (run.step !== 'escolha') return <MonthPreview run={run} range={range} />
  return (
    <>
      <RangeChoice today={today} range={range} disabled={run.busy} onChange={setRange} />
      {problem && range.fim !== '' && <p role="alert">{problem}</p>}
      {(!network.disponibilidades || !network.vinculos) && (
        <p className="mes-warning" role="alert">
          As ausências e os vínculos não puderam ser lidos: o que for gerado agora não os conhece.
        </p>
      )}
      {left.length > 0 && (
        <p className="mes-warning" role="alert">
          {left.join(', ')}: o par saiu da rede. Quem ficou serve sem ele.
        </p>
      )}
      {checklist}
      {rows.length > 0 && (
        <MonthTable
          rows={rows}
          unticked={unticked}
          onTick={setUnticked}
          onChange={(row: MonthRow, change) => setChanges(new Map(changes).set(row.key, change))}
          ready={ready.length}
          waiting={!complete}
          run={run}
          onGenerate={() => run.generate(ready)}
        />
      )}
    </>
  )
}

/** Who is linked to somebody that is not there any more. */
function withoutPartner({ users, vinculos }: Network): string[] {
  const names = new Map(users.map(({ id, name }) => [id, name]))
  return (vinculos ?? [])
    .filter(({ tipo, pessoas }) => tipo === 'juntos' && pessoas.some((id) => !names.has(id)))
    .flatMap(({ pessoas }) => pessoas.flatMap((id) => names.get(id) ?? []))
}
