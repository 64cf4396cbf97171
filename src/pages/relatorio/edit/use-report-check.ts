import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Posto, ReportDay } from '#src/domain/entities.ts'
import type { Troca } from '#src/domain/troca.ts'
import { shownDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import type { Problem } from '#src/roster/check-days.ts'
import { checkForPublication } from '#src/roster/check-report.ts'
import { dayKeys } from '#src/roster/day-keys.ts'
import { problemsByRow, type ReportSummary, type RowProblems, reportSummary } from './report-summary.ts'
import { addressOf, type SlotPlace } from './slots.ts'
import type { Serving } from './use-serving.ts'

export type ReportCheck = {
  /** the begin of today (stored ms) */
  today: number
  isPast: (key: string) => boolean
  /** of the days from today on; of all days when none is to come */
  problems: readonly Problem[]
  byRow: RowProblems
  summary: ReportSummary
  hasProblem: (place: SlotPlace) => boolean
}

const NO_TROCAS: readonly Troca[] = []
const NONE: RowProblems = new Map()

/** What stands against the report as it is in the editor. The judging may lag behind the typing. */
export function useReportCheck(
  current: readonly ReportDay[],
  postos: readonly Posto[],
  { index, people }: Serving,
  trocas: readonly Troca[] = NO_TROCAS,
): ReportCheck {
  const [today] = useState(() => toStored(shownDate(upcomingFrom(Date.now())), '00:00'))
  const days = useDeferredValue(current)
  const before = useRef(NONE)

  const judged = useMemo(() => {
    const problems = checkForPublication({ days, postos, index, people }, trocas, today)
    const byRow = problemsByRow(problems, before.current)
    before.current = byRow
    return { problems, byRow }
  }, [days, postos, index, people, trocas, today])

  const pastKeys = useMemo(() => {
    const keys = dayKeys(current)
    return new Set(keys.filter((_, at) => (current[at]?.date ?? today) < today))
  }, [current, today])
  const isPast = useCallback((key: string) => pastKeys.has(key), [pastKeys])

  return useMemo(
    () => ({
      ...judged,
      today,
      isPast,
      summary: reportSummary(current.length, judged.problems),
      hasProblem: (place) => judged.byRow.get(place.key)?.has(addressOf(place)) === true,
    }),
    [judged, today, isPast, current.length],
  )
}
