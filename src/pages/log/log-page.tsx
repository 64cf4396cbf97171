import { EmptyState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { Loading } from '#src/components/loading.tsx'
import { Page } from '#src/components/page.tsx'
import { can } from '#src/domain/can.ts'
import { paths } from '#src/paths.ts'
import { useSession } from '#src/session/session-context.ts'
import { useActor } from '#src/session/use-actor.ts'
import { LogList } from './log-list.tsx'
import { UsersWithoutFirstLogin } from './users-without-first-login.tsx'

/** Open without a guard, as the specification says; what it shows is protected by the database's rules. */
export function LogPage() {
  const { user, access } = useSession()
  const actor = useActor()

  return (
    <Page title="Listar Logs">
      {!user ? (
        <EmptyState
          sentence="Entre com um usuário que possa ver os logs."
          hint="Os logs são vistos por cargos do tipo Administradores."
          action={
            <LinkButton variant="primary" to={paths.login} state={{ from: paths.log }}>
              Entrar
            </LinkButton>
          }
        />
      ) : !access ? (
        <Loading text="Carregando logs..." />
      ) : (
        <>
          {can(actor, 'listar_logs') ? (
            <LogList />
          ) : (
            <EmptyState
              sentence="Seu cargo não pode ver os logs."
              hint="Só cargos do tipo Administradores podem. Fale com quem administra a sua rede."
            />
          )}
          {can(actor, 'listar_user') && <UsersWithoutFirstLogin />}
        </>
      )}
    </Page>
  )
}
