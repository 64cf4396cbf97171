import { useMemo, useState } from 'react'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { DataTable } from '#src/components/data-table.tsx'
import { FilterBar } from '#src/components/filter-bar.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { Page } from '#src/components/page.tsx'
import { SearchBox } from '#src/components/search-box.tsx'
import { can } from '#src/domain/can.ts'
import type { Cargo } from '#src/domain/entities.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { useUrlSort } from '#src/hooks/use-url-sort.ts'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import { foldText } from '#src/lib/fold-text.ts'
import { paths } from '#src/paths.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { useActor } from '#src/session/use-actor.ts'
import { cargoColumns } from './cargo-columns.tsx'
import { DeleteCargo } from './delete-cargo.tsx'

export function CargoListPage() {
  const actor = useActor()
  const [cargos, retry] = useSubscription(watchCargos)
  const [search, setSearch] = useUrlState('busca')
  const [sort, setSort] = useUrlSort('nome')
  const [deleting, setDeleting] = useState<Cargo>()

  const columns = useMemo(() => cargoColumns(actor, setDeleting), [actor])
  const matches = useMemo(() => {
    const wanted = foldText(search.trim())
    return ({ nome }: Cargo) => foldText(nome).includes(wanted)
  }, [search])
  const create = can(actor, 'cargo_novo') && (
    <LinkButton variant="primary" to={paths.cargoNew}>
      Incluir cargo
    </LinkButton>
  )

  return (
    <Page title="Cargos" actions={create}>
      <FilterBar>
        <SearchBox label="Buscar por nome..." value={search} onChange={setSearch} />
      </FilterBar>
      <DataState
        subscription={cargos}
        loading="Carregando cargos..."
        failed="Erro ao carregar os cargos."
        onRetry={retry}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            sentence="Nenhum cargo encontrado..."
            hint="Inclua o primeiro cargo para depois cadastrar os usuários."
            action={create}
          />
        }
      >
        {(list) => (
          <DataTable
            caption="Cargos"
            columns={columns}
            rows={list}
            filter={matches}
            rowKey={({ id }) => id}
            sort={sort}
            onSortChange={setSort}
            empty={<EmptyState sentence="Nenhum cargo encontrado..." hint="Tente outro nome na busca." />}
          />
        )}
      </DataState>
      {deleting && <DeleteCargo cargo={deleting} onClose={() => setDeleting(undefined)} />}
    </Page>
  )
}
