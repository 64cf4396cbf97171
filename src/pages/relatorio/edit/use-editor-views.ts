import { useMemo, useState } from 'react'
import type { Report, ReportDay } from '#src/domain/entities.ts'
import { type DaysBeside, daysBeside } from '#src/roster/days-beside.ts'
import { besideName } from './beside-people.ts'
import type { EditorView } from './past-days.tsx'

export type EditorViewsInput = {
  report: Report
  days: readonly ReportDay[]
  /** the other reports of the house */
  others: readonly Report[]
  /** there is room for the load beside the grid */
  wide: boolean
}

/** What one may have beside the services: the same services of the house's others, and the load. */
export function useEditorViews({ report, days, others, wide }: EditorViewsInput) {
  const [showBeside, setShowBeside] = useState(false)
  const [showLoad, setShowLoad] = useState(false)
  const found: DaysBeside = useMemo(
    () => daysBeside(others, report, new Set(days.flatMap(({ date }) => date ?? []))),
    [others, report, days],
  )
  const [first] = found.reports
  const views: EditorView[] = []
  if (first) {
    const label = `${besideName(first.genero)} ao lado`
    views.push({ label, on: showBeside, onTurn: () => setShowBeside(!showBeside) })
  }
  if (wide) views.push({ label: 'Carga', on: showLoad, onTurn: () => setShowLoad(!showLoad) })
  return { views, reports: found.reports, beside: showBeside ? found : undefined, showLoad: wide && showLoad }
}
