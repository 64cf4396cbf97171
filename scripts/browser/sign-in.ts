import type { Page } from 'playwright-core'

/** Signs in on the log-in page of the app at `app` and resolves at the moment the path `lands` opens. */
export async function signIn(
  page: Page,
  app: string,
  username: string,
  password: string,
  lands = '/home',
): Promise<void> {
  await page.goto(app)
  await page.getByLabel('Usuário').fill(username)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Acessar' }).click()
  await page.waitForURL(`**${lands}`, { waitUntil: 'commit' })
}
