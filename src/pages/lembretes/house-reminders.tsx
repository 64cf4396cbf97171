import { useMemo } from 'react'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { NOMES_POSTOS_PADRAO } from '#src/domain/entities.ts'
import { useDocuments } from '#src/hooks/use-documents.ts'
import { useNow } from '#src/hooks/use-now.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { shiftDays, shownDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import { avisosOf } from '#src/output/lembretes.ts'
import { cultosOf } from '#src/output/roteiro.ts'
import { paths } from '#src/paths.ts'
import { watchCidade } from '#src/repositories/cidades.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { watchLembretes } from '#src/repositories/lembretes.ts'
import { watchActiveReports } from '#src/repositories/member-reports.ts'
import { DayReminders } from './day-reminders.tsx'
import './lembretes.css'
import { usePhones } from './use-phones.ts'

/** Today and so many days after it. */
const DAYS_AHEAD = 7

/** The people of one house's coming days, and who of them was told already, by whichever coordinator. */
export function HouseReminders({ cidade, igreja }: { cidade: string; igreja: string }) {
  const now = useNow()
  const today = shownDate(upcomingFrom(now))
  const last = shownDate(shiftDays(upcomingFrom(now), DAYS_AHEAD))
  const [reports, retry] = useSubscription(
    useMemo(
      () => watchActiveReports(cidade, igreja, toStored(today, '00:00'), toStored(last, '23:59')),
      [cidade, igreja, today, last],
    ),
  )
  const [told, retryTold] = useSubscription(
    useMemo(() => watchLembretes(igreja, today, last), [igreja, today, last]),
  )
  const house = useDocuments(
    useMemo(() => [igreja], [igreja]),
    watchIgreja,
  ).get(igreja)
  const city = useDocuments(
    useMemo(() => [cidade], [cidade]),
    watchCidade,
  ).get(cidade)

  const days = useMemo(() => {
    const active = reports.state === 'ready' ? reports.data : []
    const cultos = cultosOf(active, house ?? NOMES_POSTOS_PADRAO, (date) => {
      const day = shownDate(date)
      return day >= today && day <= last
    })
    return avisosOf(cultos)
  }, [reports, house, today, last])
  const ids = useMemo(() => days.flatMap(({ avisos }) => avisos.map(({ id }) => id)), [days])
  const phones = usePhones(igreja, ids)

  return (
    <DataState
      subscription={reports}
      loading="Carregando lembretes..."
      failed="Erro ao carregar a escala."
      onRetry={retry}
      isEmpty={() => days.every(({ avisos }) => avisos.length === 0)}
      empty={
        <EmptyState
          sentence="Ninguém está escalado de hoje a sete dias nesta casa de oração."
          hint="Só entra aqui o que já foi ativado."
          action={<LinkButton to={paths.relatorios}>Ver os relatórios</LinkButton>}
        />
      }
    >
      {() => (
        <DataState
          subscription={told}
          loading="Carregando quem já foi avisado..."
          failed="Erro ao carregar quem já foi avisado."
          onRetry={retryTold}
        >
          {(lembretes) =>
            days.map((day) => (
              <DayReminders
                key={day.data}
                day={day}
                now={now}
                igreja={igreja}
                place={{ igreja: house?.nome ?? '', cidade: city?.nome ?? '' }}
                phones={phones}
                told={lembretes.find(({ data }) => data === day.data)?.avisados}
              />
            ))
          }
        </DataState>
      )}
    </DataState>
  )
}
