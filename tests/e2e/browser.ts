import { mkdirSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { beforeEach, expect, onTestFailed } from 'vitest'
import { DESKTOP } from '../../scripts/browser/launch.ts'
import { signIn as signInAt } from '../../scripts/browser/sign-in.ts'

export { DESKTOP, launchChromium as launch, PHONE } from '../../scripts/browser/launch.ts'

/** The address that the hosting emulator serves the built app at. */
export const APP_URL = requireVariable('APP_URL')

const SCREENSHOTS = 'tests/e2e/screenshots'

/**
 * What the console says of a network that is gone: Chromium, and the Firestore SDK, which then also asks an image of Google's whether there
 * is one, as the Content-Security-Policy allows: a machine without the internet does not find it even afterwards.
 */
export const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_NAME_NOT_RESOLVED|Could not reach Cloud Firestore/

/** A visitor with a browser profile of their own, and everything its console complained of. */
export type Visitor = { page: Page; complaints: string[]; close: () => Promise<void> }

/** The pages of those who visit now, and what their consoles complained of. */
const open = new Map<Page, string[]>()

// a journey that fails once in many runs is not seen a second time: it tells what stood on the screens
beforeEach(() => {
  onTestFailed(async () => {
    for (const [page, complaints] of open) {
      const text = await page.locator('body').innerText({ timeout: 2_000 }).catch(String)
      console.log(`${page.url()} said: ${text.slice(0, 1_500)}`, complaints)
    }
  })
})

/** Opens a fresh profile; `expected` names console errors that the journey causes on purpose. */
export async function visit(
  browser: Browser,
  options: BrowserContextOptions = DESKTOP,
  expected: RegExp[] = [],
): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    baseURL: APP_URL,
    ...options,
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  const complaints: string[] = []
  const complain = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text)
  }
  page.on('console', (message) => message.type() === 'error' && complain(message.text()))
  page.on('pageerror', (error) => complain(String(error)))
  open.set(page, complaints)
  return {
    page,
    complaints,
    close: async () => {
      open.delete(page)
      await context.close()
      expect(complaints).toEqual([])
    },
  }
}

/** Signs in through the log-in page and waits for the page that follows. */
export async function signIn(page: Page, username: string, password: string, lands = '/home'): Promise<void> {
  await signInAt(page, APP_URL, username, password, lands)
}

/** Leaves a picture of the screen at 360x800 and at 1280x800, or at the one width it is for. */
export async function shoot(page: Page, name: string, widths = [360, 1280]): Promise<void> {
  mkdirSync(SCREENSHOTS, { recursive: true })
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await page.waitForTimeout(150)
    await page.screenshot({ path: `${SCREENSHOTS}/${name}-${width}.png` })
  }
  if (before) await page.setViewportSize(before)
}

/** Nothing reaches over the side of a phone, at twice the letters too; they are as they were afterwards. */
export async function fitsAtDoubleText(page: Page, name: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 800 })
  const style = await page.addStyleTag({ content: 'html { font-size: 200% }' })
  await page.waitForTimeout(150)
  await page.screenshot({ path: `${SCREENSHOTS}/${name}-texto-200-360.png` })
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBeLessThanOrEqual(0)
  await style.evaluate((element) => element.parentElement?.removeChild(element))
  if (before) await page.setViewportSize(before)
}

function requireVariable(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error(`${name} is not set: the global setup of Vitest sets it (tests/setup/emulators.ts)`)
  return value
}
