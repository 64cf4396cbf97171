import { useMemo } from 'react'
import type { Column } from '#src/components/data-table.tsx'
import { can } from '#src/domain/can.ts'
import type { Log } from '#src/domain/log.ts'
import { type Known, useDocuments } from '#src/hooks/use-documents.ts'
import { NAMES_AT_ONCE, type ReportName, watchReportNames } from '#src/repositories/report-names.ts'
import { useActor } from '#src/session/use-actor.ts'
import { logColumns } from './log-columns.tsx'
import { goneIds } from './log-record.ts'

/** No document id holds it, and `useDocuments` has another. */
const SEPARATOR = '\n'

const watchNames = (ids: string) => watchReportNames(ids.split(SEPARATOR))

/** The columns of these entries. The names of reports, which most entries do not hold, are read for whoever may list reports. */
export function useLogColumns(logs: readonly Log[]): readonly Column<Log>[] {
  const actor = useActor()
  const reads = can(actor, 'listar_reports')
  const groups = useMemo(() => (reads ? idGroups(logs) : []), [logs, reads])
  const found = useDocuments(groups, watchNames)
  return useMemo(() => logColumns({ actor, reports: byId(found), gone: goneIds(logs) }), [actor, found, logs])
}

/** The ids of the reports in groups that one request can ask for: the rules look up as much for a group as for one. */
function idGroups(logs: readonly Log[]): string[] {
  const ids = [...new Set(logs.map(({ reportId }) => reportId))].filter((id) => id !== '')
  const count = Math.ceil(ids.length / NAMES_AT_ONCE)
  return Array.from({ length: count }, (_, group) =>
    ids.slice(group * NAMES_AT_ONCE, (group + 1) * NAMES_AT_ONCE).join(SEPARATOR),
  )
}

function byId(found: Known<ReportName[]>): Known<ReportName> {
  return new Map(
    [...found].flatMap(([ids, reports]) =>
      ids.split(SEPARATOR).map((id) => [id, reports?.find((report) => report.id === id)] as const),
    ),
  )
}
