import type { Column } from '#src/components/data-table.tsx'
import { RowActions } from '#src/components/row-actions.tsx'
import { type Actor, can } from '#src/domain/can.ts'
import type { Report } from '#src/domain/entities.ts'
import { formatShortDate } from '#src/lib/service-time.ts'
import { paths } from '#src/paths.ts'
import { foldedName, type ReportRow } from './report-row.ts'

/** `grouped`: city and prayer house stand in the headings of the groups instead. */
export function relatorioColumns(
  actor: Actor,
  onDelete: (report: Report) => void,
  grouped = false,
): Column<ReportRow>[] {
  return [
    {
      key: 'nome',
      header: 'Nome',
      render: nameOf,
      sortValue: ({ report }) => foldedName(report),
    },
    {
      key: 'ativo',
      header: 'Ativo',
      width: grouped ? '13.75rem' : '7.1rem',
      render: ({ report }) => <ReportStatus ativo={report.ativo} brief={!grouped} />,
      sortValue: ({ report }) => statusText(report.ativo),
    },
    ...(grouped ? [] : PLACE),
    {
      key: 'inicio',
      header: 'Data de Início',
      width: grouped ? '6.25rem' : '6rem',
      render: ({ report }) => <DateCell stored={report.inicio} />,
      sortValue: ({ report }) => report.inicio,
    },
    {
      key: 'fim',
      header: 'Data de Fim',
      width: grouped ? '6.25rem' : '6rem',
      render: ({ report }) => <DateCell stored={report.fim} />,
      sortValue: ({ report }) => report.fim,
    },
    {
      key: 'acoes',
      header: 'Ações',
      width: grouped ? '10.25rem' : '9.9rem',
      render: (row) => <ReportActions row={row} actor={actor} onDelete={onDelete} />,
    },
  ]
}

/** What a card says of a report. */
export function relatorioCard(actor: Actor, onDelete: (report: Report) => void, grouped: boolean) {
  return (row: ReportRow) => (
    <>
      {!grouped && (
        <p>
          {row.igreja} · {row.cidade}
        </p>
      )}
      <ReportStatus ativo={row.report.ativo} />
      <p>{periodText(row.report)}</p>
      <ReportActions row={row} actor={actor} onDelete={onDelete} />
    </>
  )
}

const PLACE: Column<ReportRow>[] = [
  {
    key: 'cidade',
    header: 'Cidade',
    width: '5.6rem',
    render: ({ cidade }) => cidade,
    sortValue: ({ cidade }) => cidade,
  },
  {
    key: 'igreja',
    header: 'Casa de Oração',
    width: '5.8rem',
    render: ({ igreja }) => igreja,
    sortValue: ({ igreja }) => igreja,
  },
]

type ReportActionsProps = { row: ReportRow; actor: Actor; onDelete: (report: Report) => void }

function ReportActions({ row, actor, onDelete }: ReportActionsProps) {
  const { id } = row.report
  return (
    <RowActions
      name={nameOf(row)}
      editTo={can(actor, 'relatorio_editar') ? paths.relatorioEdit(id) : undefined}
      onDelete={can(actor, 'deletar_itens') ? () => onDelete(row.report) : undefined}
    />
  )
}

function nameOf({ report }: Pick<ReportRow, 'report'>): string {
  return report.nomeRelatorio || 'N/A'
}

/** Says what being active means: members see an active report, and nobody else's eyes a draft. `brief`: where there is little room. */
function ReportStatus({ ativo, brief = false }: { ativo: boolean; brief?: boolean }) {
  return (
    <span className={ativo ? 'report-status report-status--active' : 'report-status'}>
      <strong>{statusText(ativo)}</strong>{' '}
      <span className="report-status__meaning">
        {ativo ? 'Publicado' : brief ? 'Rascunho' : 'Rascunho: ninguém vê ainda'}
      </span>
    </span>
  )
}

function statusText(ativo: boolean): string {
  return ativo ? 'Ativo' : 'Desativado'
}

function periodText({ inicio, fim }: Report): string {
  if (inicio === undefined || fim === undefined) return MISSING
  return `De ${formatShortDate(inicio)} a ${formatShortDate(fim)}`
}

const MISSING = 'Data não disponível'

function DateCell({ stored }: { stored: number | undefined }) {
  if (stored === undefined) return MISSING
  return <span className="report-date">{formatShortDate(stored)}</span>
}
