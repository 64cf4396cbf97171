import { useMemo } from 'react'
import { DataState } from '#src/components/data-state.tsx'
import { Loading } from '#src/components/loading.tsx'
import { StaleNote } from '#src/components/stale-note.tsx'
import { useConfirmedAt } from '#src/hooks/use-confirmed-at.ts'
import { useDocuments } from '#src/hooks/use-documents.ts'
import { useNow } from '#src/hooks/use-now.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import { addMonths, monthOf } from '#src/lib/service-labels.ts'
import { isWallDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import { roteiroOf } from '#src/output/roteiro.ts'
import { watchCidade } from '#src/repositories/cidades.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { watchActiveReports } from '#src/repositories/member-reports.ts'
import { MonthChoice } from './month-choice.tsx'
import { RoteiroFormats } from './roteiro-formats.tsx'

/** The month of one house, live. The names that this device does not know yet would be wrong on paper: they are waited for. */
export function HouseMonth({ cidade, igreja }: { cidade: string; igreja: string }) {
  const igrejas = useDocuments(
    useMemo(() => [igreja], [igreja]),
    watchIgreja,
  )
  const cidades = useDocuments(
    useMemo(() => [cidade], [cidade]),
    watchCidade,
  )
  const now = useNow()
  const [wanted, setMes] = useUrlState('mes', monthOf(upcomingFrom(now)))
  const mes = isWallDate(`${wanted}-01`) ? wanted : monthOf(upcomingFrom(now))
  const [reports, retry] = useSubscription(
    useMemo(() => {
      const from = toStored(`${mes}-01`, '00:00')
      return watchActiveReports(cidade, igreja, from, toStored(`${addMonths(mes, 1)}-01`, '00:00'))
    }, [cidade, igreja, mes]),
  )

  const at = useConfirmedAt(reports, now, undefined)
  const house = igrejas.get(igreja)
  const named = igrejas.has(igreja) && cidades.has(cidade)
  const active = reports.state === 'ready' ? reports.data : undefined
  const nomeCidade = cidades.get(cidade)?.nome ?? ''
  const names = useMemo(
    () => (house && named ? { igreja: house.nome, cidade: nomeCidade, nomes: house } : undefined),
    [house, named, nomeCidade],
  )
  const roteiro = useMemo(
    () => (names && active ? roteiroOf(active, names, mes) : undefined),
    [active, names, mes],
  )

  return (
    <>
      <MonthChoice mes={mes} onChange={setMes} />
      <DataState
        subscription={reports}
        loading="Carregando a escala..."
        failed="Erro ao carregar a escala."
        onRetry={retry}
      >
        {() => (
          <>
            {at !== undefined && <StaleNote at={at} now={now} />}
            {roteiro && names && active ? (
              <RoteiroFormats
                key={mes}
                igreja={igreja}
                house={names}
                roteiro={roteiro}
                reports={active}
                now={now}
              />
            ) : named ? (
              <p role="alert">Igreja não encontrada</p>
            ) : (
              <Loading text="Carregando a escala..." />
            )}
          </>
        )}
      </DataState>
    </>
  )
}
