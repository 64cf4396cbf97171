import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter } from 'react-router-dom'
import { App } from '#src/app/app.tsx'
import { logIn } from '#src/session/log-in.ts'
import { logOut } from '#src/session/log-out.ts'
import { storeSession } from '#src/session/stored-session.ts'
import { PASSWORD, USERS } from './network.ts'

/** Opens the whole app at `path`, signed in through the real protocol as one of {@link USERS}, or not at all. */
export async function renderApp(path: string, as?: keyof typeof USERS) {
  await logOut()
  if (as) {
    const { user } = await logIn(String(USERS[as]?.['email']), PASSWORD)
    storeSession(user)
  }
  window.history.pushState(null, '', path)
  return { user: userEvent.setup(), ...render(<App Router={BrowserRouter} />) }
}

/** Closes the app, which would see its own session end, and logs in as somebody else. */
export async function leaveAndLogIn(email: string, password: string) {
  cleanup()
  await logOut()
  return await logIn(email, password)
}
