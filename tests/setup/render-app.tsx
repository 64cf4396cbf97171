import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, matchPath } from 'react-router-dom'
import { App } from '#src/app/app.tsx'
import { PAGES } from '#src/app/routes.tsx'
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
  await loadPage()
  return { user: userEvent.setup(), ...render(<App Router={BrowserRouter} />) }
}

/**
 * Loads the code of the page at the present address: the first page of a file takes a busy machine tens of seconds, which a test that
 * waits for something on the page must not spend.
 */
async function loadPage(): Promise<void> {
  const shown = PAGES.filter((page) => matchPath(page.path, window.location.pathname))
  await Promise.all(shown.map(({ component }) => component.preload()))
}

/** Closes the app, which would see its own session end, and logs in as somebody else. */
export async function leaveAndLogIn(email: string, password: string) {
  cleanup()
  await logOut()
  return await logIn(email, password)
}
