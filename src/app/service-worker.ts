import { registerSW } from 'virtual:pwa-register'
import { newVersion } from '#src/lib/new-version.ts'

const CHECK_EVERY_MS = 60 * 60 * 1000
/** Earlier releases kept in it whatever the server answered, an HTML page in the place of a script included. */
const FORMER_CACHE = 'assets'

/**
 * Registers the service worker. A new build waits until the person asks for it: a reload by itself could lose unsaved work. The other tabs
 * then go on with the code they have; one that misses some of it loads anew (loaded-later.tsx).
 */
export function registerServiceWorker(): void {
  let asked = false
  const activate = registerSW({
    onNeedRefresh: () =>
      newVersion.announce(() => {
        asked = true
        void activate()
      }),
    onNeedReload: () => {
      if (asked) window.location.reload()
    },
    onRegisteredSW: (_url, registration) => {
      void caches.delete(FORMER_CACHE)
      if (registration) setInterval(() => void registration.update().catch(() => {}), CHECK_EVERY_MS)
    },
    onRegisterError: (error) => console.warn('The service worker could not be registered', error),
  })
}
