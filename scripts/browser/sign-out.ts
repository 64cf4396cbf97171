import type { Page } from 'playwright-core'

/** Logs out by the menu under the name, and says yes to its question. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Conta de / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sair', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Sair da sua conta?' })
  await question.getByRole('button', { name: 'Sair', exact: true }).click()
}
