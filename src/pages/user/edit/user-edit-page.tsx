import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { notify } from '#src/components/notify.ts'
import { Page } from '#src/components/page.tsx'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { confirmedWatch } from '#src/lib/watch.ts'
import { paths } from '#src/paths.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import type { Apagado } from '#src/repositories/erase-person.ts'
import { watchUser } from '#src/repositories/users.ts'
import { EditUser } from './edit-user.tsx'
import { ErasedPerson } from './erased-person.tsx'

export function UserEditPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const watch = useMemo(() => confirmedWatch(watchUser(id)), [id])
  const [all, retry] = useSubscriptions(watch, watchCidades, watchCargos)
  const [user] = all.state === 'ready' ? all.data : []
  const isGone = all.state === 'ready' && !user && !all.fromCache

  const [erasing, setErasing] = useState(false)
  const [apagado, setApagado] = useState<Apagado>()

  useEffect(() => {
    if (!isGone || erasing || apagado) return
    notify.error(NOT_FOUND)
    navigate(paths.users, { replace: true })
  }, [isGone, erasing, apagado, navigate])

  if (apagado) return <ErasedPerson apagado={apagado} />
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
          loaded && (
            <EditUser
              key={loaded.id}
              user={loaded}
              cidades={cidades}
              cargos={cargos}
              onErasing={setErasing}
              onErased={setApagado}
            />
          )
        }
      </DataState>
    </Page>
  )
}

const NOT_FOUND = 'Usuario nao encontrado.'
