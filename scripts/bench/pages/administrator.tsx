import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SessionContext } from '#src/session/session-context.ts'
import '#src/styles/app.css'
import { ADMINISTRATOR_SESSION } from '#tests/setup/administrator-session.ts'

/** What a screen of the app finds around it when an administrator has signed in. */
export function Administrator({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <SessionContext value={ADMINISTRATOR_SESSION}>{children}</SessionContext>
    </MemoryRouter>
  )
}
