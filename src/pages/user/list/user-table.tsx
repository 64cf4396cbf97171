import { memo, useDeferredValue, useMemo, useState } from 'react'
import { EmptyState } from '#src/components/data-state.tsx'
import { DataTable } from '#src/components/data-table.tsx'
import { useLeaving } from '#src/components/delete-soon.ts'
import type { Listado } from '#src/domain/listado.ts'
import { useUrlSort } from '#src/hooks/use-url-sort.ts'
import { useActor } from '#src/session/use-actor.ts'
import { DeleteUser } from './delete-user.tsx'
import { useUserFilter } from './use-user-filter.ts'
import { userCard, userColumns } from './user-columns.tsx'
import { UserFilters } from './user-filters.tsx'
import { matchesFilter, type UserListData, type UserRow, userRows } from './user-row.ts'

/** The filters and the table of users, up to 10,000 of them. */
export function UserTable({ users, cargos, cidades, igrejas }: UserListData) {
  const filters = useUserFilter(igrejas)
  const rows = useMemo(() => userRows({ users, cargos, cidades, igrejas }), [users, cargos, cidades, igrejas])
  const leaving = useLeaving()
  // the letter stands in the search at once, the rows follow
  const filter = useDeferredValue(filters.filter)
  const matches = useMemo(() => matchesFilter(filter, leaving), [filter, leaving])
  const count = useMemo(() => (matches ? rows.filter(matches) : rows).length, [rows, matches])

  return (
    <>
      <UserFilters {...filters} cargos={cargos} cidades={cidades} count={countText(count, rows.length)} />
      <FoundUsers rows={rows} matches={matches} />
    </>
  )
}

type FoundUsersProps = { rows: UserRow[]; matches: ((row: UserRow) => boolean) | undefined }

/** Drawn again only when others are found: not with the letter that is typed. */
const FoundUsers = memo(function FoundUsers({ rows, matches }: FoundUsersProps) {
  const actor = useActor()
  const [sort, setSort] = useUrlSort()
  const [deleting, setDeleting] = useState<Listado>()
  const columns = useMemo(() => userColumns(actor, setDeleting), [actor])
  const card = useMemo(() => userCard(actor, setDeleting), [actor])

  return (
    <>
      <DataTable
        caption="Usuarios"
        columns={columns}
        rows={rows}
        filter={matches}
        rowKey={({ user }) => user.id}
        card={card}
        sort={sort}
        initialOrder="nome"
        onSortChange={setSort}
        empty={
          <EmptyState sentence="Nenhum usuario encontrado..." hint="Tente outro nome ou mude os filtros." />
        }
      />
      {deleting && <DeleteUser person={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  )
})

function countText(count: number, total: number): string {
  if (count === total) return total === 1 ? '1 usuario' : `${grouped(total)} usuarios`
  return `${grouped(count)} de ${grouped(total)} usuarios`
}

/** '10.000'. The first toLocaleString of a page takes longer than drawing the list. */
function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}
