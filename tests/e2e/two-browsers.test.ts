import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayLabel } from '#src/lib/service-time.ts'
import { expectAccessible } from './axe.ts'
import { DESKTOP, launch, shoot, signIn, type Visitor, visit } from './browser.ts'
import { copyReport, DEMO_PASSWORD, demoFirestore, resetDemo } from './demo-database.ts'
import { fillPersonForm } from './person-form.ts'

/** Chromium reports on the console every request that the rules refuse: the save over somebody else's, the second of two equal e-mails. */
const REFUSED = /status of 403/

let browser: Browser
let admin: Visitor
let secretary: Visitor
let secretaryName: string

beforeAll(async () => {
  await resetDemo()
  browser = await launch()
  admin = await visit(browser, DESKTOP, [REFUSED])
  secretary = await visit(browser, DESKTOP, [REFUSED])
  await signIn(admin.page, 'admin@exemplo.org', DEMO_PASSWORD)
  await signIn(secretary.page, 'secretaria@exemplo.org', DEMO_PASSWORD)
  secretaryName = (await demoFirestore().doc('User/pessoa-002').get()).get('name')
})
afterAll(async () => {
  await admin.close()
  await secretary.close()
  await browser.close()
})

let slot: (nome: string) => string

/** Both have the editor of the same report open. */
async function openTogether(id: string): Promise<void> {
  const [date] = await copyReport('casa-1-atual-porteiro-feminino', id, 2)
  slot = (nome) => `${nome}, 1ª pessoa, ${dayLabel(date)}`
  for (const { page } of [admin, secretary]) {
    await page.goto(`/relatorio/edit/${id}`)
    await page.getByRole('button', { name: `Remover ${slot('Átrio')}` }).waitFor()
  }
}

async function remove(page: Page, nome: string): Promise<void> {
  await page.getByRole('button', { name: `Remover ${slot(nome)}` }).click()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar Alteracoes' }).click()
}

async function expectGone(page: Page, nome: string): Promise<void> {
  await page.getByRole('button', { name: `Remover ${slot(nome)}` }).waitFor({ state: 'detached' })
}

async function expectThere(page: Page, nome: string): Promise<void> {
  await page.getByRole('button', { name: `Remover ${slot(nome)}` }).waitFor()
}

test('an editor without changes follows what the other one saves', async () => {
  await openTogether('ao-vivo')
  await remove(secretary.page, 'Átrio')
  await save(secretary.page)
  await expectGone(admin.page, 'Átrio')
  await expectThere(admin.page, 'Sanitário')
})

test('what two people change in different places is joined, and saved by either', async () => {
  const { page } = admin
  await openTogether('dois-salvam')
  await remove(page, 'Sanitário')
  await remove(secretary.page, 'Átrio')
  await save(secretary.page)
  await expectGone(page, 'Átrio')
  await expectGone(page, 'Sanitário')
  await save(page)
  await page.getByText('Relatorio atualizado com sucesso!').waitFor()
  await expectGone(secretary.page, 'Sanitário')
})

test('only the same slot is asked about', async () => {
  const { page } = admin
  await openTogether('mesma-vaga')
  await remove(page, 'Átrio')
  await choose(secretary.page, 'Átrio')
  await save(secretary.page)
  const question = page.getByRole('alert', { name: 'Escolha o que fica' })
  await question.getByText(`${secretaryName} salvou este relatório enquanto você editava`).waitFor()
  await shoot(page, 'relatorio-mesma-vaga')
  await expectAccessible(page, 'relatorio-mesma-vaga')
  await question.getByRole('radio', { name: new RegExp(`^De ${secretaryName}`) }).check()
  await question.getByRole('button', { name: 'Juntar as duas versões' }).click()
  await expectThere(page, 'Átrio')
})

test('a day that one deletes and the other edits is asked about', async () => {
  const { page } = admin
  await openTogether('dia-excluido')
  await remove(page, 'Sanitário')
  await secretary.page
    .getByRole('button', { name: `Excluir dia: ${slot('').slice(', 1ª pessoa, '.length)}` })
    .click()
  await secretary.page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await save(secretary.page)
  const question = page.getByRole('alert', { name: 'Escolha o que fica' })
  await question.getByRole('radio', { name: 'Minha: manter este dia, com as mudanças' }).waitFor()
  await question.getByRole('button', { name: 'Juntar as duas versões' }).click()
  await save(page)
  await page.getByText('Relatorio atualizado com sucesso!').waitFor()
  await expectThere(secretary.page, 'Átrio')
})

/** The second of the people who may be chosen comes into the first slot of a post. */
async function choose(page: Page, nome: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${slot(nome)}`) }).click()
  await page.getByRole('option').filter({ visible: true }).nth(1).click()
}

test('a list follows what the other one makes and deletes', async () => {
  await secretary.page.goto('/cidade')
  await secretary.page.getByText('Campinas').waitFor()
  await admin.page.goto('/cidade/new')
  await admin.page.getByLabel(/^Nome/).fill('Itu')
  await admin.page.getByRole('button', { name: 'Salvar' }).click()
  await secretary.page.getByText('Itu', { exact: true }).waitFor()
  await admin.page.getByRole('button', { name: 'Excluir Itu' }).click()
  await admin.page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
  await secretary.page.getByText('Itu', { exact: true }).waitFor({ state: 'detached' })
})

test('of two people who register one e-mail at once, one is told that it is taken', async () => {
  const pages = [admin.page, secretary.page]
  const username = 'mesma@exemplo.org'
  for (const page of pages) {
    await page.goto('/user/new')
    await fillPersonForm(page, { name: 'Rita Dupla', igreja: 'Jardim Novo', username })
  }
  const outcomes = await Promise.all(pages.map(register))
  expect(outcomes.sort()).toEqual(['registered', 'taken'])
  const users = await demoFirestore().collection('User').where('email', '==', username).get()
  expect(users.size).toBe(1)
})

async function register(page: Page): Promise<'registered' | 'taken'> {
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  const taken = page.getByText('Este email já está cadastrado!')
  await page.getByText('Usuário cadastrado com sucesso!').or(taken).waitFor()
  return (await taken.isVisible()) ? 'taken' : 'registered'
}

test('a permission taken away closes the page that needed it', async () => {
  await secretary.page.goto('/igreja')
  await secretary.page.getByText('Jardim Novo').waitFor()
  await admin.page.goto('/cargo/edit/secretaria')
  await admin.page.getByLabel('Ver casas de oração').uncheck()
  await admin.page.getByRole('button', { name: 'Atualizar' }).click()
  await secretary.page.getByRole('heading', { name: 'Sem permissão' }).waitFor()
  await secretary.page.getByText('Você não tem permissão para acessar a página: /igreja').waitFor()
  await secretary.page.getByRole('link', { name: 'Casas de Oração' }).waitFor({ state: 'detached' })
})
