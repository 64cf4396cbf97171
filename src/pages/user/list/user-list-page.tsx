import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { Page } from '#src/components/page.tsx'
import { can } from '#src/domain/can.ts'
import { bothSubscriptions } from '#src/hooks/both-subscriptions.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { paths } from '#src/paths.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejas } from '#src/repositories/igrejas.ts'
import { watchUsers } from '#src/repositories/users.ts'
import { useActor } from '#src/session/use-actor.ts'
import { UserTable } from './user-table.tsx'

export function UserListPage() {
  const actor = useActor()
  const [users, retryUsers] = useSubscription(watchUsers)
  const [cargos, retryCargos] = useSubscription(watchCargos)
  const [cidades, retryCidades] = useSubscription(watchCidades)
  const [igrejas, retryIgrejas] = useSubscription(watchIgrejas)

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
        subscription={bothSubscriptions(
          bothSubscriptions(users, cargos),
          bothSubscriptions(cidades, igrejas),
        )}
        loading="Carregando usuarios..."
        failed="Erro ao carregar os usuarios."
        onRetry={() => {
          retryUsers()
          retryCargos()
          retryCidades()
          retryIgrejas()
        }}
        isEmpty={([[list]]) => list.length === 0}
        empty={<EmptyState sentence="Nenhum usuario encontrado..." action={create} />}
      >
        {([[allUsers, allCargos], [allCidades, allIgrejas]]) => (
          <UserTable users={allUsers} cargos={allCargos} cidades={allCidades} igrejas={allIgrejas} />
        )}
      </DataState>
    </Page>
  )
}
