import { DataState } from '#src/components/data-state.tsx'
import { Page } from '#src/components/page.tsx'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejas } from '#src/repositories/igrejas.ts'
import { ImportSheet } from './import-sheet.tsx'

export function UserImportPage() {
  const [all, retry] = useSubscriptions(watchCidades, watchCargos, watchIgrejas)

  return (
    <Page title="Importar usuarios" lead="Cadastre muitas pessoas de uma vez, a partir de uma planilha.">
      <DataState subscription={all} loading="Carregando..." failed="Erro ao carregar dados." onRetry={retry}>
        {([cidades, cargos, igrejas]) => <ImportSheet cidades={cidades} cargos={cargos} igrejas={igrejas} />}
      </DataState>
    </Page>
  )
}
