import { useMemo } from 'react'
import { Card } from '#src/components/card.tsx'
import { DataState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import type { Ausencia, User } from '#src/domain/entities.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { formatShortDate, shownDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import { paths } from '#src/paths.ts'
import { watchDisponibilidade } from '#src/repositories/disponibilidades.ts'
import { everyWeekday } from '#src/roster/serving-words.ts'

/** The days on which the person cannot come, and the way to the page where staff say them. */
export function PersonAbsences({ user, canEdit }: { user: User; canEdit: boolean }) {
  const [said, retry] = useSubscription(useMemo(() => watchDisponibilidade(user.id), [user.id]))
  const today = shownDate(upcomingFrom(Date.now()))
  return (
    <Card title="Disponibilidade" className="form stack">
      <DataState
        subscription={said}
        loading="Carregando disponibilidade..."
        failed="Erro ao carregar a disponibilidade."
        onRetry={retry}
      >
        {(stored) => {
          const coming = (stored?.ausencias ?? []).filter(({ ate }) => ate >= today)
          const dias = stored?.dias ?? []
          return coming.length + dias.length === 0 ? (
            <p>Nenhum dia em que não possa servir.</p>
          ) : (
            <ul>
              {dias.map((dia) => (
                <li key={dia}>Não pode {everyWeekday(dia)}.</li>
              ))}
              {coming.map((ausencia) => (
                <li key={`${ausencia.de}/${ausencia.ate}`}>Não pode {rangeText(ausencia)}.</li>
              ))}
            </ul>
          )
        }}
      </DataState>
      {canEdit && (
        <p>
          <LinkButton to={paths.disponibilidadeOf(user.id)}>Informar dias em que não pode</LinkButton>
        </p>
      )}
    </Card>
  )
}

function rangeText({ de, ate }: Ausencia): string {
  const [first, last] = [de, ate].map((day) => formatShortDate(toStored(day, '00:00')))
  return de === ate ? `em ${first}` : `de ${first} a ${last}`
}
