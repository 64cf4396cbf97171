import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { SIZE_BUDGETS } from '../../scripts/vite/size-budget.ts'
import { launch, PHONE, signIn, visit } from './browser.ts'
import { DEMO_PASSWORD, resetDemo } from './demo-database.ts'

/** What the page may still ask for when it looks ready. */
const SETTLED_MS = 3_000

test("a member's /home loads no code beyond its budget, and that of no dialog, request or news", async () => {
  await resetDemo()
  const browser = await launch()
  const { page, close } = await visit(browser, { ...PHONE, serviceWorkers: 'block' })
  await signIn(page, 'porteiro@exemplo.org', DEMO_PASSWORD)
  await page.getByText('Atualizado agora').waitFor()
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js'))
      sizes.set(
        pathname,
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      )
  })
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.reload()
  await page.getByText('Atualizado agora').waitFor()
  await page.waitForTimeout(SETTLED_MS)
  const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0)
  const budget = SIZE_BUDGETS.find(({ screen }) => screen === '/home')?.bytes ?? 0
  expect(bytes, [...sizes.keys()].join(' ')).toBeLessThanOrEqual(budget)
  expect(
    [...sizes.keys()].filter((path) => /trocas|cannot-serve|account-dialog|novidades-card/.test(path)),
  ).toEqual([])
  await close()
  await browser.close()
})
