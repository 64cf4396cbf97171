import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { DESKTOP, launch, PHONE, signIn, visit } from './browser.ts'
import { DEMO_PASSWORD, resetDemo } from './demo-database.ts'

/** What the console says of a server that does not answer. */
const DEAD = [
  /ERR_FAILED|ERR_ABORTED|ERR_NAME_NOT_RESOLVED|Could not reach Cloud Firestore|status of 403/,
  /www\.google\.com\/images\/cleardot\.gif/,
]
/** Every waiting sentence of the product ends so. */
const WAITING = /(Carregando|Gerando|Salvando)[^.]*\.\.\./
const PERMISSIONS = 'Não foi possível carregar suas permissões'

/** Every page that waits for data, by its path. */
const PAGES = [
  '/home',
  '/calendario',
  '/calendario?cidade=campinas&igreja=casa-1',
  '/relatorio',
  '/relatorio/new',
  '/relatorio/edit/casa-1-atual-porteiro-feminino',
  '/user',
  '/user/new',
  '/user/edit/pessoa-018',
  '/user/import',
  '/cidade',
  '/cidade/edit/campinas',
  '/cargo',
  '/cargo/edit/porteiro',
  '/igreja',
  '/igreja/new',
  '/igreja/edit/casa-1',
  '/log',
  '/pa',
]

/** Forms that are empty without what they edit. */
const NEEDS_ITS_RECORD = /^\/(cidade|cargo|igreja)\/edit/

let browser: Browser
beforeAll(async () => {
  await resetDemo()
  browser = await launch()
})
afterAll(() => browser.close())

// at the same time: both mostly wait
describe.concurrent('a server that never answers, and nothing remembered: every waiting text gives way to a sentence', () => {
  test('on every page, ten seconds after it opened', { timeout: 400_000 }, async ({ expect }) => {
    const { page, close } = await visit(browser, DESKTOP, DEAD)
    await signIn(page, 'admin@exemplo.org', DEMO_PASSWORD)
    const { context, revive } = await killServer(page)
    // some wait at once: each alone would take a quarter of a minute
    for (let start = 0; start < PAGES.length; start += 10) {
      await Promise.all(
        PAGES.slice(start, start + 10).map(async (path) => {
          const tab = await context.newPage()
          await tab.addInitScript(forgetAccess)
          await tab.goto(path)
          await tab.getByText(PERMISSIONS).waitFor({ timeout: 30_000 })
          await expect.poll(() => waitingTexts(tab), { timeout: 30_000, message: path }).toEqual([])
          if (NEEDS_ITS_RECORD.test(path)) await tab.getByText('Erro ao carregar dados.').waitFor()
          await tab.close()
        }),
      )
    }
    await revive()
    await close()
  })

  test('and it recovers by itself, or by the button, when the server answers after 30 s', {
    timeout: 180_000,
  }, async () => {
    const { page, close } = await visit(browser, DESKTOP, DEAD)
    await signIn(page, 'admin@exemplo.org', DEMO_PASSWORD)
    const { context, revive } = await killServer(page)
    const tab = await context.newPage()
    await tab.addInitScript(forgetAccess)
    await tab.goto('/cidade')
    await tab.getByText(PERMISSIONS).waitFor({ timeout: 30_000 })
    await tab.waitForTimeout(20_000)
    await revive()
    // the button makes the SDK try at once: left alone it would wait up to a minute
    await tab.getByRole('button', { name: 'Tentar novamente' }).first().click()
    await tab.getByText(PERMISSIONS).waitFor({ state: 'detached' })
    await tab.getByRole('link', { name: 'Usuários' }).waitFor()
    await tab.getByText('Campinas').waitFor()
    await close()
  })
})

test('a log-in that the server does not answer says so, and goes on when it does', {
  timeout: 180_000,
}, async () => {
  const { page, close } = await visit(browser, PHONE, DEAD)
  await page.goto('/')
  const { revive } = await killServer(page)
  await page.goto('/')
  await page.getByLabel('Usuário').fill('porteiro@exemplo.org')
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Acessar' }).tap()
  await page.getByRole('button', { name: 'Carregando...' }).waitFor()
  await page.getByText('O servidor não respondeu. Tentando de novo...').waitFor({ timeout: 40_000 })
  await revive()
  await page.waitForURL('**/home', { timeout: 60_000 })
  await close()
})

/** From now on no request to Firestore gets an answer, and the device still believes in its network. */
async function killServer(page: Page): Promise<{ context: BrowserContext; revive: () => Promise<void> }> {
  const context = page.context()
  const firestore = '**/google.firestore.v1.Firestore/**'
  await context.route(firestore, (route) => route.abort())
  await page.goto('about:blank')
  return { context, revive: () => context.unroute(firestore) }
}

/** Runs in the page before its own code: what the device knows of the person stays, but nothing else. */
function forgetAccess(): void {
  for (const key of Object.keys(localStorage)) {
    if (/access|acesso/i.test(key)) localStorage.removeItem(key)
  }
  indexedDB.databases().then((databases) => {
    for (const { name } of databases) if (name?.startsWith('firestore')) indexedDB.deleteDatabase(name)
  })
}

async function waitingTexts(page: Page): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return text.split('\n').filter((line) => WAITING.test(line))
}
