import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayLabel } from '#src/lib/service-time.ts'
import { type AdminDesk, openAdminDesk } from './admin-desk.ts'
import { copyReport } from './demo-database.ts'

/** What the specification's section 9 gives in figures and colours, as Chromium computes it. */

type Property = 'background-color' | 'color'

let desk: AdminDesk
let page: Page

beforeAll(async () => {
  desk = await openAdminDesk()
  page = desk.page
})
afterAll(() => desk.close())

test('red deactivates and deletes, blue activates and edits, green is current', async () => {
  const [first] = await copyReport('casa-1-atual-porteiro-feminino', 'cores', 2)
  await page.goto('/relatorio/edit/cores')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Desativar').waitFor()
  expect(await hueOf(button('Desativar'))).toBe('red')
  expect(await hueOf(button('Atual'))).toBe('green')
  await button('Desativar').click()
  await button('Ativar').waitFor()
  expect(await hueOf(button('Ativar'))).toBe('blue')
  await button('Atual').click()
  await button('Não Atual').waitFor()
  expect(await hueOf(button('Não Atual'))).toBe('grey')
  await button(`Excluir dia: ${dayLabel(first)}`).click()
  expect(await hueOf(page.getByRole('dialog').getByRole('button', { name: 'Excluir' }))).toBe('red')

  for (const list of ['/relatorio', '/user', '/cidade', '/cargo', '/igreja']) {
    await page.goto(list)
    // one that may be deleted
    const row = page
      .getByRole('row')
      .filter({ has: page.locator('button:not([aria-disabled="true"])', { hasText: 'Excluir' }) })
      .first()
    const edit = row.getByRole('link', { name: /^Editar / })
    const remove = row.getByRole('button', { name: /^Excluir / })
    const hues = async (property: Property) => [await hueOf(edit, property), await hueOf(remove, property)]
    await page.mouse.move(0, 0)
    await expect.poll(() => hues('color'), { message: `${list}, quiet` }).toEqual(['blue', 'red'])
    await expect
      .poll(
        async () => {
          await row.hover()
          return await hues('background-color')
        },
        { message: list },
      )
      .toEqual(['blue', 'red'])
  }
})

test('the list of people is at most 300 px high and at least 140, and turns by five', async () => {
  const [first, second] = await copyReport('casa-1-atual-porteiro-feminino', 'medidas', 3)
  await page.goto('/relatorio/edit/medidas')
  await page.getByRole('checkbox', { name: 'Mostrar todos os usuarios' }).check()
  const list = page.locator('.person-select__menu-list')
  await openSlot(first)
  await expect.poll(() => page.locator('.person-select__option').count()).toBeGreaterThan(20)
  expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('300px')
  expect((await list.boundingBox())?.height).toBe(300)

  await page.keyboard.press('Home')
  const before = await focusedOption()
  await page.keyboard.press('PageDown')
  expect((await focusedOption()) - before).toBe(5)
  await page.keyboard.press('Escape')

  // a window in which there is room for less below: it is lower there, and never lower than that
  for (const height of [420, 380, 340, 300]) {
    await page.setViewportSize({ width: 1280, height })
    await openSlot(second)
    const drawn = (await list.boundingBox())?.height ?? 0
    expect(drawn, `${height} px`).toBeGreaterThanOrEqual(140)
    expect(drawn, `${height} px`).toBeLessThanOrEqual(300)
    await page.keyboard.press('Escape')
  }
})

async function openSlot(date: number | undefined): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Átrio, 1ª pessoa, ${dayLabel(date)}`) }).click()
  await page.locator('.person-select__option').first().waitFor()
}

/** Which of the drawn people the keys have come to. */
function focusedOption(): Promise<number> {
  return page
    .locator('.person-select__option')
    .evaluateAll((all) => all.findIndex((one) => one.classList.contains('person-select__option--is-focused')))
}

/** What people call the colour that an element is drawn in. */
async function hueOf(element: Locator, property: Property = 'background-color'): Promise<string> {
  const colour = await element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property)
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  const [least, most] = [Math.min(red, green, blue), Math.max(red, green, blue)]
  if (most - least < 60) return 'grey'
  if (most === green) return 'green'
  return most === red ? 'red' : 'blue'
}
