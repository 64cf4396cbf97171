import { useMemo, useState } from 'react'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { DataTable } from '#src/components/data-table.tsx'
import { FilterBar } from '#src/components/filter-bar.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { Page } from '#src/components/page.tsx'
import { SearchBox } from '#src/components/search-box.tsx'
import { can } from '#src/domain/can.ts'
import type { Cidade } from '#src/domain/entities.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { useUrlSort } from '#src/hooks/use-url-sort.ts'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import { foldText } from '#src/lib/fold-text.ts'
import { paths } from '#src/paths.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { useActor } from '#src/session/use-actor.ts'
import { cidadeColumns } from './cidade-columns.tsx'
import { DeleteCidade } from './delete-cidade.tsx'

export function CidadeListPage() {
  const actor = useActor()
  const [cidades, retry] = useSubscription(watchCidades)
  const [search, setSearch] = useUrlState('busca')
  const [sort, setSort] = useUrlSort('nome')
  const [deleting, setDeleting] = useState<Cidade>()

  const columns = useMemo(() => cidadeColumns(actor, setDeleting), [actor])
  const matches = useMemo(() => {
    const wanted = foldText(search.trim())
    return ({ nome }: Cidade) => foldText(nome).includes(wanted)
  }, [search])
  const create = can(actor, 'cidade_novo') && (
    <LinkButton variant="primary" to={paths.cidadeNew}>
      Incluir cidade
    </LinkButton>
  )

  return (
    <Page title="Cidades" actions={create}>
      <FilterBar>
        <SearchBox label="Buscar por nome..." value={search} onChange={setSearch} />
      </FilterBar>
      <DataState
        subscription={cidades}
        loading="Carregando cidades..."
        failed="Erro ao carregar as cidades."
        onRetry={retry}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            sentence="Nenhuma cidade encontrada..."
            hint="Inclua a primeira cidade para depois cadastrar as casas de oração."
            action={create}
          />
        }
      >
        {(list) => (
          <DataTable
            caption="Cidades"
            columns={columns}
            rows={list}
            filter={matches}
            rowKey={({ id }) => id}
            sort={sort}
            onSortChange={setSort}
            empty={<EmptyState sentence="Nenhuma cidade encontrada..." hint="Tente outro nome na busca." />}
          />
        )}
      </DataState>
      {deleting && <DeleteCidade cidade={deleting} onClose={() => setDeleting(undefined)} />}
    </Page>
  )
}
