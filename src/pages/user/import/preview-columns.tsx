import type { Column } from '#src/components/data-table.tsx'
import type { PreviewRow, RowStatus } from './preview-row.ts'

/** The preview: each row with what will become of it. */
export const PREVIEW_COLUMNS: Column<PreviewRow>[] = [
  { key: 'linha', header: 'Linha', width: '7rem', render: ({ line }) => line, sortValue: ({ line }) => line },
  {
    key: 'situacao',
    header: 'Situação',
    width: '16rem',
    render: Situation,
    sortValue: ({ status }) => STATUS_ORDER[status],
  },
  {
    key: 'nome',
    header: 'Nome',
    width: '13rem',
    render: ({ values }) => <Lines texts={[values.Nome, values.Username.toLowerCase()]} />,
    sortValue: ({ values }) => values.Nome,
  },
  {
    key: 'dados',
    header: 'Dados',
    render: ({ values }) => <Lines texts={[values.Genero, values['Data de Nascimento'], values.Celular]} />,
  },
  {
    key: 'cargo',
    header: 'Cargo',
    render: ({ values }) => values.Cargo,
    sortValue: ({ values }) => values.Cargo,
  },
  {
    key: 'lugar',
    header: 'Cidade e casa',
    render: ({ values }) => <Lines texts={[values.Cidade, values['Casa de Oracao']]} />,
    sortValue: ({ values }) => values.Cidade,
  },
]

function Situation({ status, problems }: PreviewRow) {
  if (status !== 'problem')
    return <span className={`import-status import-status--${status}`}>{STATUS[status]}</span>
  return (
    <ul className="import-problems">
      {problems?.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  )
}

function Lines({ texts }: { texts: string[] }) {
  return (
    <span className="import-lines">
      {texts.filter(Boolean).map((text) => (
        <span key={text}>{text}</span>
      ))}
    </span>
  )
}

const STATUS: Record<Exclude<RowStatus, 'problem'>, string> = {
  ready: 'Pronta',
  created: 'Cadastrada',
  existing: 'Já cadastrada: fica como está',
  refused: 'O servidor recusou: confira cargo, cidade e casa',
}

const STATUS_ORDER: Record<RowStatus, number> = { problem: 0, refused: 1, existing: 2, ready: 3, created: 4 }
