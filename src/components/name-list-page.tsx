import { type ReactNode, useMemo } from 'react'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { useUrlSort } from '#src/hooks/use-url-sort.ts'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import { foldText } from '#src/lib/fold-text.ts'
import type { Watch } from '#src/lib/watch.ts'
import { DataState, EmptyState } from './data-state.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { useLeaving } from './delete-soon.ts'
import { FilterBar } from './filter-bar.tsx'
import { Page } from './page.tsx'
import { SearchBox } from './search-box.tsx'

export type NameListPageProps<Row> = {
  title: string
  /** Follows all rows. Keep its identity. */
  watch: Watch<Row[]>
  /** The collection of the rows: those that are about to be deleted are left out. */
  collection: string
  /** As of `DataTable`: keep their identity. */
  columns: readonly Column<Row>[]
  /** The link that makes a new one, for who may. */
  create: ReactNode
  loading: string
  failed: string
  /** When there is none, and when none passes the search. */
  none: string
  /** What to do when there is none. */
  firstHint: string
  /** The dialogs. */
  children?: ReactNode
}

/** A page that lists records known by their name alone: search, sort and their states. */
export function NameListPage<Row extends { id: string; nome: string }>(props: NameListPageProps<Row>) {
  const { title, watch, collection, columns, create, loading, failed, none, firstHint, children } = props
  const [rows, retry] = useSubscription(watch)
  const [search, setSearch] = useUrlState('busca')
  const [sort, setSort] = useUrlSort()
  const leaving = useLeaving()
  const matches = useMemo(() => {
    const wanted = foldText(search.trim())
    return ({ id, nome }: Row) => foldText(nome).includes(wanted) && !leaving.has(`${collection}/${id}`)
  }, [search, leaving, collection])

  return (
    <Page title={title} actions={create}>
      <FilterBar>
        <SearchBox label="Buscar por nome..." value={search} onChange={setSearch} />
      </FilterBar>
      <DataState
        subscription={rows}
        loading={loading}
        failed={failed}
        onRetry={retry}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState sentence={none} hint={firstHint} action={create} />}
      >
        {(list) => (
          <DataTable
            caption={title}
            columns={columns}
            rows={list}
            filter={matches}
            rowKey={({ id }) => id}
            sort={sort}
            initialOrder="nome"
            onSortChange={setSort}
            empty={<EmptyState sentence={none} hint="Tente outro nome na busca." />}
          />
        )}
      </DataState>
      {children}
    </Page>
  )
}
