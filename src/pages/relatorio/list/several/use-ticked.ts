import { useCallback, useMemo, useState } from 'react'
import type { Selection } from '#src/components/data-table.tsx'
import type { Report } from '#src/domain/entities.ts'
import type { ReportRow } from '../report-row.ts'

export type Ticked = {
  selection: Selection<ReportRow>
  /** those that are still there */
  reports: readonly Report[]
  clear: () => void
}

/** Which reports are ticked. */
export function useTicked(reports: readonly Report[]): Ticked {
  const [keys, setKeys] = useState<ReadonlySet<string>>(NONE)
  const onChange = useCallback((rows: readonly ReportRow[], selected: boolean) => {
    setKeys((before) => {
      const next = new Set(before)
      for (const { report } of rows) {
        if (selected) next.add(report.id)
        else next.delete(report.id)
      }
      return next
    })
  }, [])
  const selection = useMemo(() => ({ keys, onChange, nameOf }), [keys, onChange])
  const ticked = useMemo(
    () => (keys.size === 0 ? [] : reports.filter(({ id }) => keys.has(id))),
    [keys, reports],
  )
  return { selection, reports: ticked, clear: useCallback(() => setKeys(NONE), []) }
}

const NONE: ReadonlySet<string> = new Set()

function nameOf({ report }: ReportRow): string {
  return report.nomeRelatorio || 'N/A'
}
