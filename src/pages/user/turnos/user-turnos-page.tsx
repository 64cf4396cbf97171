import { useMemo, useState } from 'react'
import { useParams } from 'react-router-dom'
import { Card } from '#src/components/card.tsx'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { Page } from '#src/components/page.tsx'
import { NOMES_POSTOS_PADRAO } from '#src/domain/entities.ts'
import { useDocuments } from '#src/hooks/use-documents.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { formatLongDate, shownDate, shownTime, upcomingFrom } from '#src/lib/service-time.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { watchPersonReportsSince } from '#src/repositories/past-reports.ts'
import { watchUser } from '#src/repositories/users.ts'
import { type ServedTurn, turnsIn } from '#src/roster/house-load.ts'
import { historyFrom } from '#src/roster/known-days.ts'
import './user-turnos.css'

/** Where and when one person serves, in every house: what is to come, and the last 12 months. */
export function UserTurnosPage() {
  const { id = '' } = useParams()
  const [agora] = useState(() => upcomingFrom(Date.now()))
  const watches = useMemo(
    () => [watchUser(id), watchPersonReportsSince(id, historyFrom(shownDate(agora)))] as const,
    [id, agora],
  )
  const [all, retry] = useSubscriptions(...watches)
  const name = all.state === 'ready' ? all.data[0]?.name : undefined
  return (
    <Page title={name ? `Turnos de ${name}` : 'Turnos'} lead="Em todas as casas de oração.">
      <DataState
        subscription={all}
        loading="Carregando os turnos..."
        failed="Erro ao carregar os turnos."
        onRetry={retry}
        isEmpty={([, reports]) => turnsIn(reports, id, agora).length === 0}
        empty={<EmptyState sentence="Nenhum turno nos últimos 12 meses nem marcado." />}
      >
        {([, reports]) => {
          const turns = turnsIn(reports, id, agora)
          return (
            <>
              <TurnList title="Por vir" turns={turns.filter(({ date }) => date >= agora)} />
              <TurnList title="Últimos 12 meses" turns={turns.filter(({ date }) => date < agora).reverse()} />
            </>
          )
        }}
      </DataState>
    </Page>
  )
}

function TurnList({ title, turns }: { title: string; turns: readonly ServedTurn[] }) {
  const houses = useDocuments(
    turns.map(({ igreja }) => igreja),
    watchIgreja,
  )
  if (turns.length === 0) return null
  return (
    <Card as="section" title={`${title} (${turns.length})`}>
      <ul className="turnos">
        {turns.map(({ date, posto, igreja, nomeRelatorio, report }) => (
          <li key={`${date}-${posto}-${report}`}>
            <strong>
              {formatLongDate(date)}, {shownTime(date)}
            </strong>
            <span className="turnos__where">
              {houses.get(igreja)?.[posto] ?? NOMES_POSTOS_PADRAO[posto]} ·{' '}
              {houses.get(igreja)?.nome ?? 'N/A'} · {nomeRelatorio || 'N/A'}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
