import type { Column } from '#src/components/data-table.tsx'
import { refusalText } from '#src/components/refusal-text.ts'
import { RowActions } from '#src/components/row-actions.tsx'
import { type Actor, can, refusal } from '#src/domain/can.ts'
import type { Cargo } from '#src/domain/entities.ts'
import { paths } from '#src/paths.ts'

export function cargoColumns(actor: Actor, onDelete: (cargo: Cargo) => void): Column<Cargo>[] {
  return [
    { key: 'nome', header: 'Nome', render: nameOf, sortValue: ({ nome }) => nome || undefined },
    {
      key: 'acoes',
      header: 'Ações',
      width: '16rem',
      render: (cargo) => (
        <RowActions
          name={nameOf(cargo)}
          editTo={can(actor, 'cargo_editar') ? paths.cargoEdit(cargo.id) : undefined}
          onDelete={can(actor, 'deletar_itens') ? () => onDelete(cargo) : undefined}
          deleteRefusal={deleteRefusal(actor, cargo)}
        />
      ),
    },
  ]
}

function nameOf({ nome }: Cargo): string {
  return nome || 'N/A'
}

function deleteRefusal(actor: Actor, cargo: Cargo): string | undefined {
  const refused = refusal(actor, 'deletar_cargo', cargo)
  if (refused === 'own-cargo') return 'Este é o seu próprio cargo: ninguém exclui o cargo que tem.'
  return refused && refusalText(refused)
}
