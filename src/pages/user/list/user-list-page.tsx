import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { Page } from '#src/components/page.tsx'
import { can } from '#src/domain/can.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { paths } from '#src/paths.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejas } from '#src/repositories/igrejas.ts'
import { watchPeople } from '#src/repositories/people.ts'
import { useActor } from '#src/session/use-actor.ts'
import { UserTable } from './user-table.tsx'

export function UserListPage() {
  const actor = useActor()
  const [all, retry] = useSubscriptions(watchPeople, watchCargos, watchCidades, watchIgrejas)

  const create = can(actor, 'usuario_novo') && (
    <>
      <LinkButton to={paths.userImport}>Importar planilha</LinkButton>
      <LinkButton variant="primary" to={paths.userNew}>
        Incluir usuario
      </LinkButton>
    </>
  )

  return (
    <Page title="Usuarios" actions={create}>
      <DataState
        subscription={all}
        loading="Carregando usuarios..."
        failed="Erro ao carregar os usuarios."
        onRetry={retry}
        isEmpty={([users]) => users.length === 0}
        empty={<EmptyState sentence="Nenhum usuario encontrado..." action={create} />}
      >
        {([users, cargos, cidades, igrejas]) => (
          <UserTable users={users} cargos={cargos} cidades={cidades} igrejas={igrejas} />
        )}
      </DataState>
    </Page>
  )
}
