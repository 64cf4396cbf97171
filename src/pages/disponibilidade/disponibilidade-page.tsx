import { useMemo } from 'react'
import { DataState, EmptyState } from '#src/components/data-state.tsx'
import { Page } from '#src/components/page.tsx'
import { can } from '#src/domain/can.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import { watchUser } from '#src/repositories/users.ts'
import { useSession } from '#src/session/session-context.ts'
import { useActor } from '#src/session/use-actor.ts'
import './disponibilidade.css'
import { PersonDays, type PersonDaysProps } from './person-days.tsx'

/** When a person cannot come: the signed-in one, or with `?pessoa=` somebody for whom staff say it. */
export function DisponibilidadePage() {
  const { user } = useSession()
  const actor = useActor()
  const [pessoa] = useUrlState('pessoa', '')
  if (pessoa !== '' && pessoa !== actor.id) return <OthersDays key={pessoa} id={pessoa} />
  return (
    <Page
      title="Quando não posso servir"
      lead="Toque nos dias em que você não pode servir. Ninguém pergunta o motivo."
    >
      {user && actor.id !== '' && (
        <HousedDays person={{ id: actor.id, igreja: actor.igreja, name: user.name }} own />
      )}
    </Page>
  )
}

/** An older profile may name no prayer house, and days belong to one. */
function HousedDays({ person, own }: PersonDaysProps) {
  return person.igreja === '' ? (
    <EmptyState sentence="Falta a casa de oração no cadastro: peça a quem cuida dos usuários." />
  ) : (
    <PersonDays person={person} own={own} />
  )
}

function OthersDays({ id }: { id: string }) {
  const actor = useActor()
  const [user, retry] = useSubscription(useMemo(() => watchUser(id), [id]))
  const name = user.state === 'ready' ? user.data?.name : undefined
  return (
    <Page
      title={name ? `Disponibilidade de ${name}` : 'Disponibilidade'}
      lead="Toque nos dias em que a pessoa não pode servir. O motivo não é guardado."
    >
      <DataState
        subscription={user}
        loading="Carregando usuario..."
        failed="Erro ao carregar os dados do usuario."
        onRetry={retry}
        isEmpty={(loaded) => loaded === undefined}
        empty={<EmptyState sentence="Usuario nao encontrado." />}
      >
        {(loaded) =>
          loaded &&
          (can(actor, 'editar_disponibilidade', loaded) ? (
            <HousedDays person={loaded} own={false} />
          ) : (
            <EmptyState sentence="Só quem edita relatórios informa os dias de outra pessoa." />
          ))
        }
      </DataState>
    </Page>
  )
}
