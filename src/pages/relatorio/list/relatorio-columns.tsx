import type { Column } from '#src/components/data-table.tsx'
import { RowActions } from '#src/components/row-actions.tsx'
import { type Actor, can } from '#src/domain/can.ts'
import type { Report } from '#src/domain/entities.ts'
import { formatShortDate } from '#src/lib/service-time.ts'
import { paths } from '#src/paths.ts'
import type { ReportRow } from './report-row.ts'

export function relatorioColumns(actor: Actor, onDelete: (report: Report) => void): Column<ReportRow>[] {
  return [
    {
      key: 'nome',
      header: 'Nome',
      render: ({ report }) => report.nomeRelatorio || 'N/A',
      sortValue: ({ report }) => report.nomeRelatorio,
    },
    {
      key: 'ativo',
      header: 'Ativo',
      width: '7.5rem',
      render: ({ report }) => <Status ativo={report.ativo} />,
      sortValue: ({ report }) => statusText(report.ativo),
    },
    {
      key: 'cidade',
      header: 'Cidade',
      width: '7rem',
      render: ({ cidade }) => cidade,
      sortValue: ({ cidade }) => cidade,
    },
    {
      key: 'igreja',
      header: 'Casa de Oração',
      width: '7.5rem',
      render: ({ igreja }) => igreja,
      sortValue: ({ igreja }) => igreja,
    },
    {
      key: 'inicio',
      header: 'Data de Início',
      width: '7.5rem',
      render: ({ inicio }) => <DateCell stored={inicio} />,
      sortValue: ({ inicio }) => inicio,
    },
    {
      key: 'fim',
      header: 'Data de Fim',
      width: '7.5rem',
      render: ({ fim }) => <DateCell stored={fim} />,
      sortValue: ({ fim }) => fim,
    },
    {
      key: 'acoes',
      header: 'Ações',
      width: '14.5rem',
      render: ({ report }) => (
        <RowActions
          name={report.nomeRelatorio}
          editTo={can(actor, 'relatorio_editar') ? paths.relatorioEdit(report.id) : undefined}
          onDelete={can(actor, 'deletar_itens') ? () => onDelete(report) : undefined}
        />
      ),
    },
  ]
}

function Status({ ativo }: { ativo: boolean }) {
  return (
    <span className={ativo ? 'report-status report-status--active' : 'report-status'}>
      {statusText(ativo)}
    </span>
  )
}

function statusText(ativo: boolean): string {
  return ativo ? 'Ativo' : 'Desativado'
}

function DateCell({ stored }: { stored: number | undefined }) {
  if (stored === undefined) return 'Data não disponível'
  return <span className="report-date">{formatShortDate(stored)}</span>
}
