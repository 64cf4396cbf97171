import { useNavigate } from 'react-router-dom'
import { DataState } from '#src/components/data-state.tsx'
import { notify } from '#src/components/notify.ts'
import { Page } from '#src/components/page.tsx'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { paths } from '#src/paths.ts'
import { createIgreja } from '#src/repositories/change-igrejas.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import type { IgrejaSaved } from './igreja-draft.ts'
import { IgrejaForm } from './igreja-form.tsx'

export function IgrejaNewPage() {
  const navigate = useNavigate()
  const [cidades, retry] = useSubscription(watchCidades)

  async function save({ fields }: IgrejaSaved) {
    await createIgreja(fields)
    notify.success('Igreja registrada!')
    navigate(paths.igrejas)
  }

  return (
    <Page title="Nova casa de oração">
      <DataState
        subscription={cidades}
        loading="Carregando cidades..."
        failed="Erro ao carregar as cidades."
        onRetry={retry}
      >
        {(all) => (
          <IgrejaForm
            cidades={all}
            submitLabel="Salvar"
            missing="Preencha todos os campos!"
            failed="Erro ao fazer o cadastro."
            onSubmit={save}
          />
        )}
      </DataState>
    </Page>
  )
}
