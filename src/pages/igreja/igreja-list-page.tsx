import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { FilterBar } from '#src/components/filter-bar.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { Page } from '#src/components/page.tsx'
import { SearchBox } from '#src/components/search-box.tsx'
import { can } from '#src/domain/can.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import { paths } from '#src/paths.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejas } from '#src/repositories/igrejas.ts'
import { useActor } from '#src/session/use-actor.ts'
import { IgrejaTable } from './igreja-table.tsx'

export function IgrejaListPage() {
  const actor = useActor()
  const [all, retry] = useSubscriptions(watchIgrejas, watchCidades)
  const [search, setSearch] = useUrlState('busca')

  const create = can(actor, 'igreja_novo') && (
    <LinkButton variant="primary" to={paths.igrejaNew}>
      Incluir casa de oração
    </LinkButton>
  )

  return (
    <Page title="Casas de Oração" actions={create}>
      <FilterBar>
        <SearchBox label="Buscar por nome..." value={search} onChange={setSearch} />
      </FilterBar>
      <DataState
        subscription={all}
        loading="Carregando casas de oração..."
        failed="Erro ao carregar as casas de oração."
        onRetry={retry}
        isEmpty={([igrejas]) => igrejas.length === 0}
        empty={
          <EmptyState
            sentence="Nenhuma casa de oração encontrada..."
            hint="Inclua a primeira casa de oração; antes dela, a cidade em que fica."
            action={create}
          />
        }
      >
        {([igrejas, cidades]) => <IgrejaTable igrejas={igrejas} cidades={cidades} search={search} />}
      </DataState>
    </Page>
  )
}
