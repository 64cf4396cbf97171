import { useMemo, useState } from 'react'
import { EmptyState } from '#src/components/data-state.tsx'
import { DataTable } from '#src/components/data-table.tsx'
import type { Report } from '#src/domain/entities.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { useUrlSort } from '#src/hooks/use-url-sort.ts'
import { foldText } from '#src/lib/fold-text.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejas } from '#src/repositories/igrejas.ts'
import { useActor } from '#src/session/use-actor.ts'
import { DeleteRelatorio } from './delete-relatorio.tsx'
import { relatorioColumns } from './relatorio-columns.tsx'
import { namesById, type ReportRow, toReportRow } from './report-row.ts'

export type RelatorioTableProps = { reports: Report[]; search: string; onlyActive: boolean }

/** The reports with the names of their city and prayer house. */
export function RelatorioTable({ reports, search, onlyActive }: RelatorioTableProps) {
  const actor = useActor()
  const [cidades] = useSubscription(watchCidades)
  const [igrejas] = useSubscription(watchIgrejas)
  const [sort, setSort] = useUrlSort()
  const [deleting, setDeleting] = useState<Report>()

  const columns = useMemo(() => relatorioColumns(actor, setDeleting), [actor])
  const rows = useMemo(() => {
    const cidadeNome = namesById(cidades, 'Cidade não encontrada')
    const igrejaNome = namesById(igrejas, 'Igreja não encontrada')
    return reports.map((report) => toReportRow(report, cidadeNome, igrejaNome))
  }, [reports, cidades, igrejas])
  const matches = useMemo(() => {
    const wanted = foldText(search.trim())
    return ({ report, folded }: ReportRow) => (report.ativo || !onlyActive) && folded.includes(wanted)
  }, [search, onlyActive])

  return (
    <>
      <DataTable
        caption="Relatórios"
        columns={columns}
        rows={rows}
        filter={matches}
        rowKey={({ report }) => report.id}
        rowClassName={({ report }) => (report.ativo ? 'report-row--active' : 'report-row--inactive')}
        sort={sort}
        initialOrder="nome"
        onSortChange={setSort}
        empty={
          <EmptyState
            sentence="Nenhum relatório encontrado..."
            hint="Tente outro nome na busca ou desmarque os filtros."
          />
        }
      />
      {deleting && <DeleteRelatorio report={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  )
}
