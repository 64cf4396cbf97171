import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { DESKTOP, launch, PHONE, shoot, signIn, type Visitor, visit } from './browser.ts'
import { DEMO_PASSWORD, resetDemo } from './demo-database.ts'

let browser: Browser
let staff: Visitor

beforeAll(async () => {
  await resetDemo()
  browser = await launch()
  staff = await visit(browser, DESKTOP)
  await signIn(staff.page, 'admin@exemplo.org', DEMO_PASSWORD)
})
afterAll(async () => {
  await staff.close()
  await browser.close()
})

test('a city is made, renamed and deleted', async () => {
  const { page } = staff
  await page.goto('/cidade')
  await page.getByRole('link', { name: 'Incluir cidade' }).click()
  await page.getByLabel(/^Nome/).fill('Itu')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('link', { name: 'Editar Itu' }).click()
  await page.getByRole('heading', { name: /Itu/ }).waitFor()
  await page.getByLabel(/^Nome/).fill('Itupeva')
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await page.getByRole('button', { name: 'Excluir Itupeva' }).click()
  await page.getByText('Esta cidade não está em uso.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await page.getByText('Cidade excluida com sucesso!').waitFor()
  await page.getByRole('button', { name: 'Excluir Itupeva' }).waitFor({ state: 'detached' })
})

test('a position is made with every permission and listed', async () => {
  const { page } = staff
  await page.goto('/cargo/new')
  await page.getByLabel(/^Nome/).fill('Coordenador')
  await page.getByLabel(/Marcar todas/).check()
  await page.getByRole('radio', { name: /Porteiros/ }).check()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Cargo registrado!').waitFor()
  await page.getByText('Coordenador').first().waitFor()
})

test('a member opens a service of the calendar on the phone and reads who serves', async () => {
  const member = await visit(browser, PHONE)
  const { page } = member
  await signIn(page, 'porteiro@exemplo.org', DEMO_PASSWORD)
  await page.getByRole('link', { name: 'Calendário' }).click()
  await page.getByText('Jardim Novo').first().waitFor()
  await page
    .getByRole('button', { name: /^Culto \d\d:\d\d,/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Detalhes do Culto' }).waitFor()
  await dialog.getByText('Irmãs').first().waitFor()
  await dialog.getByText('Irmãos').first().waitFor()
  await shoot(page, 'culto-dialog')
  await dialog.getByRole('button', { name: 'Fechar' }).first().click()
  await dialog.waitFor({ state: 'detached' })
  await member.close()
})
