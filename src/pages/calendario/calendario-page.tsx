import { Failed } from '#src/components/data-state.tsx'
import { Loading } from '#src/components/loading.tsx'
import { Page } from '#src/components/page.tsx'
import { useSession } from '#src/session/session-context.ts'
import { HouseCalendar } from './house-calendar.tsx'
import { HouseSelects } from './house-selects.tsx'
import { OwnHouse } from './own-house.tsx'

/** The services of one prayer house: Admin positions choose it, everybody else sees their own. */
export function CalendarioPage() {
  const { user, access, accessFailed, retryAccess } = useSession()
  return (
    <Page title="Calendário">
      {!user || !access ? (
        <Loading text="Carregando permissões..." />
      ) : accessFailed && access.igreja === '' ? (
        <Failed text="Não foi possível saber qual é a sua casa de oração." onRetry={retryAccess} />
      ) : access.tipo === 'Admin' ? (
        <HouseSelects uid={user.uid} own={{ cidade: access.cidade, igreja: access.igreja }} />
      ) : (
        <>
          <OwnHouse cidade={access.cidade} igreja={access.igreja} />
          <HouseCalendar cidade={access.cidade} igreja={access.igreja} />
        </>
      )}
    </Page>
  )
}
