import type { Browser } from 'playwright-core'
import { PHONE } from '../browser/launch.ts'
import { type Row, row } from './row.ts'
import { slowPage } from './slow-page.ts'

/** Hashing a password as the log-in does, and on the main thread. */
export async function measureBcrypt(browser: Browser, url: string): Promise<Row[]> {
  return [
    row({
      name: 'bcrypt at log-in, slow processor: longest task over 50 ms of the main thread, 0 for none (reference: hashed there)',
      value: await longestTask(browser, url),
      unit: 'ms',
      reference: await longestTask(browser, `${url}/#main`),
      goal: 50,
    }),
  ]
}

async function longestTask(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await slowPage(context, 'fast')
    await page.goto(url)
    await page.waitForFunction(() => document.title.startsWith('longest '))
    return Number((await page.title()).split(' ')[1])
  } finally {
    await context.close()
  }
}
