import type { Column } from '#src/components/data-table.tsx'
import { RowActions } from '#src/components/row-actions.tsx'
import { type Actor, can } from '#src/domain/can.ts'
import type { Cidade } from '#src/domain/entities.ts'
import { paths } from '#src/paths.ts'

export function cidadeColumns(actor: Actor, onDelete: (cidade: Cidade) => void): Column<Cidade>[] {
  return [
    { key: 'nome', header: 'Nome', render: ({ nome }) => nome || 'N/A', sortValue: ({ nome }) => nome },
    {
      key: 'acoes',
      header: 'Ações',
      width: '16rem',
      render: (cidade) => (
        <RowActions
          name={cidade.nome}
          editTo={can(actor, 'cidade_editar') ? paths.cidadeEdit(cidade.id) : undefined}
          onDelete={can(actor, 'deletar_itens') ? () => onDelete(cidade) : undefined}
        />
      ),
    },
  ]
}
