import { lazy, Suspense, useState } from 'react'
import { Loading } from '#src/components/loading.tsx'
import { Page } from '#src/components/page.tsx'
import { can } from '#src/domain/can.ts'
import { useNow } from '#src/hooks/use-now.ts'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import { afterPaint } from '#src/lib/after-paint.ts'
import { useSession } from '#src/session/session-context.ts'
import { useActor } from '#src/session/use-actor.ts'
import { CompromissosView } from './compromissos-view.tsx'
import { readCompromissos, type ShownCompromisso } from './remembered-compromissos.ts'
import { CannotServeHolder } from './trocas/cannot-serve.tsx'

/** The part that brings Firebase along: loaded when what this device remembers can be read already. */
const HomeLive = lazy(async () => {
  await afterPaint()
  return { default: (await import('./home-live.tsx')).HomeLive }
})

/** What is asked of this person: it brings Firebase along too. */
const TrocasLive = lazy(async () => {
  await afterPaint()
  return { default: (await import('./trocas/trocas-live.tsx')).TrocasLive }
})

/** What needs whoever runs the network; a member's page is without its code and its reads. */
const StaffDesk = lazy(async () => {
  await afterPaint()
  return { default: (await import('./desk/staff-desk.tsx')).StaffDesk }
})
/** VAPID public key of `npm run remind`: read here with a dot, so that a build without it leaves out the code. */
const PUSH_KEY = import.meta.env.VITE_PUSH_PUBLIC_KEY
const TellHere = PUSH_KEY
  ? lazy(async () => {
      await afterPaint()
      return { default: (await import('./tell-here.tsx')).TellHere }
    })
  : undefined

export function HomePage() {
  const { user, access } = useSession()
  const isStaff = can(useActor(), 'relatorio_lista')
  return (
    <Page title={isStaff ? 'Início' : 'Meus Compromissos'}>
      {isStaff && (
        <Suspense fallback={<Loading text="Carregando..." />}>
          <StaffDesk />
        </Suspense>
      )}
      {user && <Compromissos key={user.uid} uid={user.uid} igreja={access?.igreja ?? ''} />}
    </Page>
  )
}

function Compromissos({ uid, igreja }: { uid: string; igreja: string }) {
  const [remembered] = useState(() => readCompromissos(uid))
  const [page, setPage] = useUrlState('pagina', '1')
  const [agendaNote, setAgendaNote] = useState('')
  const now = useNow()

  const view = (items: readonly ShownCompromisso[], at: number | undefined) => (
    <CompromissosView
      uid={uid}
      items={items}
      at={at}
      now={now}
      page={Number.parseInt(page, 10) || 1}
      onPageChange={(next) => setPage(String(next))}
      agendaNote={agendaNote}
      onAgendaNote={setAgendaNote}
    />
  )
  const waiting = remembered ? (
    view(remembered.items, remembered.at)
  ) : (
    <Loading text="Carregando compromissos..." />
  )

  return (
    <CannotServeHolder>
      <Suspense fallback={null}>
        <TrocasLive uid={uid} now={now} />
      </Suspense>
      <Suspense fallback={waiting}>
        <HomeLive uid={uid} igreja={igreja} now={now} remembered={remembered} waiting={waiting}>
          {view}
        </HomeLive>
      </Suspense>
      {TellHere && (
        <Suspense fallback={null}>
          <TellHere uid={uid} publicKey={PUSH_KEY ?? ''} />
        </Suspense>
      )}
    </CannotServeHolder>
  )
}
