import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, launch, shoot, signIn, visit } from './browser.ts'
import { DEMO_PASSWORD, demoFirestore, resetDemo } from './demo-database.ts'

/** 500 take a minute on a busy two-core machine, nearly all of it bcrypt, one hash after the other. */
const PEOPLE = 60

let browser: Browser
beforeAll(async () => {
  await resetDemo()
  browser = await launch()
})
afterAll(() => browser.close())

test(`a spreadsheet of ${PEOPLE} people is checked, imported once each, and its faulty rows are left out`, async () => {
  const before = await countAccounts()
  const { page, close } = await visit(browser, DESKTOP)
  await signIn(page, 'secretaria@exemplo.org', DEMO_PASSWORD)
  await page.goto('/user')
  await page.getByRole('link', { name: 'Importar planilha' }).click()
  await page
    .getByLabel(/arquivo/i)
    .setInputFiles({ name: 'pessoas.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet()) })
  await page.getByText(`Prontas: ${PEOPLE}. Já cadastradas, que ficam como estão: 1.`).waitFor()
  await page.getByText('Com problema, que ficam de fora: 2.').waitFor()
  await page.getByText('Cidade “Atlântida” não existe.').waitFor()
  await shoot(page, 'importacao-previa')

  await page.getByRole('button', { name: `Importar ${PEOPLE} pessoas` }).click()
  await page.getByText(new RegExp(`Cadastrando [1-9]\\d* de ${PEOPLE}`)).waitFor()
  expect(await page.getByRole('progressbar', { name: 'Pessoas cadastradas' }).isVisible()).toBe(true)
  await shoot(page, 'importacao-andamento')
  await page.getByText(`Importação concluída. Cadastradas agora: ${PEOPLE}.`).waitFor({ timeout: 60_000 })
  await shoot(page, 'importacao-fim')
  await close()

  expect(await countAccounts()).toEqual({
    users: before.users + PEOPLE,
    emails: before.emails + PEOPLE,
    logins: before.logins + PEOPLE,
    credentials: before.credentials + PEOPLE,
  })
})

/** People, between them somebody registered already and two faulty rows. */
function sheet(): string {
  const rows = Array.from(
    { length: PEOPLE },
    (_, index) =>
      `Pessoa ${index};1999${index};${index % 2 ? 'masculino' : 'feminino'};12/03/1980;Campinas;Porteiro;Jardim Novo;lista-${index}@exemplo.org`,
  )
  rows.splice(3, 0, 'Sem Cidade;;feminino;;Atlântida;Porteiro;Jardim Novo;atlantida@exemplo.org')
  rows.splice(5, 0, 'Repetida;;feminino;;Campinas;Porteiro;Jardim Novo;lista-0@exemplo.org')
  rows.push('Já Cadastrada;;feminino;;Campinas;Porteiro;Jardim Novo;som@exemplo.org')
  return `Nome;Celular;Genero;Data de Nascimento;Cidade;Cargo;Casa de Oracao;Username\n${rows.join('\n')}`
}

/** How many users, different e-mails, log-ins and credentials there are; every log-in and credential is a user's. */
async function countAccounts() {
  const db = demoFirestore()
  const [users, logins, credentials] = await Promise.all(
    ['User', 'Login', 'Credencial'].map(async (name) => (await db.collection(name).get()).docs),
  )
  const ids = new Set(users?.map(({ id }) => id))
  return {
    users: ids.size,
    emails: new Set(users?.map((user) => user.get('email'))).size,
    logins: new Set(logins?.map((login) => login.get('user')).filter((id) => ids.has(id))).size,
    credentials: credentials?.filter(({ id }) => ids.has(id)).length ?? 0,
  }
}
