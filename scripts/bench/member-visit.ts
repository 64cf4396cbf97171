import type { Browser, BrowserContext, Page } from 'playwright-core'
import { PHONE } from '../browser/launch.ts'
import { signIn } from '../browser/sign-in.ts'
import { DEMO_PASSWORD } from '../demo/users.ts'
import { MEMBER } from './member-database.ts'

const SETTLE_MS = 2_500
const PATIENCE_MS = 60_000

/** A phone of the member's. `serviceWorkers`: 'block' keeps the app from being installed. */
export async function memberPhone(
  browser: Browser,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...PHONE,
    serviceWorkers,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/** Signs the member in and resolves at the moment the app opens /home. */
export const signInMember = (page: Page, app: string) => signIn(page, app, MEMBER, DEMO_PASSWORD)

/** Waits until the first commitment can be read and everything that follows it has come; ms from the navigation to the former. */
export async function commitmentReadable(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => {
    if (!document.querySelector('.next, .compromisso')) return undefined
    // the frame that draws it comes after this: the next one tells that it was painted
    if (performance.getEntriesByName('there').length > 0) return performance.now()
    performance.mark('there')
    return undefined
  })
  await page.waitForTimeout(SETTLE_MS)
  return Number(await handle.jsonValue())
}
