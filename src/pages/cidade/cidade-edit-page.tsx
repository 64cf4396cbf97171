import { useMemo } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { notifySaved } from '#src/components/notify-saved.ts'
import { Page } from '#src/components/page.tsx'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { confirmedWatch } from '#src/lib/watch.ts'
import { paths } from '#src/paths.ts'
import { updateCidade } from '#src/repositories/change-cidades.ts'
import { watchCidade } from '#src/repositories/cidades.ts'
import { CidadeForm } from './cidade-form.tsx'

export function CidadeEditPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const [cidade, retry] = useSubscription(useMemo(() => confirmedWatch(watchCidade(id)), [id]))
  const nome = cidade.state === 'ready' ? cidade.data?.nome : undefined

  async function save(novoNome: string) {
    notifySaved(await updateCidade({ id, nome: novoNome }), 'Cidade atualizada!')
    navigate(paths.cidades)
  }

  return (
    <Page title={nome ? `Editar cidade: ${nome}` : 'Editar cidade'}>
      <DataState
        subscription={cidade}
        loading="Carregando cidade..."
        failed="Erro ao carregar dados."
        onRetry={retry}
        isEmpty={(data) => data === undefined}
        empty={
          <EmptyState
            sentence="Cidade não encontrada"
            hint="Ela pode ter sido excluída por outra pessoa."
            action={<LinkButton to={paths.cidades}>Voltar para as cidades</LinkButton>}
          />
        }
      >
        {(data) =>
          data && (
            <CidadeForm
              nome={data.nome}
              submitLabel="Atualizar"
              missing="Preencha todos os campos."
              failed="Erro ao atualizar cidade."
              onSubmit={save}
            />
          )
        }
      </DataState>
    </Page>
  )
}
