import { registerSW } from 'virtual:pwa-register'
import { newVersion } from '#src/lib/new-version.ts'

const CHECK_EVERY_MS = 60 * 60 * 1000

/** Registers the service worker. A new build waits until the person asks for it: a reload by itself could lose unsaved work. */
export function registerServiceWorker(): void {
  const activate = registerSW({
    onNeedRefresh: () => newVersion.announce(() => void activate(true)),
    onRegisteredSW: (_url, registration) => {
      if (registration) setInterval(() => void registration.update().catch(() => {}), CHECK_EVERY_MS)
    },
    onRegisterError: (error) => console.warn('The service worker could not be registered', error),
  })
}
