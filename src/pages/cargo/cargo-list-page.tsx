import { useMemo, useState } from 'react'
import { LinkButton } from '#src/components/link-button.tsx'
import { NameListPage } from '#src/components/name-list-page.tsx'
import { can } from '#src/domain/can.ts'
import type { Cargo } from '#src/domain/entities.ts'
import { paths } from '#src/paths.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { useActor } from '#src/session/use-actor.ts'
import { cargoColumns } from './cargo-columns.tsx'
import { DeleteCargo } from './delete-cargo.tsx'

export function CargoListPage() {
  const actor = useActor()
  const [deleting, setDeleting] = useState<Cargo>()
  const columns = useMemo(() => cargoColumns(actor, setDeleting), [actor])

  return (
    <NameListPage
      title="Cargos"
      watch={watchCargos}
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
