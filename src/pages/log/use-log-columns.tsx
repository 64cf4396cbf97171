import { useMemo } from 'react'
import type { Column } from '#src/components/data-table.tsx'
import { can } from '#src/domain/can.ts'
import type { Log } from '#src/domain/log.ts'
import { useDocuments } from '#src/hooks/use-documents.ts'
import { watchReport } from '#src/repositories/reports.ts'
import { useActor } from '#src/session/use-actor.ts'
import { logColumns } from './log-columns.tsx'
import { goneIds } from './log-record.ts'

/** The columns of these entries. The names of reports, which most entries do not hold, are read for whoever may list reports. */
export function useLogColumns(logs: readonly Log[]): readonly Column<Log>[] {
  const actor = useActor()
  const reads = can(actor, 'listar_reports')
  const reports = useDocuments(
    useMemo(() => (reads ? logs.map(({ reportId }) => reportId) : []), [logs, reads]),
    watchReport,
  )
  return useMemo(() => logColumns({ actor, reports, gone: goneIds(logs) }), [actor, reports, logs])
}
