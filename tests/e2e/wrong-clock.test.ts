import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, PHONE, shoot, signIn, visit } from './browser.ts'
import { DEMO_PASSWORD, resetDemo } from './demo-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REMARK = /O relógio deste aparelho está errado/

let browser: Browser
beforeAll(async () => {
  await resetDemo()
  browser = await launch()
})
afterAll(() => browser.close())

test.each([2, -2])('a clock that is off by %i days is remarked', async (days) => {
  const { page, close } = await visit(browser, PHONE, [/Detected an update time that is in the future/])
  await signIn(page, 'porteiro@exemplo.org', DEMO_PASSWORD)
  await page.getByRole('link', { name: 'Calendário' }).waitFor()
  expect(await page.getByText(REMARK).count()).toBe(0)
  await page.clock.setFixedTime(Date.now() + days * DAY_MS)
  await page.reload()
  await page.getByText(REMARK).waitFor()
  await shoot(page, 'relogio-errado', [360])
  await close()
})
