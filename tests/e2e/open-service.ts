import type { Page } from 'playwright-core'

/** On the phone's calendar: opens the first service of next month, which the demonstration's reports reach on any day of this one. */
export async function openService(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Próximo', exact: true }).tap()
  await page
    .getByRole('button', { name: /^(Culto|RDJ) \d\d:\d\d/ })
    .first()
    .tap()
  await page.getByRole('dialog').getByRole('heading', { name: 'Detalhes do Culto' }).waitFor()
}
