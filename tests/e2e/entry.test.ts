import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signOut } from '../../scripts/browser/sign-out.ts'
import { DESKTOP, launch, PHONE, shoot, signIn, visit } from './browser.ts'
import { DEMO_PASSWORD, resetDemo } from './demo-database.ts'
import { keptOnDevice } from './kept-on-device.ts'

/** Chromium reports every refused request of the Firestore SDK on the console. */
const REFUSED = /status of 403/

let browser: Browser
beforeAll(async () => {
  await resetDemo()
  browser = await launch()
})
afterAll(() => browser.close())

test('a wrong user and a wrong password get their sentence and lose nothing; the right one opens the app', async () => {
  const { page, close } = await visit(browser, PHONE, [REFUSED])
  await page.goto('/')
  await shoot(page, 'login')
  await page.getByRole('button', { name: 'Acessar' }).click()
  await page.getByText('Preencha todos os campos!').waitFor()

  await page.getByLabel('Usuário').fill('NINGUEM@exemplo.org')
  expect(await page.getByLabel('Usuário').inputValue()).toBe('ninguem@exemplo.org')
  await page.getByLabel('Senha', { exact: true }).fill('qualquer')
  await page.getByRole('button', { name: 'Acessar' }).click()
  await page.getByText('Usuário não encontrado!').waitFor()
  expect(await page.getByLabel('Senha', { exact: true }).inputValue()).toBe('qualquer')

  await page.getByLabel('Usuário').fill('admin@exemplo.org')
  await page.getByRole('button', { name: 'Acessar' }).click()
  await page.getByText('Senha incorreta!').waitFor()

  await page.getByLabel('Senha', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Acessar' }).click()
  await page.waitForURL('**/home')
  await page.reload()
  await page.waitForURL('**/home')
  await close()
})

test('the default password opens nothing but the first access; the new one opens the app', async () => {
  const { page, close } = await visit(browser, PHONE)
  await signIn(page, 'novo@exemplo.org', 'mudar123', '/primeiro-acesso')
  await shoot(page, 'primeiro-acesso')
  await page.goto('/cidade')
  await page.waitForURL('**/primeiro-acesso')

  await page.getByLabel('Nova senha', { exact: true }).fill('mudar123')
  await page.getByLabel('Confirme a nova senha').fill('mudar123')
  await page.getByRole('button', { name: 'Atualizar Senha' }).click()
  await page.getByText("A nova senha deve ter pelo menos 6 dígitos e não pode ser 'mudar123'.").waitFor()

  await page.getByLabel('Nova senha', { exact: true }).fill('só-minha-1')
  await page.getByRole('button', { name: 'Atualizar Senha' }).click()
  await page.getByText('As senhas não coincidem!').waitFor()

  await page.getByLabel('Confirme a nova senha').fill('só-minha-1')
  await page.getByRole('button', { name: 'Atualizar Senha' }).click()
  await page.waitForURL('**/home')
  await page.getByText('Senha atualizada com sucesso!').waitFor()
  await page.getByRole('heading', { name: 'Meus Compromissos' }).waitFor()
  await page.goto('/home')
  await page.getByRole('heading', { name: 'Meus Compromissos' }).waitFor()
  await close()

  const again = await visit(browser, PHONE)
  await signIn(again.page, 'novo@exemplo.org', 'só-minha-1')
  await again.close()
})

test('logging out leaves nothing personal in the browser', async () => {
  const { page, close } = await visit(browser, DESKTOP)
  await signIn(page, 'admin@exemplo.org', DEMO_PASSWORD)
  await page.goto('/cidade')
  await page.getByText('Campinas').waitFor()
  await shoot(page, 'cidade-list')
  expect(await keptOnDevice(page)).toMatch(/pessoa-001.*Campinas/)
  await signOut(page)
  await page.getByText('Logout realizado com sucesso.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')

  expect(await keptOnDevice(page)).not.toMatch(/admin@exemplo|pessoa-|Campinas/)
  await page.goto('/cidade')
  await page.waitForURL((url) => url.pathname === '/')
  await close()
})
