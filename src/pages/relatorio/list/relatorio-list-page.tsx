import { Link } from 'react-router-dom'
import { Checkbox } from '#src/components/checkbox.tsx'
import { DataState, EmptyState, Failed } from '#src/components/data-state.tsx'
import { FilterBar } from '#src/components/filter-bar.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { MenuButton } from '#src/components/menu-button.tsx'
import { Page } from '#src/components/page.tsx'
import { SearchBox } from '#src/components/search-box.tsx'
import { can } from '#src/domain/can.ts'
import { useRoom } from '#src/hooks/use-room.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import { paths } from '#src/paths.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchIgrejas } from '#src/repositories/igrejas.ts'
import { useActor } from '#src/session/use-actor.ts'
import { PendingTrocas } from './pending-trocas.tsx'
import { RelatorioTable } from './relatorio-table.tsx'
import { useReports } from './use-reports.ts'
import './relatorio-list.css'

/** From so many rem on, all actions stand in one line. */
const ACTIONS_REM = 45

export function RelatorioListPage() {
  const actor = useActor()
  const hasRow = useRoom(ACTIONS_REM)
  const [search, setSearch] = useUrlState('busca')
  const [ativos, setAtivos] = useUrlState('ativos', 'nao')
  const [atuais, setAtuais] = useUrlState('atuais', 'sim')
  const [casas, setCasas] = useUrlState('casas', 'sim')
  const onlyCurrent = atuais === 'sim'
  const { reports, retry, earlier } = useReports(onlyCurrent)
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

  const others = [
    { to: paths.relatorioCarga, label: 'Carga' },
    { to: paths.compartilhar, label: 'Compartilhar' },
    ...(can(actor, 'relatorio_editar') ? [{ to: paths.lembretes, label: 'Lembretes' }] : []),
  ]

  return (
    <Page
      title="Relatórios"
      actions={
        <>
          {create}
          {hasRow ? (
            others.map(({ to, label }) => (
              <LinkButton key={to} to={to}>
                {label}
              </LinkButton>
            ))
          ) : (
            <MenuButton label="Mais">
              {others.map(({ to, label }) => (
                <Link key={to} to={to} className="menu-button__item">
                  {label}
                </Link>
              ))}
            </MenuButton>
          )}
        </>
      }
    >
      {can(actor, 'relatorio_editar') && <PendingTrocas />}
      <FilterBar
        filters={
          <>
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
          </>
        }
        count={earlier.state === 'coming' ? 'Carregando os relatórios anteriores...' : undefined}
        chosen={[
          ...(ativos === 'sim' ? ['ativos'] : []),
          ...(onlyCurrent ? ['atuais'] : []),
          ...(casas === 'sim' ? ['por casa de oração'] : []),
        ]}
      >
        <SearchBox label="Buscar por nome..." value={search} onChange={setSearch} />
      </FilterBar>
      {earlier.state === 'failed' && (
        <Failed text="Os relatórios anteriores ainda não chegaram." error={earlier.error} onRetry={retry} />
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
