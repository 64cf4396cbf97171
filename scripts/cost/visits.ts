import type { Page } from 'playwright-core'
import { DEMO_PASSWORD } from '../demo/users.ts'

/** A screen to open with nothing in the device's cache. */
export type Screen = { name: string; path: string }

/** Something a person does on the screen at `path`; resolves when it is done. */
export type Action = { name: string; path: string; act: (page: Page) => Promise<void> }

export const MEMBER_SCREENS: Screen[] = [
  { name: '/home (membro)', path: '/home' },
  { name: '/calendario (membro)', path: '/calendario' },
]

const REPORT = '/relatorio/edit/casa-1-atual-porteiro-masculino'

export const STAFF_SCREENS: Screen[] = [
  { name: '/relatorio', path: '/relatorio' },
  { name: '/relatorio/new', path: '/relatorio/new' },
  { name: '/relatorio/edit', path: REPORT },
  { name: '/user', path: '/user' },
  { name: '/user/new', path: '/user/new' },
  { name: '/user/edit', path: '/user/edit/pessoa-050' },
  { name: '/user/import', path: '/user/import' },
  { name: '/cidade', path: '/cidade' },
  { name: '/cidade/new', path: '/cidade/new' },
  { name: '/cidade/edit', path: '/cidade/edit/campinas' },
  { name: '/cargo', path: '/cargo' },
  { name: '/cargo/new', path: '/cargo/new' },
  { name: '/cargo/edit', path: '/cargo/edit/som' },
  { name: '/igreja', path: '/igreja' },
  { name: '/igreja/new', path: '/igreja/new' },
  { name: '/igreja/edit', path: '/igreja/edit/casa-1' },
  { name: '/log', path: '/log' },
  { name: '/pa', path: '/pa' },
]

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

export const STAFF_ACTIONS: Action[] = [
  {
    name: 'criar cidade',
    path: '/cidade/new',
    act: async (page) => {
      await page.getByLabel('Nome').fill('Valinhos')
      await press(page, 'Salvar')
      await page.waitForURL('**/cidade')
    },
  },
  {
    name: 'editar cidade',
    path: '/cidade/edit/campinas',
    act: async (page) => {
      await press(page, 'Atualizar')
      await page.waitForURL('**/cidade')
    },
  },
  {
    name: 'excluir cidade',
    path: '/cidade',
    act: async (page) => {
      await press(page, 'Excluir Valinhos')
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
      await page.getByText('excluida com sucesso').waitFor()
    },
  },
  {
    name: 'editar usuário',
    path: '/user',
    act: async (page) => {
      await page
        .getByRole('link', { name: /^Editar / })
        .first()
        .click()
      await press(page, 'Atualizar')
      await page.waitForURL('**/user')
    },
  },
  {
    name: 'resetar senha',
    path: '/user/edit/pessoa-050',
    act: async (page) => {
      await press(page, 'Resetar Senha')
      await page.getByRole('dialog').getByRole('button', { name: 'Resetar' }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'desativar relatório',
    path: REPORT,
    act: async (page) => {
      await press(page, 'Desativar')
      await page.getByText('com sucesso!').waitFor()
    },
  },
  {
    name: 'marcar como não atual',
    path: REPORT,
    act: async (page) => {
      await press(page, /^Atual/)
      await page.getByText('com sucesso!').waitFor()
    },
  },
  {
    name: 'salvar relatório',
    path: REPORT,
    act: async (page) => {
      await press(page, /^Excluir dia/)
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
      await press(page, 'Salvar Alteracoes')
      await page.getByText('Alterações não salvas').waitFor({ state: 'hidden' })
    },
  },
]

/** Signs in on the log-in page and waits for the page that follows. */
export async function signIn(page: Page, app: string, email: string, password = DEMO_PASSWORD) {
  await page.goto(app)
  await page.locator('input[name=username]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Acessar' }).click()
  await page.waitForURL(/\/(home|primeiro-acesso)$/)
}

/** Throws away what Firestore keeps on this device, so that the next screen reads everything from the server. */
export async function emptyCache(page: Page, app: string): Promise<void> {
  // a page of the same origin that runs no code of the app
  await page.goto(`${app}/logo.svg`)
  await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name)
    const old = names.filter((name) => name.startsWith('firestore/'))
    await Promise.all(
      old.map(
        (name) =>
          new Promise((resolve) => {
            const request = indexedDB.deleteDatabase(name)
            request.onsuccess = resolve
            request.onerror = resolve
            request.onblocked = resolve
          }),
      ),
    )
  })
}
