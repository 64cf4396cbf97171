import type { Browser, Page } from 'playwright-core'
import { DESKTOP, launch, signIn, visit } from './browser.ts'
import { DEMO_PASSWORD, resetDemo } from './demo-database.ts'

/** A visit of the demonstration's administrator at a desk. Closing it fails on what the console should not have said. */
export type AdminDesk = { browser: Browser; page: Page; close: () => Promise<void> }

/** Fills the demonstration anew, and logs its administrator in: for a file whose tests share one visit. */
export async function openAdminDesk(): Promise<AdminDesk> {
  await resetDemo()
  const browser = await launch()
  const { page, close } = await visit(browser, DESKTOP)
  await signIn(page, 'admin@exemplo.org', DEMO_PASSWORD)
  return {
    browser,
    page,
    close: async () => {
      await close()
      await browser.close()
    },
  }
}
