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

let browser: Browser
beforeAll(async () => {
  await resetDemo()
  browser = await launch()
})
afterAll(() => browser.close())

test('what is typed while the log-in page loads stays, and opens the app', async () => {
  const { page, close } = await visit(browser, PHONE)
  await slowDown(page, SLOW_4G)

  let release = () => {}
  const typed = new Promise<void>((resolve) => {
    release = resolve
  })
  // the page's code comes only when the username is there, however fast this machine is
  await page.route('**/assets/index-*.js', async (route) => {
    await typed
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const username = page.getByLabel('Usuário')
  await username.pressSequentially('PORTEIRO@exemplo')
  expect(await username.inputValue()).toBe('PORTEIRO@exemplo')
  release()
  // and goes on being typed while it comes
  await username.pressSequentially('.ORG', { delay: 150 })
  await page.waitForFunction(() => document.querySelector('input')?.value === 'porteiro@exemplo.org')

  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Acessar' }).click()
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

/** Makes the network and the processor those of a cheap phone. */
async function slowDown(page: Page, network: typeof SLOW_4G): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', network)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
