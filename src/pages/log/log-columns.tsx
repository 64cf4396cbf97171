import type { Column } from '#src/components/data-table.tsx'
import type { Log } from '#src/domain/entities.ts'
import { formatInstantLong } from '#src/lib/instant-format.ts'

export const LOG_COLUMNS: Column<Log>[] = [
  { key: 'action', header: 'Ação', render: ({ action }) => action || 'Não especificado' },
  { key: 'userId', header: 'Usuário ID', render: ({ userId }) => userId || 'Não disponível' },
  { key: 'nameUser', header: 'Nome do Usuário', render: ({ nameUser }) => nameUser || 'Não disponível' },
  {
    key: 'timestamp',
    header: 'Data e Hora',
    width: '19rem',
    render: ({ timestamp }) =>
      timestamp === undefined ? 'Data não disponível' : formatInstantLong(timestamp),
  },
]
