import { useEffect, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { notify } from '#src/components/notify.ts'
import { Page } from '#src/components/page.tsx'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { paths } from '#src/paths.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchUser } from '#src/repositories/users.ts'
import { EditUser } from './edit-user.tsx'

export function UserEditPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const watch = useMemo(() => watchUser(id), [id])
  const [all, retry] = useSubscriptions(watch, watchCidades, watchCargos)
  const [user] = all.state === 'ready' ? all.data : []
  const isGone = all.state === 'ready' && !user && !all.fromCache

  useEffect(() => {
    if (!isGone) return
    notify.error(NOT_FOUND)
    navigate(paths.users, { replace: true })
  }, [isGone, navigate])

  return (
    <Page title={user?.name ? `Editar usuario: ${user.name}` : 'Editar usuario'}>
      <DataState
        subscription={all}
        loading="Carregando usuario..."
        failed="Erro ao carregar os dados do usuario."
        onRetry={retry}
        isEmpty={([loaded]) => loaded === undefined}
        empty={
          <EmptyState
            sentence={NOT_FOUND}
            action={<LinkButton to={paths.users}>Voltar para os usuarios</LinkButton>}
          />
        }
      >
        {([loaded, cidades, cargos]) =>
          loaded && <EditUser key={loaded.id} user={loaded} cidades={cidades} cargos={cargos} />
        }
      </DataState>
    </Page>
  )
}

const NOT_FOUND = 'Usuario nao encontrado.'
