import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, launch, PHONE, shoot, signIn, visit } from './browser.ts'
import { DEMO_PASSWORD, resetDemo } from './demo-database.ts'
import { fillPersonForm } from './person-form.ts'

/** Taken once: no day turns between two dates of a journey. */
const NOW = Date.now()

let browser: Browser
beforeAll(async () => {
  await resetDemo()
  browser = await launch()
})
afterAll(() => browser.close())

test('a secretary sets up a house, generates, corrects and activates a report; a member sees on the phone when to serve', async () => {
  const secretary = await visit(browser, DESKTOP)
  const { page } = secretary
  await signIn(page, 'secretaria@exemplo.org', DEMO_PASSWORD)
  await createHouse(page)
  await createMember(page, 'Marta Nova', 'marta@exemplo.org')
  await createMember(page, 'Rute Nova', 'rute@exemplo.org')

  await page.goto('/relatorio')
  await page.getByRole('link', { name: 'Gerar relatório' }).click()
  await page.getByLabel(/Nome do relatório/).fill('Portas da Casa Nova')
  await page.getByLabel(/^Cidade/).selectOption({ label: 'Campinas' })
  await page.getByLabel(/^Casa de Oração/).selectOption({ label: 'Casa Nova' })
  await page.getByLabel(/^Cargo/).selectOption({ label: 'Porteiro' })
  await page.getByLabel(/^Gênero/).selectOption({ label: 'Feminino' })
  await page.getByLabel(/Data de início/).fill(isoDate(1))
  await page.getByLabel(/Data de fim/).fill(isoDate(21))
  await page.getByLabel(/^Átrio/).fill('1')
  for (const post of ['Pedidos de oração', 'Sanitário', 'Estacionamento']) {
    await page.getByLabel(new RegExp(`^${post}`)).fill('0')
  }
  await page.getByText('3 cultos neste período.').waitFor()
  await page.getByText('2 pessoas têm este cargo').waitFor()
  await shoot(page, 'relatorio-new')
  await page.getByRole('button', { name: 'Gerar relatório' }).click()
  await page.getByText('Relatório gerado com sucesso!').waitFor()
  await page.getByRole('heading', { name: 'Portas da Casa Nova' }).waitFor()

  // corrects the first service by keyboard: Marta serves there
  await page
    .getByRole('button', { name: /^Átrio, 1ª pessoa/ })
    .first()
    .click()
  await page.keyboard.type('marta')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Átrio, 1ª pessoa.*: Marta Nova/ })
    .first()
    .waitFor()
  await page.getByRole('button', { name: '+ Adicionar Dia' }).click()
  await page.getByRole('dialog').getByLabel(/^Data/).fill(isoDate(2))
  await page.getByRole('dialog').getByLabel(/^Hora/).fill('20:15')
  await page.getByRole('button', { name: 'Confirmar Data e Hora' }).click()
  await page.getByRole('button', { name: /^Adicionar Pessoa: Átrio.*20:15/ }).click()
  await page.keyboard.type('marta')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Salvar Alteracoes' }).click()
  await page.getByText('Relatorio atualizado com sucesso!').waitFor()
  await page.getByRole('button', { name: 'Ativar', exact: true }).click()
  await page.getByText('Relatorio ativado com sucesso!').waitFor()
  await page.getByRole('button', { name: 'Desativar', exact: true }).waitFor()
  await shoot(page, 'relatorio-edit')

  const member = await visit(browser, PHONE)
  await signIn(member.page, 'marta@exemplo.org', 'mudar123', '/primeiro-acesso')
  await member.page.getByLabel('Nova senha', { exact: true }).fill('minha-porta')
  await member.page.getByLabel('Confirme a nova senha').fill('minha-porta')
  await member.page.getByRole('button', { name: 'Atualizar Senha' }).click()
  await member.page.waitForURL('**/home')
  await member.page.getByText('Casa Nova').first().waitFor()
  expect(await member.page.getByText('20:15').count()).toBeGreaterThan(0)
  await shoot(member.page, 'home')

  // live: the secretary takes the report back, and it leaves the phone
  await page.getByRole('button', { name: 'Desativar', exact: true }).click()
  await member.page.getByText('Você não tem compromissos esse mês.').waitFor()
  await shoot(member.page, 'home-empty')
  await member.close()
  await secretary.close()
})

async function createHouse(page: Page): Promise<void> {
  await page.goto('/igreja/new')
  await page.getByLabel('Nome').first().fill('Casa Nova')
  await page.getByLabel(/^Cidade/).selectOption({ label: 'Campinas' })
  await page.getByRole('button', { name: 'Adicionar dia de culto' }).click()
  await page.getByLabel('Dia da semana 1').selectOption({ label: weekdayIn(7) })
  await page.getByLabel('Horário 1').fill('19:45')
  await shoot(page, 'igreja-new')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Igreja registrada!').waitFor()
}

async function createMember(page: Page, name: string, username: string): Promise<void> {
  await page.goto('/user/new')
  await fillPersonForm(page, { name, igreja: 'Casa Nova', username })
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await page.waitForURL('**/user')
}

/** The date so many days from now, as the prayer houses count days. */
function isoDate(days: number): string {
  return new Date(NOW - 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
}

function weekdayIn(days: number): string {
  const names = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado']
  return names[new Date(`${isoDate(days)}T12:00:00Z`).getUTCDay()] ?? ''
}
