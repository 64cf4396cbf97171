import type { Browser } from 'playwright-core'
import { PHONE } from '../browser/launch.ts'
import { type Row, row } from './row.ts'
import { slowPage } from './slow-page.ts'

/** Generating the month of a whole network in its worker, with a slowed down processor. */
export async function measureMonth(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await slowPage(context, 'fast')
    await page.goto(url)
    await page.waitForFunction(() => document.title.startsWith('longest '), undefined, { timeout: 300_000 })
    const [, longest, , reports] = (await page.title()).split(' ')
    return [
      row({
        name: `The month of 200 houses with 10,000 people (${reports} reports), slow processor: longest task over 50 ms of the main thread, 0 for none`,
        value: Number(longest),
        unit: 'ms',
        goal: 50,
      }),
    ]
  } finally {
    await context.close()
  }
}
