import type { Column } from '#src/components/data-table.tsx'
import { refusalText } from '#src/components/refusal-text.ts'
import { RowActions } from '#src/components/row-actions.tsx'
import { type Actor, can, refusal } from '#src/domain/can.ts'
import type { Listado } from '#src/domain/listado.ts'
import { paths } from '#src/paths.ts'
import type { UserRow } from './user-row.ts'

export function userColumns(actor: Actor, onDelete: (user: Listado) => void): Column<UserRow>[] {
  return [
    { key: 'nome', header: 'Nome', render: nameOf, sortValue: ({ folded }) => folded || undefined },
    { key: 'genero', header: 'Genero', width: '8rem', ...text('genero') },
    { key: 'cargo', header: 'Cargo', ...text('cargo') },
    { key: 'cidade', header: 'Cidade', ...text('cidade') },
    { key: 'igreja', header: 'Casa de Oracao', ...text('igreja') },
    {
      key: 'acoes',
      header: 'Ações',
      width: '10.5rem',
      render: (row) => <UserActions row={row} actor={actor} onDelete={onDelete} />,
    },
  ]
}

/** What a card says of a user. */
export function userCard(actor: Actor, onDelete: (user: Listado) => void) {
  return (row: UserRow) => (
    <>
      <p>
        {row.cargo} · {row.genero}
      </p>
      <p>
        {row.igreja} · {row.cidade}
      </p>
      <UserActions row={row} actor={actor} onDelete={onDelete} />
    </>
  )
}

type UserActionsProps = { row: UserRow; actor: Actor; onDelete: (user: Listado) => void }

function UserActions({ row, actor, onDelete }: UserActionsProps) {
  const reason = refusal(actor, 'deletar_user', { id: row.user.id, grant: row.grant })
  return (
    <RowActions
      name={nameOf(row)}
      editTo={can(actor, 'usuario_editar') ? paths.userEdit(row.user.id) : undefined}
      onDelete={can(actor, 'deletar_itens') ? () => onDelete(row.user) : undefined}
      deleteRefusal={reason && refusalText(reason)}
    />
  )
}

function nameOf({ user }: UserRow): string {
  return user.name || 'N/A'
}

function text(field: 'genero' | 'cargo' | 'cidade' | 'igreja') {
  const read = (row: UserRow) => row[field]
  return { render: read, sortValue: read }
}
