import type { Page } from 'playwright-core'
import { launchChromium } from '../browser/launch.ts'
import { signIn } from '../browser/sign-in.ts'
import { DEMO_PASSWORD } from '../demo/users.ts'
import type { Progress } from '../terminal/progress.ts'
import { type Action, FIRST_ACCESS, MEMBER_ACTIONS, STAFF_ACTIONS } from './actions.ts'
import type { Who } from './look-ups.ts'
import type { Traffic, TrafficProxy } from './traffic-proxy.ts'
import { emptyCache, MEMBER_SCREENS, type Screen, STAFF_SCREENS } from './visits.ts'

const QUIET_MS = 2_500
const PATIENCE_MS = 60_000

/** What one screen or action cost. */
export type Measured = { name: string; kind: 'screen' | 'action'; who: Who; traffic: Traffic }

/** Somebody who logs in, opens each screen with an empty cache, and carries out each action. */
type Person = {
  email: string
  password: string
  lands?: string
  who: Who
  logIn: string
  screens: Screen[]
  actions: Action[]
}

/** @param defaultPassword of whoever has not had the first access */
function people(defaultPassword: string): Person[] {
  return [
    {
      email: 'novo@exemplo.org',
      password: defaultPassword,
      lands: '/primeiro-acesso',
      who: 'member',
      logIn: 'entrar (senha padrão)',
      screens: [],
      actions: FIRST_ACCESS,
    },
    {
      email: 'porteiro@exemplo.org',
      password: DEMO_PASSWORD,
      who: 'member',
      logIn: 'entrar (membro)',
      screens: MEMBER_SCREENS,
      actions: MEMBER_ACTIONS,
    },
    {
      email: 'admin@exemplo.org',
      password: DEMO_PASSWORD,
      who: 'staff',
      logIn: 'entrar (administrador)',
      screens: STAFF_SCREENS,
      actions: STAFF_ACTIONS,
    },
  ]
}

/** Opens every screen and carries out every action, as people of the demonstration. */
export async function measureVisits(
  app: string,
  proxy: TrafficProxy,
  defaultPassword: string,
  progress: Progress,
): Promise<Measured[]> {
  const browser = await launchChromium()
  const measured: Measured[] = []
  try {
    for (const person of people(defaultPassword)) await measurePerson(person)
    return measured
  } finally {
    await browser.close()
  }

  async function measurePerson({
    email,
    password,
    lands,
    who,
    logIn,
    screens,
    actions,
  }: Person): Promise<void> {
    // the policy of the hosting emulator names the emulator, not the proxy before it
    const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block', locale: 'pt-BR' })
    context.setDefaultTimeout(PATIENCE_MS)
    const page = await context.newPage()
    const add = async (name: string, kind: Measured['kind']) => {
      measured.push({ name, kind, who, traffic: await settled(page) })
      progress.count('Medições', measured.length)
    }
    await signIn(page, app, email, password, lands)
    await add(logIn, 'action')
    for (const { name, path } of screens) {
      await open(page, path)
      await add(name, 'screen')
    }
    for (const { name, path, act } of actions) {
      await open(page, path)
      await settled(page)
      await act(page)
      await add(name, 'action')
    }
    await context.close()
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
