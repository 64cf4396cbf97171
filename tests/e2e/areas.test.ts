import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayLabel, formatShortDate, shiftDays, shownDate, shownTime } from '#src/lib/service-time.ts'
import { DESKTOP, launch, PHONE, shoot, signIn, type Visitor, visit } from './browser.ts'
import { copyReport, DEMO_PASSWORD, resetDemo } from './demo-database.ts'
import { openService } from './open-service.ts'
import { fillPersonForm } from './person-form.ts'

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
  const toast = page.locator('.Toastify__toast', { hasText: 'Cargo registrado!' })
  await toast.waitFor()
  const { x, y, width } = (await toast.boundingBox()) ?? { x: 0, y: 800, width: 0 }
  expect([y < 200, x + width > 1280 - 100], 'toasts stand at the top right').toEqual([true, true])
  await page.getByText('Coordenador').first().waitFor()
})

test('a person is registered, found, renamed, given the default password again, and deleted', async () => {
  const { page } = staff
  await page.goto('/user')
  await page.getByRole('link', { name: 'Incluir usuario' }).click()
  await page.getByLabel('Numero do Celular').fill('(19) 99999-0000')
  await fillPersonForm(page, { name: 'Zélia Prado', igreja: 'Jardim Novo', username: 'Zelia@Exemplo.org' })
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await page.getByText('Zélia Prado entra com o username zelia@exemplo.org e a senha mudar123').waitFor()

  // loaded anew, here and below, instead of waiting for the toasts to leave the rows
  await page.goto('/user')
  await page.getByRole('searchbox', { name: 'Buscar por nome...' }).fill('zelia')
  await page.getByRole('link', { name: 'Editar Zélia Prado' }).click()
  await page.getByLabel(/^Nome/).fill('Zélia Prado Lima')
  await page.getByRole('button', { name: 'Resetar Senha' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Resetar Senha' }).click()
  await page.getByText(/Zélia Prado entra agora com mudar123/).waitFor()
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await page.getByText('Usuario atualizado com sucesso!').waitFor()

  await page.goto('/user?busca=prado lima')
  await page.getByRole('button', { name: 'Excluir Zélia Prado Lima' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await page.getByText('Nenhum usuario encontrado...').waitFor()
})

test('a prayer house is made with its services, changed and deleted; one in use says by whom', async () => {
  const { page } = staff
  await page.goto('/igreja')
  await page.getByRole('link', { name: 'Incluir casa de oração' }).click()
  await page.getByLabel(/^Nome/).first().fill('Bairro Alto')
  await page.getByLabel(/^Cidade/).selectOption({ label: 'Sorocaba' })
  await page.getByRole('button', { name: 'Adicionar dia de culto' }).click()
  await page.getByLabel('Dia da semana 1').selectOption({ label: 'Segunda' })
  await page.getByLabel('Horário 1').fill('19:15')
  await page.getByRole('button', { name: 'Salvar' }).click()

  await page.getByRole('link', { name: 'Editar Bairro Alto' }).click()
  await page.getByRole('button', { name: 'Remover Segunda 19:15' }).waitFor()
  await page.getByRole('button', { name: 'Adicionar dia de culto' }).click()
  await page.getByLabel('Dia da semana 2').selectOption({ label: 'Sábado' })
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await page.getByText('Igreja atualizada com sucesso!').waitFor()

  await page.goto('/igreja')
  await page.getByRole('button', { name: 'Excluir Jardim Novo' }).click()
  await page.getByText(/Esta casa de oração está em uso: \d+ usuários, \d+ relatórios\./).waitFor()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Excluir Bairro Alto' }).click()
  await page.getByText('Esta casa de oração não está em uso.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await page.getByRole('button', { name: 'Excluir Bairro Alto' }).waitFor({ state: 'detached' })
})

test('a page opens at its top, and going back returns to the place in the list', async () => {
  const { page } = staff
  const place = () => page.evaluate(() => Math.round(window.scrollY))
  await page.goto('/user')
  await page
    .getByRole('row', { name: /Editar/ })
    .first()
    .waitFor()
  for (const far of [1_500, 3_000]) {
    await page.evaluate((top) => window.scrollTo(0, top), far)
    await page.getByRole('link', { name: 'Cargos' }).click()
    await page.getByRole('heading', { name: 'Cargos' }).waitFor()
    await expect.poll(place).toBe(0)
    await page.goBack()
    await expect.poll(place).toBe(far)
  }
})

test('the log tells who did what, and its filter narrows it', async () => {
  const { page } = staff
  await copyReport('casa-4-atual-porteiro-feminino', 'registro', 2)
  await page.goto('/relatorio/edit/registro')
  await page.getByRole('button', { name: 'Desativar', exact: true }).click()
  await page.getByText('Relatorio desativado com sucesso!').waitFor()

  await page.goto('/log')
  const logs = page.getByRole('table', { name: 'Logs' })
  const entry = logs.getByRole('row', { name: /^Relatorio-Atv pessoa-001/ })
  await entry.waitFor()
  await page.getByLabel('Filtrar por Ação').fill('login')
  await entry.waitFor({ state: 'detached' })
  await logs
    .getByRole('row', { name: /^Primeiro-Login/ })
    .first()
    .waitFor()
  await page.getByLabel('Filtrar por Ação').fill('atv')
  await entry.waitFor()
})

test('the days of a report move by a week, and the editor shows them there', async () => {
  const { page } = staff
  const [, date = 0] = await copyReport('casa-4-atual-porteiro-feminino', 'mudanca', 2)
  const moved = shiftDays(date, 7)
  await page.goto('/pa')
  await page.getByLabel(/^Data inicial/).fill(shownDate(date))
  await page.getByLabel(/^Data final/).fill(shownDate(date))
  await page.getByLabel(/^Relatório/).fill('mudanca')
  await page.getByText(`${formatShortDate(date)} → ${formatShortDate(moved)}, ${shownTime(moved)}`).waitFor()
  await page.getByRole('button', { name: 'Mover 7 dias para a frente' }).click()
  await page.getByText('Datas atualizadas com sucesso!').first().waitFor()

  await page.goto('/relatorio/edit/mudanca')
  await page.getByRole('button', { name: `Excluir dia: ${dayLabel(moved)}` }).waitFor()
  await page.getByRole('button', { name: `Excluir dia: ${dayLabel(date)}` }).waitFor({ state: 'detached' })
})

test('a member opens a service of the calendar on the phone and reads who serves', async () => {
  const member = await visit(browser, PHONE)
  const { page } = member
  await signIn(page, 'porteiro@exemplo.org', DEMO_PASSWORD)
  await page.getByRole('link', { name: 'Calendário' }).click()
  await page.getByText('Jardim Novo').first().waitFor()
  await openService(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Irmãs').first().waitFor()
  await dialog.getByText('Irmãos').first().waitFor()
  await shoot(page, 'culto-dialog')
  await dialog.getByRole('button', { name: 'Fechar' }).first().click()
  await dialog.waitFor({ state: 'detached' })
  await member.close()
})
