import { DataState } from '#src/components/data-state.tsx'
import { Page } from '#src/components/page.tsx'
import { bothSubscriptions } from '#src/hooks/both-subscriptions.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejas } from '#src/repositories/igrejas.ts'
import { ImportSheet } from './import-sheet.tsx'

export function UserImportPage() {
  const [cidades, retryCidades] = useSubscription(watchCidades)
  const [cargos, retryCargos] = useSubscription(watchCargos)
  const [igrejas, retryIgrejas] = useSubscription(watchIgrejas)

  return (
    <Page title="Importar usuarios" lead="Cadastre muitas pessoas de uma vez, a partir de uma planilha.">
      <DataState
        subscription={bothSubscriptions(cidades, bothSubscriptions(cargos, igrejas))}
        loading="Carregando..."
        failed="Erro ao carregar dados."
        onRetry={() => {
          retryCidades()
          retryCargos()
          retryIgrejas()
        }}
      >
        {([allCidades, [allCargos, allIgrejas]]) => (
          <ImportSheet cidades={allCidades} cargos={allCargos} igrejas={allIgrejas} />
        )}
      </DataState>
    </Page>
  )
}
