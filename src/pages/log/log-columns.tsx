import { Link } from 'react-router-dom'
import type { Column } from '#src/components/data-table.tsx'
import type { Log } from '#src/domain/log.ts'
import { formatInstantLong } from '#src/lib/instant-format.ts'
import { type LogRecords, logRecord } from './log-record.ts'

/** The columns of the log; `records`: what is known of what the entries are about. */
export function logColumns(records: LogRecords): Column<Log>[] {
  return [
    { key: 'action', header: 'Ação', width: '8.5rem', render: ({ action }) => action || 'Não especificado' },
    {
      key: 'userId',
      header: 'Usuário ID',
      width: '7rem',
      render: ({ userId }) => userId || 'Não disponível',
    },
    {
      key: 'nameUser',
      header: 'Nome do Usuário',
      width: '8.5rem',
      render: ({ nameUser }) => nameUser || 'Não disponível',
    },
    {
      key: 'userName',
      header: 'E-mail',
      width: '13.5rem',
      render: ({ userName }) => userName || 'Não disponível',
    },
    { key: 'alvo', header: 'Registro', render: (log) => <Record log={log} records={records} /> },
    {
      key: 'timestamp',
      header: 'Data e Hora',
      width: '13rem',
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
