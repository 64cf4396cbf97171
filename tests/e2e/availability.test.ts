import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DIAS } from '#src/domain/entities.ts'
import { demoUsers } from '../../scripts/demo/users.ts'
import { expectAccessible } from './axe.ts'
import { DESKTOP, fitsAtDoubleText, launch, PHONE, shoot, signIn, visit } from './browser.ts'
import { DEMO_PASSWORD, demoFirestore, resetDemo } from './demo-database.ts'

let browser: Browser
beforeAll(async () => {
  await resetDemo()
  browser = await launch()
})
afterAll(() => browser.close())

test('a doorkeeper says on a phone that he cannot come, and staff see it', async () => {
  const member = await visit(browser, PHONE)
  await signIn(member.page, 'porteiro@exemplo.org', DEMO_PASSWORD)
  await member.page.getByRole('link', { name: 'Não posso em algum dia' }).waitFor()
  await shoot(member.page, 'home-contato', [360])
  await member.page.getByRole('link', { name: 'Disponibilidade' }).tap()
  const rostered = member.page.getByRole('button', { name: /^Não posso:/ }).filter({ hasText: 'escala' })
  await rostered.first().waitFor()
  const [, day = ''] = /: (.*?, \d+ de [^,]+),/.exec((await rostered.first().textContent()) ?? '') ?? []
  await rostered.first().tap()
  await member.page.getByRole('region', { name: 'Já na escala' }).waitFor()
  const link = member.page.getByRole('link', { name: /^Avisar .* pelo WhatsApp$/ })
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/55119\d{8}\?text=/)
  await member.page.getByText('Anotado: não pode.').waitFor()
  await expectAccessible(member.page, 'disponibilidade')
  await shoot(member.page, 'disponibilidade')
  await fitsAtDoubleText(member.page, 'disponibilidade')
  await member.close()

  const staff = await visit(browser, DESKTOP)
  await signIn(staff.page, 'secretaria@exemplo.org', DEMO_PASSWORD)
  await staff.page.getByRole('heading', { name: /turnos? de quem avisou que não pode/ }).waitFor()
  await staff.page.goto('/user/edit/pessoa-018')
  await staff.page.getByText(/^Não pode em \d\d\/\d\d\/\d{4}\.$/).waitFor()
  await expectAccessible(staff.page, 'user-limites')
  await shoot(staff.page, 'user-limites')
  await fillTheirPlace(staff.page, day)
  await staff.page.goto('/user/edit/pessoa-018')
  await staff.page.getByRole('link', { name: 'Informar dias em que não pode' }).click()
  await staff.page.getByRole('button', { name: new RegExp(`^Não pode: ${day}`), pressed: true }).click()
  await staff.page.getByText('Anotado: pode servir.').waitFor()
  await shoot(staff.page, 'disponibilidade-de', [1280])
  await staff.close()
})

/** The editor warns of the absence; the place is emptied, explained, filled, checked and published again. */
async function fillTheirPlace(page: Page, day: string): Promise<void> {
  await page.goto('/relatorio/edit/casa-1-atual-porteiro-masculino')
  const place = page.getByRole('button', { name: new RegExp(`${day}.*Atenção: avisou que não pode`) })
  await place.focus()
  const [post = ''] = ((await place.getAttribute('aria-label')) ?? '').split(',')
  await shoot(page, 'editor-ausencia', [1280])
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: 'Desativar' }).click()
  await page.getByText('Rascunho: ninguém vê ainda').waitFor()

  // at first nobody else can
  const names = (
    await page.getByRole('button', { name: new RegExp(`pessoa, ${day}`) }).allTextContents()
  ).join()
  const brothers = demoUsers().filter(
    ({ igreja, cargo, genero }) => igreja === 'casa-1' && cargo === 'porteiro' && genero === 'masculino',
  )
  const others = brothers.filter(({ id, name }) => id !== 'pessoa-018' && !names.includes(name))
  const told = others.map(({ id }) => demoFirestore().doc(`Disponibilidade/${id}`))
  const away = { igreja: 'casa-1', ausencias: [], dias: [...DIAS], atualizadaEm: new Date() }
  await Promise.all(told.map((document) => document.set(away)))
  await page.getByRole('button', { name: 'Completar vagas' }).first().click()
  const fill = page.getByRole('dialog', { name: 'Completar vagas' })
  await fill.getByText(new RegExp(`^Faltou 1 em ${post} .*ausentes`)).waitFor()
  await shoot(page, 'completar-sem-ninguem')
  await Promise.all(told.map((document) => document.delete()))
  await fill.getByRole('button', { name: 'Preencher 1 vaga' }).waitFor()
  await shoot(page, 'completar-vagas')
  await expectAccessible(page, 'completar-vagas')
  await fill.getByRole('button', { name: 'Preencher 1 vaga' }).click()

  await page.getByRole('button', { name: 'Ativar', exact: true }).click()
  const check = page.getByRole('dialog', { name: 'Antes de ativar' })
  await check.getByRole('button', { name: 'Salvar e ativar', exact: true }).click()
  await page.getByText('Publicado').waitFor()
}

test('staff give a house a service more, other quantities and a contact', async () => {
  const staff = await visit(browser, DESKTOP)
  const { page } = staff
  await signIn(page, 'secretaria@exemplo.org', DEMO_PASSWORD)
  await page.goto('/igreja/edit/casa-3')
  await page.getByRole('button', { name: 'Adicionar data especial' }).click()
  const special = page.getByRole('group', { name: 'Data especial 1' })
  await special.getByLabel('Data', { exact: true }).fill('2099-12-25')
  await special.getByLabel('Horário').fill('09:00')
  await special.getByLabel('Átrio').fill('3')
  await page.getByLabel('Pessoa de contato').fill('Sara')
  await page.getByLabel('Celular do contato').fill('19 98765-4321')
  await page.getByLabel(/^A pessoa concorda/).check()
  await expectAccessible(page, 'igreja-datas')
  await shoot(page, 'igreja-datas')
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await page.getByText('Igreja atualizada com sucesso!').waitFor()
  await page.goto('/igreja/edit/casa-3')
  expect(await special.getByLabel('Átrio').inputValue()).toBe('3')
  await fitsAtDoubleText(page, 'igreja-datas')
  await staff.close()
})

test('the log-in page says whom to ask for a new password', async () => {
  const visitor = await visit(browser, PHONE)
  await visitor.page.goto('/')
  await visitor.page.getByText(/^Esqueceu a senha\?/).waitFor()
  await shoot(visitor.page, 'entrada-ajuda', [360])
  await visitor.close()
})
