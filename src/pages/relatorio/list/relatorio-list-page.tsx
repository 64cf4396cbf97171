import { Checkbox } from '#src/components/checkbox.tsx'
import { DataState, EmptyState, Failed } from '#src/components/data-state.tsx'
import { FilterBar } from '#src/components/filter-bar.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { Loading } from '#src/components/loading.tsx'
import { Page } from '#src/components/page.tsx'
import { SearchBox } from '#src/components/search-box.tsx'
import { can } from '#src/domain/can.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import { paths } from '#src/paths.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejas } from '#src/repositories/igrejas.ts'
import { watchCurrentReports, watchReports } from '#src/repositories/reports.ts'
import { useActor } from '#src/session/use-actor.ts'
import { PendingTrocas } from './pending-trocas.tsx'
import { RelatorioTable } from './relatorio-table.tsx'
import './relatorio-list.css'

export function RelatorioListPage() {
  const actor = useActor()
  const [search, setSearch] = useUrlState('busca')
  const [ativos, setAtivos] = useUrlState('ativos', 'nao')
  const [atuais, setAtuais] = useUrlState('atuais', 'sim')
  const [casas, setCasas] = useUrlState('casas', 'sim')
  const onlyCurrent = atuais === 'sim'
  const [current, retryCurrent] = useSubscription(watchCurrentReports)
  // after the present ones, which stand there meanwhile: years of reports take their time
  const [every, retryEvery] = useSubscription(
    onlyCurrent || current.state === 'loading' ? undefined : watchReports,
  )
  const waits =
    !onlyCurrent && every.state !== 'ready' && current.state === 'ready' && current.data.length > 0
  const [reports, retry] = onlyCurrent || waits ? [current, retryCurrent] : [every, retryEvery]
  const [cidades] = useSubscription(watchCidades)
  const [igrejas] = useSubscription(watchIgrejas)

  const create = can(actor, 'relatorio_novo') && (
    <>
      <LinkButton variant="primary" to={paths.relatorioMes}>
        Gerar o mês
      </LinkButton>
      <LinkButton to={paths.relatorioNew}>Gerar relatório</LinkButton>
    </>
  )

  return (
    <Page
      title="Relatórios"
      actions={
        <>
          {create}
          <LinkButton to={paths.relatorioCarga}>Carga</LinkButton>
          <LinkButton to={paths.compartilhar}>Compartilhar</LinkButton>
          {can(actor, 'relatorio_editar') && <LinkButton to={paths.lembretes}>Lembretes</LinkButton>}
        </>
      }
    >
      {can(actor, 'relatorio_editar') && <PendingTrocas />}
      <FilterBar>
        <SearchBox label="Buscar por nome..." value={search} onChange={setSearch} />
        <Checkbox
          label="Mostrar apenas relatórios ativos"
          hint="os publicados"
          checked={ativos === 'sim'}
          onChange={(checked) => setAtivos(checked ? 'sim' : 'nao')}
        />
        <Checkbox
          label="Mostrar apenas relatórios atuais"
          hint="os do período de agora"
          checked={onlyCurrent}
          onChange={(checked) => setAtuais(checked ? 'sim' : 'nao')}
        />
        <Checkbox
          label="Agrupar por casa de oração"
          checked={casas === 'sim'}
          onChange={(checked) => setCasas(checked ? 'sim' : 'nao')}
        />
      </FilterBar>
      {waits && every.state === 'loading' && <Loading text="Carregando os relatórios anteriores..." />}
      {waits && every.state === 'failed' && (
        <Failed
          text="Os relatórios anteriores ainda não chegaram."
          error={every.error}
          onRetry={retryEvery}
        />
      )}
      <DataState
        subscription={reports}
        loading="Carregando relatórios..."
        failed="Erro ao carregar os relatórios."
        onRetry={retry}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            sentence="Nenhum relatório encontrado..."
            hint={
              onlyCurrent
                ? 'Desmarque “apenas relatórios atuais” para ver os anteriores, ou gere um novo.'
                : 'Gere o primeiro relatório a partir dos cultos de uma casa de oração.'
            }
            action={create}
          />
        }
      >
        {(list) => (
          <RelatorioTable
            reports={list}
            cidades={cidades}
            igrejas={igrejas}
            search={search}
            onlyActive={ativos === 'sim'}
            grouped={casas === 'sim'}
          />
        )}
      </DataState>
    </Page>
  )
}
