import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { preloadHome } from './app/routes.tsx'
import { afterPaint } from './lib/after-paint.ts'
import { takeForm } from './lib/form-handover.ts'
import { applyLetterSize } from './lib/letter-size.ts'
import { paths } from './paths.ts'
import { readStoredSession } from './session/stored-session.ts'
import './styles/app.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

applyLetterSize()
const app = <App Router={BrowserRouter} />
const { pathname } = window.location
const session = readStoredSession(Date.now())

takeForm()

if (root.hasChildNodes() && pathname === paths.login && session === 'none') {
  // the build wrote the log-in form into the page: React takes it over as it stands, with what was typed
  // and what was submitted, before anything else is painted
  flushSync(() => hydrateRoot(root, app))
} else {
  root.replaceChildren()
  const opensHome = typeof session === 'object' && (pathname === paths.home || pathname === paths.login)
  const ready = opensHome ? preloadHome() : Promise.resolve()
  // code that cannot be loaded is for the page to speak of
  void ready.catch(() => {}).then(() => createRoot(root).render(app))
}

if (import.meta.env.PROD) {
  // after the page is there: the service worker fetches everything a member needs
  window.addEventListener('load', async () => {
    await afterPaint()
    void import('./app/service-worker.ts').then(({ registerServiceWorker }) => registerServiceWorker())
  })
}
