import { useMemo, useState } from 'react'
import type { Column } from '#src/components/data-table.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { NameListPage } from '#src/components/name-list-page.tsx'
import { refusalText } from '#src/components/refusal-text.ts'
import { RowActions } from '#src/components/row-actions.tsx'
import { type Actor, can, refusal } from '#src/domain/can.ts'
import type { Cargo } from '#src/domain/entities.ts'
import { paths } from '#src/paths.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { useActor } from '#src/session/use-actor.ts'
import { DeleteCargo } from './delete-cargo.tsx'

export function CargoListPage() {
  const actor = useActor()
  const [deleting, setDeleting] = useState<Cargo>()
  const columns = useMemo(() => cargoColumns(actor, setDeleting), [actor])

  return (
    <NameListPage
      title="Cargos"
      watch={watchCargos}
      collection="Cargo"
      columns={columns}
      create={
        can(actor, 'cargo_novo') && (
          <LinkButton variant="primary" to={paths.cargoNew}>
            Incluir cargo
          </LinkButton>
        )
      }
      loading="Carregando cargos..."
      failed="Erro ao carregar os cargos."
      none="Nenhum cargo encontrado..."
      firstHint="Inclua o primeiro cargo para depois cadastrar os usuários."
    >
      {deleting && <DeleteCargo cargo={deleting} onClose={() => setDeleting(undefined)} />}
    </NameListPage>
  )
}

export function cargoColumns(actor: Actor, onDelete: (cargo: Cargo) => void): Column<Cargo>[] {
  return [
    { key: 'nome', header: 'Nome', render: nameOf, sortValue: ({ nome }) => nome || undefined },
    {
      key: 'acoes',
      header: 'Ações',
      width: '10.5rem',
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
