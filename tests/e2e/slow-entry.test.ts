import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, PHONE, visit } from './browser.ts'
import { DEMO_PASSWORD, resetDemo } from './demo-database.ts'
import { openService } from './open-service.ts'

/** One bar of signal, and a cheap phone. Bytes a second and ms. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
/** A village at the edge of the network. */
const SLOW_3G = { offline: false, latency: 300, downloadThroughput: 87_500, uploadThroughput: 31_250 }
const CPU_SLOWDOWN = 4

/** The code of the log-in page, and the little that answers before it. */
const CODE = '**/assets/index-*.js'
const EARLY = '**/assets/early-form-*.js'

let browser: Browser
beforeAll(async () => {
  await resetDemo()
  browser = await launch()
})
afterAll(() => browser.close())

test('what is typed while the log-in page loads stays, and opens the app', async () => {
  const { page, close } = await visit(browser, PHONE)
  await slowDown(page, SLOW_4G)

  // the page's code comes only when the username is there, however fast this machine is
  const code = await holdBack(page, EARLY, CODE)
  await page.goto('/', { waitUntil: 'commit' })
  const username = page.getByLabel('Usuário')
  await username.pressSequentially('PORTEIRO@exemplo')
  expect(await username.inputValue()).toBe('PORTEIRO@exemplo')
  code.release()
  // and goes on being typed while it comes
  await username.pressSequentially('.ORG', { delay: 150 })
  await page.waitForFunction(() => document.querySelector('input')?.value === 'porteiro@exemplo.org')

  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Acessar' }).click()
  await page.waitForURL('**/home')
  await close()
})

test('a tap on Acessar while the log-in page loads is heard, and logs in when its code is there', async () => {
  const { page, close } = await visit(browser, PHONE)
  const code = await typeBeforeCode(page, 'PORTEIRO@exemplo.org')
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Acessar' }).tap()
  await page.getByRole('button', { name: 'Carregando...' }).waitFor()
  code.release()
  await page.waitForURL('**/home')
  await close()
})

test('what was submitted empty is answered when the code is there', async () => {
  const { page, close } = await visit(browser, PHONE)
  const code = await typeBeforeCode(page, 'A')
  await page.getByLabel('Usuário').fill('')
  await page.getByRole('button', { name: 'Acessar' }).tap()
  code.release()
  await page.getByText('Preencha todos os campos!').waitFor()
  await page.getByRole('button', { name: 'Acessar' }).waitFor()
  await close()
})

test('a log-in page whose code cannot be had says so, and the way out', async () => {
  const { page, close } = await visit(browser, PHONE, [/ERR_FAILED/])
  await page.route(CODE, (route) => route.abort())
  await page.goto('/')
  await page.getByText('O sistema não pôde ser carregado. Verifique a conexão e tente de novo.').waitFor()
  await page.unroute(CODE)
  await page.getByRole('button', { name: 'Tentar novamente' }).tap()
  await page.getByRole('button', { name: 'Acessar' }).waitFor()
  await page.getByLabel('Usuário').fill('porteiro@exemplo.org')
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Acessar' }).tap()
  await page.waitForURL('**/home')
  await close()
})

test('on a 3G network a member logs in, reads the next commitment, and opens a service of the calendar', async () => {
  const { page, close } = await visit(browser, PHONE)
  await slowDown(page, SLOW_3G)
  await page.goto('/')
  await page.getByLabel('Usuário').fill('porteiro@exemplo.org')
  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Acessar' }).tap()
  await page.getByText('Próximo compromisso').waitFor()
  await page.getByRole('link', { name: 'Calendário' }).tap()
  await openService(page)
  await close()
})

/** Opens the log-in page, whose code is held back, and types a username, which the form makes small before that comes. */
async function typeBeforeCode(page: Page, username: string): Promise<{ release: () => void }> {
  const code = await holdBack(page, CODE)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByLabel('Usuário').fill(username)
  await page.waitForFunction(
    (small) => document.querySelector('input')?.value === small,
    username.toLowerCase(),
  )
  return code
}

/** Holds back files of a page until they are released. */
async function holdBack(page: Page, ...files: string[]): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  for (const file of files) {
    await page.route(file, async (route) => {
      await released
      await route.continue()
    })
  }
  return { release }
}

/** Makes the network and the processor those of a cheap phone. */
async function slowDown(page: Page, network: typeof SLOW_4G): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', network)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
