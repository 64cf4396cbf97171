import { memo, useDeferredValue, useMemo, useState } from 'react'
import { EmptyState } from '#src/components/data-state.tsx'
import { DataTable } from '#src/components/data-table.tsx'
import { useLeaving } from '#src/components/delete-soon.ts'
import type { Cidade, Igreja, Report } from '#src/domain/entities.ts'
import type { Subscription } from '#src/hooks/use-subscription.ts'
import { useUrlSort } from '#src/hooks/use-url-sort.ts'
import { foldText } from '#src/lib/fold-text.ts'
import { useActor } from '#src/session/use-actor.ts'
import { DeleteRelatorio } from './delete-relatorio.tsx'
import { relatorioCard, relatorioColumns } from './relatorio-columns.tsx'
import { foundPeople, namesSomebody, usePeopleOf } from './report-people.ts'
import { BY_HOUSE, foldedName, HOUSE_MISSING, namesById, type ReportRow, reportRows } from './report-row.ts'
import { SeveralReports } from './several/several-reports.tsx'
import { useTicked } from './several/use-ticked.ts'

export type RelatorioTableProps = {
  reports: Report[]
  /** what could not be read, or has not come, has no names */
  cidades: Subscription<Cidade[]>
  igrejas: Subscription<Igreja[]>
  search: string
  onlyActive: boolean
  /** under the names of their prayer houses */
  grouped: boolean
}

/** The reports with the names of their city and prayer house; the search finds the people in them too. */
export function RelatorioTable({ search, ...props }: RelatorioTableProps) {
  // the letter stands in the search at once, the rows follow
  return <FoundReports {...props} wanted={foldText(useDeferredValue(search).trim())} />
}

type FoundReportsProps = Omit<RelatorioTableProps, 'search'> & { wanted: string }

/** Drawn again only when something else is wanted: not with the letter itself. */
const FoundReports = memo(function FoundReports(props: FoundReportsProps) {
  const { reports, cidades, igrejas, wanted, onlyActive, grouped } = props
  const actor = useActor()
  const [sort, setSort] = useUrlSort()
  const [deleting, setDeleting] = useState<Report>()
  const ticked = useTicked(reports)
  usePeopleOf(reports)

  const columns = useMemo(() => relatorioColumns(actor, setDeleting, grouped), [actor, grouped])
  const card = useMemo(() => relatorioCard(actor, setDeleting, grouped), [actor, grouped])
  const rows = useMemo(
    () => reportRows(reports, namesById(cidades, 'Cidade não encontrada'), namesById(igrejas, HOUSE_MISSING)),
    [reports, cidades, igrejas],
  )
  const leaving = useLeaving()
  const matches = useMemo(
    () =>
      ({ report }: ReportRow) =>
        (report.ativo || !onlyActive) &&
        (isNamed(report, wanted) || namesSomebody(report, wanted)) &&
        (leaving.size === 0 || !leaving.has(`Reports/${report.id}`)),
    [wanted, onlyActive, leaving],
  )

  return (
    <div className={grouped ? 'reports' : 'reports reports--flat'}>
      <DataTable
        caption="Relatórios"
        columns={columns}
        rows={rows}
        filter={matches}
        rowKey={({ report }) => report.id}
        rowClassName={({ report }) => (report.ativo ? 'report-row--active' : 'report-row--inactive')}
        note={({ report }) => (isNamed(report, wanted) ? undefined : foundPeople(report, wanted))}
        card={card}
        groups={grouped ? BY_HOUSE : undefined}
        selection={ticked.selection}
        sort={sort}
        initialOrder="nome"
        onSortChange={setSort}
        empty={
          <EmptyState
            sentence="Nenhum relatório encontrado..."
            hint="Tente outro nome na busca, de relatório ou de pessoa, ou desmarque os filtros."
          />
        }
      />
      <SeveralReports reports={ticked.reports} onClear={ticked.clear} />
      {deleting && <DeleteRelatorio report={deleting} onClose={() => setDeleting(undefined)} />}
    </div>
  )
})

/** Whether its name holds the folded text that is searched for. */
function isNamed(report: Report, wanted: string): boolean {
  return wanted === '' || foldedName(report).includes(wanted)
}
