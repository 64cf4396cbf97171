import type { ComponentType, ReactNode } from 'react'
import { StrictMode } from 'react'
import { ErrorBoundary } from '#src/components/error-boundary.tsx'
import { SessionProvider } from '#src/session/session-provider.tsx'
import { AppRoutes } from './routes.tsx'

/** The whole app with its providers, inside the router of where it runs: the browser, or the build that prerenders the log-in page. */
export function App({ Router }: { Router: ComponentType<{ children: ReactNode }> }) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <Router>
          <SessionProvider>
            <AppRoutes />
          </SessionProvider>
        </Router>
      </ErrorBoundary>
    </StrictMode>
  )
}
