import { Link } from 'react-router-dom'
import type { Column } from '#src/components/data-table.tsx'
import type { Log } from '#src/domain/log.ts'
import { formatInstantLong } from '#src/lib/instant-format.ts'
import { type LogRecords, logRecord } from './log-record.ts'

/** The columns of the log; `records`: what is known of what the entries are about. */
export function logColumns(records: LogRecords): Column<Log>[] {
  return [
    { key: 'action', header: 'Ação', render: ({ action }) => action || 'Não especificado' },
    { key: 'userId', header: 'Usuário ID', render: ({ userId }) => userId || 'Não disponível' },
    { key: 'nameUser', header: 'Nome do Usuário', render: ({ nameUser }) => nameUser || 'Não disponível' },
    { key: 'userName', header: 'E-mail', render: ({ userName }) => userName || 'Não disponível' },
    { key: 'alvo', header: 'Registro', render: (log) => <Record log={log} records={records} /> },
    {
      key: 'timestamp',
      header: 'Data e Hora',
      width: '19rem',
      render: ({ timestamp }) =>
        timestamp === undefined ? 'Data não disponível' : formatInstantLong(timestamp),
    },
  ]
}

/** What the entry is about, and why it was done where it says so. */
function Record({ log, records }: { log: Log; records: LogRecords }) {
  const { text, to } = logRecord(log, records)
  return (
    <>
      {to ? <Link to={to}>{text}</Link> : text}
      {log.motivo && <span className="log__reason">Motivo: {log.motivo}</span>}
    </>
  )
}
