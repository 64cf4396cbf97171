import type { Page } from 'playwright-core'

/** A screen to open with nothing in the device's cache. */
export type Screen = { name: string; path: string }

export const MEMBER_SCREENS: Screen[] = [
  { name: '/home (membro)', path: '/home' },
  { name: '/calendario (membro)', path: '/calendario' },
  { name: '/disponibilidade (membro)', path: '/disponibilidade' },
]

export const REPORT = 'casa-1-atual-porteiro-masculino'

export const STAFF_SCREENS: Screen[] = [
  { name: '/home (administração)', path: '/home' },
  { name: '/relatorio', path: '/relatorio' },
  { name: '/relatorio/new', path: '/relatorio/new' },
  { name: '/relatorio/mes', path: '/relatorio/mes' },
  { name: '/relatorio/carga', path: '/relatorio/carga' },
  { name: '/user/turnos', path: '/user/turnos/pessoa-050' },
  { name: '/relatorio/edit', path: `/relatorio/edit/${REPORT}` },
  { name: '/compartilhar', path: '/compartilhar' },
  { name: '/lembretes', path: '/lembretes' },
  { name: '/user', path: '/user' },
  { name: '/user/new', path: '/user/new' },
  { name: '/user/edit', path: '/user/edit/pessoa-050' },
  { name: '/user/import', path: '/user/import' },
  { name: '/cidade', path: '/cidade' },
  { name: '/cidade/new', path: '/cidade/new' },
  { name: '/cidade/edit', path: '/cidade/edit/campinas' },
  { name: '/cargo', path: '/cargo' },
  { name: '/cargo/new', path: '/cargo/new' },
  { name: '/cargo/edit', path: '/cargo/edit/som' },
  { name: '/igreja', path: '/igreja' },
  { name: '/igreja/new', path: '/igreja/new' },
  { name: '/igreja/edit', path: '/igreja/edit/casa-1' },
  { name: '/log', path: '/log' },
  { name: '/pa', path: '/pa' },
]

/** Throws away what Firestore keeps on this device, so that the next screen reads everything from the server. */
export async function emptyCache(page: Page, app: string): Promise<void> {
  // a page of the same origin that runs no code of the app
  await page.goto(`${app}/logo.svg`)
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const old = names.filter((name) => name.startsWith('firestore/'))
    await Promise.all(
      old.map(
        (name) =>
          new Promise((resolve) => {
            const request = indexedDB.deleteDatabase(name)
            request.onsuccess = resolve
            request.onerror = resolve
            request.onblocked = resolve
          }),
      ),
    )
  })
}
