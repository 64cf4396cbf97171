import { useMemo } from 'react'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { type Column, DataTable } from '#src/components/data-table.tsx'
import type { User } from '#src/domain/entities.ts'
import { type Known, useDocuments } from '#src/hooks/use-documents.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { useUrlSort } from '#src/hooks/use-url-sort.ts'
import { watchCargo } from '#src/repositories/cargos.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { watchUsersWithDefaultPassword } from '#src/repositories/users.ts'

/** Who has never set a password of their own. */
export function UsersWithoutFirstLogin() {
  const [users, retry] = useSubscription(watchUsersWithDefaultPassword)
  return (
    <section className="stack" aria-labelledby="sem-primeiro-login">
      <h2 id="sem-primeiro-login">Usuários sem "Primeiro-Login"</h2>
      <DataState
        subscription={users}
        loading="Carregando usuários..."
        failed="Erro ao carregar os usuários."
        onRetry={retry}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            sentence="Todos já fizeram o primeiro login."
            hint="Quem for cadastrado, ou tiver a senha resetada, aparece aqui até criar a própria senha."
          />
        }
      >
        {(list) => <UserTable users={list} />}
      </DataState>
    </section>
  )
}

function UserTable({ users }: { users: User[] }) {
  const [sort, setSort] = useUrlSort()
  const igrejas = useDocuments(
    users.map(({ igreja }) => igreja),
    watchIgreja,
  )
  const cargos = useDocuments(
    users.map(({ cargo }) => cargo),
    watchCargo,
  )
  const columns = useMemo(() => userColumns(igrejas, cargos), [igrejas, cargos])
  return (
    <DataTable
      caption='Usuários sem "Primeiro-Login"'
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      sort={sort}
      initialOrder="name"
      onSortChange={setSort}
    />
  )
}

function userColumns(igrejas: Names, cargos: Names): Column<User>[] {
  const texts: [key: string, header: string, text: (user: User) => string | undefined][] = [
    ['name', 'Nome', ({ name }) => name],
    ['email', 'Email', ({ email }) => email],
    ['igreja', 'Igreja', ({ igreja }) => igrejas.get(igreja)?.nome],
    ['cargo', 'Cargo', ({ cargo }) => cargos.get(cargo)?.nome],
  ]
  return texts.map(([key, header, text]) => ({
    key,
    header,
    render: (user) => text(user) || 'Não disponível',
    sortValue: (user) => text(user) || undefined,
  }))
}

type Names = Known<{ nome: string }>
