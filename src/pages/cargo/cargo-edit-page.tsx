import { useEffect, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { notify } from '#src/components/notify.ts'
import { Page } from '#src/components/page.tsx'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { confirmedWatch } from '#src/lib/watch.ts'
import { paths } from '#src/paths.ts'
import { watchCargo } from '#src/repositories/cargos.ts'
import { EditCargo } from './edit-cargo.tsx'

export function CargoEditPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [cargo, retry] = useSubscription(useMemo(() => confirmedWatch(watchCargo(id)), [id]))
  const nome = cargo.state === 'ready' ? cargo.data?.nome : undefined
  const isGone = cargo.state === 'ready' && cargo.data === undefined && !cargo.fromCache

  useEffect(() => {
    if (!isGone) return
    notify.error(NOT_FOUND)
    navigate(paths.cargos, { replace: true })
  }, [isGone, navigate])

  return (
    <Page title={nome ? `Editar cargo: ${nome}` : 'Editar cargo'}>
      <DataState
        subscription={cargo}
        loading="Carregando cargo..."
        failed="Erro ao carregar dados."
        onRetry={retry}
        isEmpty={(data) => data === undefined}
        empty={
          <EmptyState
            sentence={NOT_FOUND}
            action={<LinkButton to={paths.cargos}>Voltar para os cargos</LinkButton>}
          />
        }
      >
        {(data) => data && <EditCargo key={data.id} cargo={data} />}
      </DataState>
    </Page>
  )
}

const NOT_FOUND = 'Cargo nao encontrado.'
