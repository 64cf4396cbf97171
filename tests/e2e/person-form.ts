import type { Page } from 'playwright-core'

export type NewPerson = { name: string; igreja: string; username: string }

/** Fills in the form of a new user: a doorkeeper of a house in Campinas. */
export async function fillPersonForm(page: Page, { name, igreja, username }: NewPerson): Promise<void> {
  await page.getByLabel(/^Nome/).fill(name)
  await page.getByRole('radio', { name: 'Feminino' }).check()
  await page.getByLabel(/^Cidade/).selectOption({ label: 'Campinas' })
  await page.getByLabel(/^Cargo/).selectOption({ label: 'Porteiro' })
  await page.getByLabel(/^Casa de Oracao/).selectOption({ label: igreja })
  await page.getByLabel(/^Username/).fill(username)
}
