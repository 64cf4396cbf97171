import { useDeferredValue, useMemo, useState } from 'react'
import type { NomesPostos, Report, ReportDay } from '#src/domain/entities.ts'
import { pessoasOf } from '#src/domain/pessoas-of.ts'
import { candidates } from '#src/roster/candidates.ts'
import { houseLoad } from '#src/roster/house-load.ts'
import { LoadBars } from '../carga/load-bars.tsx'
import '../carga/relatorio-carga.css'
import type { Serving } from './use-serving.ts'

export type LoadPanelProps = {
  report: Report
  /** as they are in the editor: what is not saved yet counts too */
  days: readonly ReportDay[]
  serving: Serving
  nomes: NomesPostos
}

/** How much each of the people of the report serves, beside the grid; it follows every edit. */
export function LoadPanel({ report, days: current, serving, nomes }: LoadPanelProps) {
  const days = useDeferredValue(current)
  const [now] = useState(() => Date.now())
  const { choices, index, others } = serving
  const loads = useMemo(() => {
    const open: Report = { ...report, atual: true, report: [...days], pessoas: pessoasOf(days) }
    const known = others.filter(({ id }) => id !== report.id)
    return houseLoad([...known, open], candidates(choices, index.grupo), now)
  }, [report, days, choices, index, others, now])
  return (
    <section className="load-panel no-print" aria-label="Carga">
      <h2 className="load-panel__title">Carga</h2>
      {loads.length === 0 ? (
        <p>Ninguém desta casa tem este cargo e gênero.</p>
      ) : (
        <LoadBars loads={loads} nomes={nomes} brief />
      )}
    </section>
  )
}
