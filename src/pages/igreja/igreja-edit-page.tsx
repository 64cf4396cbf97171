import { useEffect, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { notify } from '#src/components/notify.ts'
import { Page } from '#src/components/page.tsx'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { confirmedWatch } from '#src/lib/watch.ts'
import { paths } from '#src/paths.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { EditIgreja } from './edit-igreja.tsx'

export function IgrejaEditPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const watch = useMemo(() => confirmedWatch(watchIgreja(id)), [id])
  const [both, retry] = useSubscriptions(watch, watchCidades)
  const [igreja] = both.state === 'ready' ? both.data : []
  const isGone = both.state === 'ready' && !igreja && !both.fromCache

  useEffect(() => {
    if (!isGone) return
    notify.error(NOT_FOUND)
    navigate(paths.igrejas, { replace: true })
  }, [isGone, navigate])

  return (
    <Page title={igreja?.nome ? `Editar casa de oração: ${igreja.nome}` : 'Editar casa de oração'}>
      <DataState
        subscription={both}
        loading="Carregando casa de oração..."
        failed="Erro ao carregar dados."
        onRetry={retry}
        isEmpty={([loaded]) => loaded === undefined}
        empty={
          <EmptyState
            sentence={NOT_FOUND}
            action={<LinkButton to={paths.igrejas}>Voltar para as casas de oração</LinkButton>}
          />
        }
      >
        {([loaded, cidades]) => loaded && <EditIgreja key={loaded.id} igreja={loaded} cidades={cidades} />}
      </DataState>
    </Page>
  )
}

const NOT_FOUND = 'Igreja nao encontrada.'
