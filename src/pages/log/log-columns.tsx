import { Link } from 'react-router-dom'
import type { Column } from '#src/components/data-table.tsx'
import type { Log } from '#src/domain/log.ts'
import { formatInstantLong } from '#src/lib/instant-format.ts'
import { paths } from '#src/paths.ts'

export const LOG_COLUMNS: Column<Log>[] = [
  { key: 'action', header: 'Ação', render: ({ action }) => action || 'Não especificado' },
  { key: 'userId', header: 'Usuário ID', render: ({ userId }) => userId || 'Não disponível' },
  { key: 'nameUser', header: 'Nome do Usuário', render: ({ nameUser }) => nameUser || 'Não disponível' },
  { key: 'userName', header: 'E-mail', render: ({ userName }) => userName || 'Não disponível' },
  { key: 'alvo', header: 'Registro', render: (log) => <Record {...log} /> },
  {
    key: 'timestamp',
    header: 'Data e Hora',
    width: '19rem',
    render: ({ timestamp }) =>
      timestamp === undefined ? 'Data não disponível' : formatInstantLong(timestamp),
  },
]

/** What the entry is about: the name that it had then, or the way to the report. A first login is about nothing else. */
function Record({ action, nome, alvo, reportId }: Log) {
  if (nome || alvo) return nome || alvo
  if (reportId) return <Link to={paths.relatorioEdit(reportId)}>Relatório {reportId}</Link>
  return action === 'Primeiro-Login' ? '—' : 'Não disponível'
}
