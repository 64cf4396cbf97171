import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { monthsFrom, wholeMonth } from '#src/roster/month-range.ts'
import { expectAccessible } from './axe.ts'
import { DESKTOP, fitsAtDoubleText, launch, shoot, signIn, visit } from './browser.ts'
import { DEMO_PASSWORD, demoFirestore, resetDemo } from './demo-database.ts'

let browser: Browser
beforeAll(async () => {
  await resetDemo()
  browser = await launch()
})
afterAll(() => browser.close())

/** The demonstration's current reports reach six weeks ahead: a month that none of them touches. */
const MONTH = monthsFrom(new Date().toISOString().slice(0, 10), 5)[3] ?? ''

test('the month of all houses in four taps beside the choice of the month, and never twice', async () => {
  const before = await countReports()
  const { page, close } = await visit(browser, DESKTOP)
  await signIn(page, 'secretaria@exemplo.org', DEMO_PASSWORD)
  await page.goto('/relatorio')
  let taps = 0
  const tap = async (role: 'link' | 'button', name: string | RegExp) => {
    await page.getByRole(role, { name }).first().click()
    taps++
  }
  await tap('link', 'Gerar o mês')
  await page.getByRole('combobox', { name: 'Período' }).selectOption(MONTH)
  const ready = await readyCount(page)
  expect(ready).toBeGreaterThan(5)
  await shoot(page, 'mes-escolha')
  await expectAccessible(page, 'mes-escolha')
  await fitsAtDoubleText(page, 'mes-escolha')
  await tap('button', `Gerar ${ready}`)
  await page.getByText('Nada foi gravado ainda.').waitFor({ timeout: 60_000 })
  expect(await countReports()).toBe(before)
  await page.getByText('Por que cada um foi chamado').first().click()
  await shoot(page, 'mes-previa')
  await expectAccessible(page, 'mes-previa')
  await fitsAtDoubleText(page, 'mes-previa')
  await tap('button', `Gravar ${ready} relatórios`)
  await page.getByText(`${ready} relatórios gravados.`).waitFor({ timeout: 60_000 })
  await shoot(page, 'mes-gravado')
  expect(taps).toBeLessThanOrEqual(4)
  expect(await countReports()).toBe(before + ready)

  await page.goto('/relatorio/mes')
  await page.getByRole('combobox', { name: 'Período' }).selectOption(MONTH)
  await page.getByRole('button', { name: 'Gerar 0' }).waitFor()
  const { inicio } = wholeMonth(MONTH)
  expect(await page.getByText(/^já existe/).count()).toBeGreaterThanOrEqual(ready)
  expect(inicio).toBe(MONTH)
  await close()
})

test('the load of a house, and one person everywhere', async () => {
  const { page, close } = await visit(browser, DESKTOP)
  await signIn(page, 'secretaria@exemplo.org', DEMO_PASSWORD)
  await page.goto('/relatorio')
  await page.getByRole('link', { name: 'Carga' }).click()
  await page
    .getByText(/em 12 meses/)
    .first()
    .waitFor()
  await shoot(page, 'carga')
  await expectAccessible(page, 'carga')
  await fitsAtDoubleText(page, 'carga')
  await page.locator('.load__name').first().click()
  await page.getByRole('heading', { name: /^Turnos de / }).waitFor()
  await page
    .getByRole('heading', { name: /^(Por vir|Últimos 12 meses) \(/ })
    .first()
    .waitFor()
  await shoot(page, 'turnos')
  await expectAccessible(page, 'turnos')
  await fitsAtDoubleText(page, 'turnos')
  await close()
})

async function readyCount(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: /^Gerar [1-9]/ })
  await button.waitFor()
  return Number((await button.textContent())?.replace(/\D/g, ''))
}

async function countReports(): Promise<number> {
  const { size } = await demoFirestore().collection('Reports').get()
  return size
}
