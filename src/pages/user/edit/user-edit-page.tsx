import { useEffect, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { notify } from '#src/components/notify.ts'
import { Page } from '#src/components/page.tsx'
import { bothSubscriptions } from '#src/hooks/both-subscriptions.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { paths } from '#src/paths.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchUser } from '#src/repositories/users.ts'
import { EditUser } from './edit-user.tsx'

export function UserEditPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [user, retryUser] = useSubscription(useMemo(() => watchUser(id), [id]))
  const [cidades, retryCidades] = useSubscription(watchCidades)
  const [cargos, retryCargos] = useSubscription(watchCargos)
  const name = user.state === 'ready' ? user.data?.name : undefined
  const isGone = user.state === 'ready' && user.data === undefined && !user.fromCache

  useEffect(() => {
    if (!isGone) return
    notify.error(NOT_FOUND)
    navigate(paths.users, { replace: true })
  }, [isGone, navigate])

  return (
    <Page title={name ? `Editar usuario: ${name}` : 'Editar usuario'}>
      <DataState
        subscription={bothSubscriptions(user, bothSubscriptions(cidades, cargos))}
        loading="Carregando usuario..."
        failed="Erro ao carregar os dados do usuario."
        onRetry={() => {
          retryUser()
          retryCidades()
          retryCargos()
        }}
        isEmpty={([loaded]) => loaded === undefined}
        empty={
          <EmptyState
            sentence={NOT_FOUND}
            action={<LinkButton to={paths.users}>Voltar para os usuarios</LinkButton>}
          />
        }
      >
        {([loaded, [allCidades, allCargos]]) =>
          loaded && <EditUser key={loaded.id} user={loaded} cidades={allCidades} cargos={allCargos} />
        }
      </DataState>
    </Page>
  )
}

const NOT_FOUND = 'Usuario nao encontrado.'
