import { type Browser, chromium, type Page } from 'playwright-core'
import { requireChromium } from '../chromium.ts'
import type { Progress } from '../progress.ts'
import type { Traffic, TrafficProxy } from './traffic-proxy.ts'
import { emptyCache, MEMBER_SCREENS, type Screen, STAFF_ACTIONS, STAFF_SCREENS, signIn } from './visits.ts'

const QUIET_MS = 2_500
const PATIENCE_MS = 60_000
const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

/** What one screen or action cost. */
export type Measured = { name: string; kind: 'screen' | 'action'; traffic: Traffic }

/** Opens every screen with an empty cache and carries out every action, as a member and as an administrator of the demonstration. */
export async function measureVisits(
  app: string,
  proxy: TrafficProxy,
  progress: Progress,
): Promise<Measured[]> {
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ARGS })
  try {
    const member = await measurePerson(browser, 'porteiro@exemplo.org', 'entrar (membro)', MEMBER_SCREENS)
    const staff = await measurePerson(
      browser,
      'admin@exemplo.org',
      'entrar (administrador)',
      STAFF_SCREENS,
      true,
    )
    return [...member, ...staff]
  } finally {
    await browser.close()
  }

  async function measurePerson(
    browser: Browser,
    email: string,
    logIn: string,
    screens: Screen[],
    withActions = false,
  ): Promise<Measured[]> {
    // the policy of the hosting emulator names the emulator, not the proxy before it
    const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block', locale: 'pt-BR' })
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    const measured: Measured[] = []
    const add = async (name: string, kind: Measured['kind']) => {
      measured.push({ name, kind, traffic: await settled(page) })
      progress.count('Medições', measured.length)
    }
    await signIn(page, app, email)
    await add(logIn, 'action')
    for (const { name, path } of screens) {
      await open(page, path)
      await add(name, 'screen')
    }
    for (const { name, path, act } of withActions ? STAFF_ACTIONS : []) {
      await open(page, path)
      await settled(page)
      await act(page)
      await add(name, 'action')
    }
    await context.close()
    return measured
  }

  async function open(page: Page, path: string) {
    await emptyCache(page, app)
    proxy.take()
    await page.goto(app + path)
  }

  /** What was counted until the screen had loaded and nothing more came for a while. */
  async function settled(page: Page): Promise<Traffic> {
    await page.waitForFunction(
      () => document.querySelector('h1') !== null && !/Carregando/.test(document.body.textContent),
    )
    const patience = performance.now() + PATIENCE_MS
    while (proxy.quietFor() < QUIET_MS) {
      if (performance.now() > patience) throw new Error(`${page.url()} did not come to rest`)
      await page.waitForTimeout(200)
    }
    return proxy.take()
  }
}
