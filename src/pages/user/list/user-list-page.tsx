import { useMemo } from 'react'
import { Button } from '#src/components/button.tsx'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { Page } from '#src/components/page.tsx'
import { can } from '#src/domain/can.ts'
import { DIAS_SEM_ACESSO, semAcessoBefore } from '#src/domain/sem-acesso.ts'
import { useNow } from '#src/hooks/use-now.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import { paths } from '#src/paths.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejas } from '#src/repositories/igrejas.ts'
import { watchPeople } from '#src/repositories/people.ts'
import { watchUsersWithoutAccess } from '#src/repositories/users.ts'
import { useActor } from '#src/session/use-actor.ts'
import { UserTable } from './user-table.tsx'

export function UserListPage() {
  const actor = useActor()
  const [acesso, setAcesso] = useUrlState('acesso')
  const waiting = acesso === 'pendente'
  const before = semAcessoBefore(useNow())
  const [all, retry] = useSubscriptions(
    useMemo(() => (waiting ? watchUsersWithoutAccess(before) : watchPeople), [waiting, before]),
    watchCargos,
    watchCidades,
    watchIgrejas,
  )

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
      {waiting && (
        <div className="row">
          <p>Só quem espera pelo primeiro acesso há mais de {DIAS_SEM_ACESSO} dias.</p>
          <Button onClick={() => setAcesso('')}>Mostrar todos</Button>
        </div>
      )}
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
