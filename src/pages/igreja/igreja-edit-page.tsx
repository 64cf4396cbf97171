import { useEffect, useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { notify } from '#src/components/notify.ts'
import { Page } from '#src/components/page.tsx'
import { bothSubscriptions } from '#src/hooks/both-subscriptions.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { paths } from '#src/paths.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { updateIgreja, watchIgreja } from '#src/repositories/igrejas.ts'
import { type IgrejaFields, toIgrejaDraft } from './igreja-draft.ts'
import { IgrejaForm } from './igreja-form.tsx'

export function IgrejaEditPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [igreja, retryIgreja] = useSubscription(useMemo(() => watchIgreja(id), [id]))
  const [cidades, retryCidades] = useSubscription(watchCidades)
  const nome = igreja.state === 'ready' ? igreja.data?.nome : undefined
  const isGone = igreja.state === 'ready' && igreja.data === undefined && !igreja.fromCache

  useEffect(() => {
    if (!isGone) return
    notify.error(NOT_FOUND)
    navigate(paths.igrejas, { replace: true })
  }, [isGone, navigate])

  async function save(fields: IgrejaFields) {
    await updateIgreja({ id, ...fields })
    notify.success('Igreja atualizada com sucesso!')
    navigate(paths.igrejas)
  }

  return (
    <Page title={nome ? `Editar casa de oração: ${nome}` : 'Editar casa de oração'}>
      <DataState
        subscription={bothSubscriptions(igreja, cidades)}
        loading="Carregando casa de oração..."
        failed="Erro ao carregar dados."
        onRetry={() => {
          retryIgreja()
          retryCidades()
        }}
        isEmpty={([loaded]) => loaded === undefined}
        empty={
          <EmptyState
            sentence={NOT_FOUND}
            action={<LinkButton to={paths.igrejas}>Voltar para as casas de oração</LinkButton>}
          />
        }
      >
        {([loaded, all]) =>
          loaded && (
            <IgrejaForm
              key={loaded.id}
              initial={toIgrejaDraft(loaded)}
              cidades={all}
              submitLabel="Atualizar"
              missing="Preencha todos os campos."
              failed="Erro ao atualizar igreja."
              onSubmit={save}
            />
          )
        }
      </DataState>
    </Page>
  )
}

const NOT_FOUND = 'Igreja nao encontrada.'
