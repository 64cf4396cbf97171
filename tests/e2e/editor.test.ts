import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayLabel } from '#src/lib/service-time.ts'
import { type AdminDesk, openAdminDesk } from './admin-desk.ts'
import { expectAccessible } from './axe.ts'
import { PHONE, shoot, signIn, visit } from './browser.ts'
import { copyReport, DEMO_PASSWORD } from './demo-database.ts'

const MODEL = 'casa-1-atual-porteiro-feminino'

let desk: AdminDesk
let page: Page

beforeAll(async () => {
  desk = await openAdminDesk()
  page = desk.page
})
afterAll(() => desk.close())

const slot = (post: string, date: number | undefined) =>
  page.getByRole('button', { name: new RegExp(`^${post}, 1ª pessoa, ${dayLabel(date)}`) })

/** The name in a slot, without what is warned of. */
const nameIn = (post: string, date: number | undefined) =>
  slot(post, date).evaluate((button) => button.firstChild?.textContent?.trim() ?? '')

async function open(id: string, days = 12): Promise<(number | undefined)[]> {
  const dates = await copyReport(MODEL, id, days)
  await page.goto(`/relatorio/edit/${id}`)
  await slot('Átrio', dates[0]).waitFor()
  return dates
}

test('at a desk at least nine services are in view below one row of tools', async () => {
  await page.goto(`/relatorio/edit/${MODEL}`)
  await page.getByRole('button', { name: /^Mostrar \d+ dias passados/ }).waitFor()
  const rows = page.locator('[data-row]')
  const tops = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().bottom))
  expect(tops.filter((bottom) => bottom > 0 && bottom <= 800).length).toBeGreaterThanOrEqual(9)
  const tools = await page.getByRole('toolbar').boundingBox()
  expect(tools?.height).toBeLessThan(70)
  await shoot(page, 'editor-grade')

  await page.getByRole('button', { name: 'Irmãos ao lado' }).click()
  await page.getByRole('button', { name: 'Carga', exact: true }).click()
  await page.getByRole('region', { name: 'Carga' }).waitFor()
  await shoot(page, 'editor-ao-lado', [1280])
  await expectAccessible(page, 'editor-ao-lado', [1280])
  await page.locator('[data-slot]').first().focus()
  await page.getByRole('button', { name: 'Mais' }).click()
  await page.getByRole('button', { name: /^Por quê/ }).click()
  await page.getByRole('dialog', { name: /^Por quê/ }).waitFor()
  await shoot(page, 'editor-por-que', [360, 1280])
  await expectAccessible(page, 'editor-por-que')
})

test('cells are gone through, marked, filled down and undone by keys', async () => {
  const [first, second, third] = await open('grade')
  await slot('Átrio', first).focus()
  await page.keyboard.press('ArrowRight')
  await expectFocused(slot('Pedidos de oração', first))
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  const name = await nameIn('Átrio', first)
  await shoot(page, 'editor-intervalo', [1280])
  await page.keyboard.press('Control+d')
  for (const date of [second, third]) await expect.poll(() => nameIn('Átrio', date)).toBe(name)
  await page.keyboard.press('Control+z')
  await expect.poll(() => nameIn('Átrio', second)).not.toBe(name)
  await page.getByText('Alterações não salvas.').waitFor({ state: 'detached' })
})

test('the small + of a cell takes the mouse only where it is seen: over its own cell, or with the focus in it', async () => {
  const [first] = await open('mais', 3)
  const add = page.getByRole('button', { name: `Adicionar Pessoa: Átrio, ${dayLabel(first)}` })
  const cell = page.getByRole('gridcell').filter({ has: add })
  const takesMouse = () =>
    add.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect()
      // its middle, and what of it hangs over the row below
      const points = [height / 2, height - 2].map((down) =>
        document.elementFromPoint(x + width / 2, y + down),
      )
      return points.every((found) => button.contains(found))
    })
  await page.mouse.move(0, 0)
  const plus = add.locator('span')
  expect([await takesMouse(), await plus.isVisible()]).toEqual([false, false])
  await cell.locator('[data-slot]').focus()
  expect(await plus.isVisible()).toBe(true)
  expect(await takesMouse(), 'with the focus').toBe(true)
  await page.getByRole('checkbox', { name: 'Mostrar todos os usuarios' }).focus()
  expect(await takesMouse(), 'when it has left').toBe(false)

  await cell.hover()
  expect(await takesMouse(), 'with the mouse').toBe(true)
  await add.click()
  await page.getByRole('combobox', { name: new RegExp(`^Átrio, \\dª pessoa, ${dayLabel(first)}`) }).waitFor()
})

test('the list of a tapped slot lies over its service, opens where it has room and takes what is typed', async () => {
  await open('lista', 40)
  await page.mouse.move(0, 0)
  const slots = page.locator('[data-slot]')
  const tops = await slots.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  const low = tops.findIndex((top) => top > 650 && top < 720)
  for (const [index, below] of [
    [0, true],
    [low, false],
  ] as const) {
    await slots.nth(index).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('combobox')
    const place = await slots.nth(index).boundingBox()
    const list = await page.locator('.person-select__menu-list').boundingBox()
    expect((list?.y ?? 0) > (place?.y ?? 0)).toBe(below)
    const onTop = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, {
      x: (place?.x ?? 0) + 30,
      y: (place?.y ?? 0) + (place?.height ?? 0) / 2,
    })
    expect(onTop).toBe('INPUT')
    await page.keyboard.type('elaine')
    await expect
      .poll(() => page.locator('.person-select__option').allInnerTexts())
      .toEqual([expect.stringContaining('Elaine'), expect.stringContaining('Elaine')])
    await page.keyboard.press('Escape')
    await page.locator('.slot__select').waitFor({ state: 'detached' })
  }
})

test('letters that follow a tap at once, on a slow machine, are all searched for', async () => {
  await open('depressa', 2)
  const place = await page.locator('[data-slot]').first().boundingBox()
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  // sent together: none waits for what the one before it did to the page
  await Promise.all([
    page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 10),
    page.keyboard.type('elai'),
  ])
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect.poll(() => page.locator('.slot__select input').inputValue()).toBe('elai')
})

test('a screen to be touched shows what a mouse has to come near to', async () => {
  const [first] = await copyReport(MODEL, 'toque', 2)
  const tablet = await visit(desk.browser, {
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  await signIn(tablet.page, 'secretaria@exemplo.org', DEMO_PASSWORD)
  await tablet.page.goto('/relatorio/edit/toque')
  const add = tablet.page.getByRole('button', { name: `Adicionar Pessoa: Átrio, ${dayLabel(first)}` })
  await add.waitFor()
  expect(await add.locator('span').isVisible()).toBe(true)
  await add.tap()
  await tablet.page
    .getByRole('combobox', { name: new RegExp(`^Átrio, \\dª pessoa, ${dayLabel(first)}`) })
    .waitFor()
  tablet.page.on('dialog', (dialog) => dialog.accept())
  await tablet.close()
})

test('two people change places in one step', async () => {
  const [first, second] = await open('troca')
  const names = await Promise.all([first, second].map((date) => nameIn('Átrio', date)))
  await slot('Átrio', first).focus()
  await page.getByRole('button', { name: 'Mais' }).click()
  await shoot(page, 'editor-mais', [1280])
  await expectAccessible(page, 'editor-mais', [1280])
  await page.getByRole('button', { name: /^Trocar .* com \.\.\./ }).click()
  await slot('Átrio', second).click()
  await expect.poll(() => nameIn('Átrio', first)).toBe(names[1])
  await expect.poll(() => nameIn('Átrio', second)).toBe(names[0])
})

test('unsaved edits come back after a reload', async () => {
  const [first] = await open('guardado')
  await slot('Átrio', first).focus()
  await page.keyboard.press('Delete')
  await page.getByText('Alterações não salvas.').waitFor()
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.getByRole('dialog', { name: 'Alterações que não foram salvas' }).waitFor()
  await shoot(page, 'editor-guardado')
  await expectAccessible(page, 'editor-guardado')
  await page.getByRole('button', { name: 'Continuar com elas' }).click()
  await slot('Átrio', first).getByText('Selecione um usuario').waitFor()
})

test('a check stands before activating, and the history tells what changed', async () => {
  const [first] = await open('publicar', 3)
  await page.getByRole('button', { name: 'Desativar' }).click()
  await page.getByText('Rascunho: ninguém vê ainda').waitFor()
  await slot('Átrio', first).focus()
  const name = await nameIn('Átrio', first)
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Ativar' }).click()
  const check = page.getByRole('dialog', { name: 'Antes de ativar' })
  await check.getByText(/1 vaga em branco/).waitFor()
  await shoot(page, 'editor-antes-de-ativar')
  await expectAccessible(page, 'editor-antes-de-ativar')
  await check.getByRole('button', { name: 'Salvar e ativar mesmo assim' }).click()
  await page.getByLabel(/^Motivo/).fill('falta quem possa')
  await page.getByRole('button', { name: 'Ativar mesmo assim' }).click()
  await page.getByText('Publicado').waitFor()

  await page.goto('/relatorio/historico/publicar')
  await page.getByText(new RegExp(`^${name} → em branco, Átrio`)).waitFor()
  await shoot(page, 'relatorio-historico')
  await expectAccessible(page, 'relatorio-historico')
})

test('paper has every name, those far down too', async () => {
  await open('papel')
  // the name alone: what is warned of comes when more has loaded
  const names = await page
    .locator('[data-slot]')
    .evaluateAll((slots) => slots.map(({ firstChild }) => firstChild?.textContent?.trim() ?? ''))
  expect(names.length).toBeGreaterThan(20)
  await page.emulateMedia({ media: 'print' })
  for (const name of new Set(names)) await page.getByText(name).first().waitFor({ state: 'attached' })
  await page.emulateMedia({ media: null })
})

test('on a phone one service a screen, turned by button and by finger, and nothing under the bar', async () => {
  const dates = await copyReport(MODEL, 'celular', 3)
  const phone = await visit(desk.browser, PHONE)
  await signIn(phone.page, 'secretaria@exemplo.org', DEMO_PASSWORD)
  await phone.page.goto('/relatorio/edit/celular')
  await phone.page.getByText('1 de 3').waitFor()
  // the copies of the other tests are at the same hours: without what is warned of
  await phone.page.addStyleTag({ content: '.slot__problem { display: none !important }' })
  await phone.page.getByText(/sem vagas em branco, \d+ avisos/).waitFor()
  const card = await phone.page.locator('.day-card').boundingBox()
  const bar = await phone.page.getByRole('navigation', { name: 'Menu' }).boundingBox()
  expect((card?.y ?? 0) + (card?.height ?? 800)).toBeLessThanOrEqual(bar?.y ?? 0)
  await phone.page.getByRole('button', { name: 'Próximo culto' }).tap()
  await phone.page.getByText('2 de 3').waitFor()
  await swipe(phone.page.locator('.day-pager'), 250, 60)
  await phone.page.getByText('3 de 3').waitFor()
  await phone.page.getByRole('button', { name: `Excluir dia: ${dayLabel(dates[2])}` }).waitFor()
  await phone.page.screenshot({ path: 'tests/e2e/screenshots/editor-celular.png' })
  await phone.page.screenshot({ path: 'tests/e2e/screenshots/editor-celular-inteiro.png', fullPage: true })
  await phone.close()
})

async function swipe(element: Locator, from: number, to: number): Promise<void> {
  const touch = (clientX: number) => [{ identifier: 0, clientX, clientY: 400 }]
  await element.dispatchEvent('touchstart', { touches: touch(from), changedTouches: touch(from) })
  await element.dispatchEvent('touchend', { touches: [], changedTouches: touch(to) })
}

async function expectFocused(locator: Locator): Promise<void> {
  await expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true)
}
