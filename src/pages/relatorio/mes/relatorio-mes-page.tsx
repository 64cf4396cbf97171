import { useState } from 'react'
import { DataState } from '#src/components/data-state.tsx'
import { Page } from '#src/components/page.tsx'
import { useNow } from '#src/hooks/use-now.ts'
import { shownDate, upcomingFrom } from '#src/lib/service-time.ts'
import { MonthPlan } from './month-plan.tsx'
import { useNetwork } from './use-network.ts'
import './relatorio-mes.css'

/** The reports of every house for a month, in four taps. */
export function RelatorioMesPage() {
  const now = useNow()
  const agora = upcomingFrom(now)
  // a range that begins today is the earliest that one would make
  const [today] = useState(() => shownDate(agora))
  const [network, retry] = useNetwork(today)
  return (
    <Page title="Gerar o mês" lead="Os relatórios de todas as casas de oração, de uma vez.">
      <DataState
        subscription={network}
        loading="Carregando as casas, as pessoas e os relatórios..."
        failed="Erro ao carregar os dados da rede."
        onRetry={retry}
      >
        {(data, { fromCache }) => (
          <MonthPlan network={data} complete={!fromCache} onRetry={retry} agora={agora} />
        )}
      </DataState>
    </Page>
  )
}
