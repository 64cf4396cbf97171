import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, launch, type Visitor, visit } from './browser.ts'
import { DEMO_PASSWORD, resetDemo } from './demo-database.ts'
import { arriveAt, enterOn, expectFocus, tabTo } from './keyboard.ts'

/** One visit from the log-in to the log-out, without a mouse and without typing an address; each test goes on from the one before. */
/** Taken once: no day turns between two dates of a journey. */
const NOW = Date.now()

let browser: Browser
let staff: Visitor
let page: Page

beforeAll(async () => {
  await resetDemo()
  browser = await launch()
  staff = await visit(browser, DESKTOP)
  page = staff.page
  await page.goto('/')
})
afterAll(async () => {
  await staff.close()
  await browser.close()
})

test('the log-in, and the link that skips the menu', async () => {
  await tabTo(page, page.getByRole('textbox', { name: 'Usuário' }))
  await page.keyboard.type('admin@exemplo.org')
  await tabTo(page, page.getByRole('textbox', { name: 'Senha' }))
  await page.keyboard.type(DEMO_PASSWORD)
  await enterOn(page, page.getByRole('button', { name: 'Acessar' }))
  await arriveAt(page, 'Início')
  await enterOn(page, page.getByRole('link', { name: 'Pular para o conteúdo' }), 'Shift+Tab')
  await expectFocus(page.getByRole('main'))
})

test('a city is made, and deleted in a dialog that takes the focus and gives it back', async () => {
  await openFromMenu('Cidade', 'Cidades')
  await enterOn(page, page.getByRole('link', { name: 'Incluir cidade' }))
  await tabTo(page, page.getByRole('textbox', { name: 'Nome' }))
  await page.keyboard.type('Aguaí')
  await enterOn(page, page.getByRole('button', { name: 'Salvar' }))
  await arriveAt(page, 'Cidades')

  const remove = page.getByRole('button', { name: 'Excluir Aguaí' })
  const dialog = page.getByRole('dialog')
  await enterOn(page, remove)
  await expectFocus(dialog.getByRole('button', { name: 'Cancelar' }))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocus(remove)

  await page.keyboard.press('Enter')
  await enterOn(page, dialog.getByRole('button', { name: 'Excluir' }))
  await remove.waitFor({ state: 'detached' })
})

test('a report is generated, filled, saved and activated', async () => {
  await openFromMenu('Relatórios', 'Relatórios')
  await enterOn(page, page.getByRole('link', { name: 'Gerar relatório' }))
  await arriveAt(page, 'Gerar relatório')
  await type('textbox', 'Nome do relatório', 'Teclado')
  await type('combobox', 'Cidade', 'Campinas')
  await type('combobox', 'Casa de Oração', 'Jardim')
  await type('combobox', 'Cargo', 'Porteiro')
  await type('combobox', 'Gênero', 'Feminino')
  await typeDate('Data de início', 1)
  await typeDate('Data de fim', 7)
  await type('textbox', 'Átrio', '1')
  for (const post of ['Pedidos de oração', 'Sanitário', 'Estacionamento']) await type('textbox', post, '0')
  await tabTo(page, page.getByRole('checkbox', { name: 'Somente datas' }))
  await page.keyboard.press('Space')
  await page.getByText('3 cultos neste período.').waitFor()
  await enterOn(page, page.getByRole('button', { name: 'Gerar relatório' }))
  await arriveAt(page, 'Teclado')

  // each choice goes on to the next blank place
  await enterOn(page, page.getByRole('button', { name: /^Átrio, 1ª pessoa.*: em branco/ }).first())
  for (let left = 3; left > 0; left--) {
    await expect.poll(() => page.getByRole('button', { name: /: em branco/ }).count(), SLOW).toBe(left - 1)
    await page.getByRole('option').filter({ visible: true }).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await page.getByText(/sem vagas em branco/).waitFor()
  await enterOn(page, page.getByRole('button', { name: 'Salvar Alteracoes' }), 'Shift+Tab')
  await page.getByText('Relatorio atualizado com sucesso!').waitFor()
  await enterOn(page, page.getByRole('button', { name: 'Ativar' }), 'Shift+Tab')
  await page.getByRole('button', { name: 'Desativar' }).waitFor()
})

test('a service of the calendar opens and closes', async () => {
  await openFromMenu('Calendário', 'Calendário')
  await type('combobox', 'Cidade', 'Campinas')
  await type('combobox', 'Casa de Oração', 'Jardim')
  await enterOn(page, page.getByRole('button', { name: 'Próximo' }))
  const service = page.getByRole('button', { name: /^Culto \d\d:\d\d,/ }).first()
  await enterOn(page, service)
  await expectFocus(page.getByRole('dialog').getByRole('button', { name: 'Fechar' }))
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expectFocus(service)
})

test('the log-out', async () => {
  await enterOn(page, page.getByRole('button', { name: /^Conta de / }), 'Shift+Tab')
  await enterOn(page, page.getByRole('dialog').getByRole('button', { name: 'Sair', exact: true }))
  const question = page.getByRole('dialog', { name: 'Sair da sua conta?' })
  await enterOn(page, question.getByRole('button', { name: 'Sair', exact: true }))
  await page.getByText('Logout realizado com sucesso.').waitFor()
  await page.getByRole('button', { name: 'Acessar' }).waitFor()
})

/** Of a busy machine. */
const SLOW = { timeout: 20_000 }

async function openFromMenu(link: string, heading: string): Promise<void> {
  await enterOn(
    page,
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: link }),
    'Shift+Tab',
  )
  await arriveAt(page, heading)
}

/** Tabs to a field and types; a closed select takes the option that begins so. */
async function type(role: 'textbox' | 'combobox', name: string, text: string): Promise<void> {
  const field = page.getByRole(role, { name })
  if (role === 'combobox')
    await field.getByRole('option', { name: text }).first().waitFor({ state: 'attached' })
  await tabTo(page, field)
  await page.keyboard.type(text)
}

/** Types the date so many days from now, day first; a Chromium that puts the month first gets it once more. */
async function typeDate(name: string, days: number): Promise<void> {
  const date = new Date(NOW - 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
  const [year = '', month = '', day = ''] = date.split('-')
  const field = page.getByLabel(name)
  await tabTo(page, field)
  await page.keyboard.type(day + month + year)
  if ((await field.inputValue()) !== date) {
    for (const _segment of [month, day]) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type(month + day + year)
  }
  expect(await field.inputValue()).toBe(date)
}
