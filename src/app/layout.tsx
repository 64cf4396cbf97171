import { Suspense } from 'react'
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom'
import { AccessFailedBanner } from '#src/components/access-failed-banner.tsx'
import { AppShell } from '#src/components/app-shell.tsx'
import { ClockBanner } from '#src/components/clock-banner.tsx'
import { ErrorBoundary } from '#src/components/error-boundary.tsx'
import { Loading } from '#src/components/loading.tsx'
import { NewVersionBanner } from '#src/components/new-version-banner.tsx'
import { OfflineBanner } from '#src/components/offline-banner.tsx'
import { RetryingBanner } from '#src/components/retrying-banner.tsx'
import { config } from '#src/lib/config.ts'
import { heldPage } from '#src/lib/held-page.ts'
import { paths } from '#src/paths.ts'
import { RequirePermission } from '#src/session/require-permission.tsx'
import { useSession } from '#src/session/session-context.ts'
import { hasUnsaved } from '#src/session/unsaved-work.ts'
import { useActor } from '#src/session/use-actor.ts'
import { sidebarItems } from './sidebar-items.ts'

/** What the routes inside the layout find in its outlet. */
export type LayoutOutlet = { Guard: typeof RequirePermission }

/** The guard comes with the layout, and not with the routes: the log-in page need not load what judges permissions. */
const GUARD: LayoutOutlet = { Guard: RequirePermission }

/** The frame around every page but the log-in and the first access. */
export function Layout() {
  const { user, accessFailed, retryAccess, signOut } = useSession()
  const actor = useActor()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  async function leave() {
    // first, so that the guard does not remember the page one was leaving
    navigate(paths.login)
    await signOut()
  }

  return (
    <AppShell
      title={config.titulo}
      logo={config.logo}
      account={
        user && {
          userName: user.name,
          links: (
            <>
              <Link to={paths.ajuda}>Ajuda</Link>
              <Link to={paths.privacidade}>Privacidade</Link>
            </>
          ),
          hasUnsaved: () => heldPage.isHeld() || hasUnsaved(user.uid),
          onLogout: leave,
        }
      }
      items={user ? sidebarItems(actor) : []}
      banner={
        <>
          <OfflineBanner />
          <ClockBanner />
          <AccessFailedBanner failed={accessFailed} onRetry={retryAccess} />
          <RetryingBanner />
          <NewVersionBanner />
        </>
      }
    >
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<Loading text="Carregando..." />}>
          <Outlet context={GUARD} />
        </Suspense>
      </ErrorBoundary>
    </AppShell>
  )
}
