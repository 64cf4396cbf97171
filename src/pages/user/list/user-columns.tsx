import type { Column } from '#src/components/data-table.tsx'
import { RowActions } from '#src/components/row-actions.tsx'
import { type Actor, can } from '#src/domain/can.ts'
import type { Listado } from '#src/domain/listado.ts'
import { paths } from '#src/paths.ts'
import type { UserRow } from './user-row.ts'

export function userColumns(actor: Actor, onDelete: (user: Listado) => void): Column<UserRow>[] {
  const mayEdit = can(actor, 'usuario_editar')
  const mayDelete = can(actor, 'deletar_itens')
  return [
    { key: 'nome', header: 'Nome', render: nameOf, sortValue: ({ folded }) => folded || undefined },
    { key: 'genero', header: 'Genero', width: '8rem', ...text('genero') },
    { key: 'cargo', header: 'Cargo', ...text('cargo') },
    { key: 'cidade', header: 'Cidade', ...text('cidade') },
    { key: 'igreja', header: 'Casa de Oracao', ...text('igreja') },
    {
      key: 'acoes',
      header: 'Ações',
      width: '16rem',
      render: (row) => (
        <RowActions
          name={nameOf(row)}
          editTo={mayEdit ? paths.userEdit(row.user.id) : undefined}
          onDelete={mayDelete ? () => onDelete(row.user) : undefined}
          deleteRefusal={row.deleteRefusal}
        />
      ),
    },
  ]
}

function nameOf({ user }: UserRow): string {
  return user.name || 'N/A'
}

function text(field: 'genero' | 'cargo' | 'cidade' | 'igreja') {
  const read = (row: UserRow) => row[field]
  return { render: read, sortValue: read }
}
