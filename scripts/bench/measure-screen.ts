import type { Browser, Page } from 'playwright-core'
import { DESKTOP } from '../browser/launch.ts'
import { median } from './row.ts'
import { slowPage } from './slow-page.ts'

const PATIENCE_MS = 120_000

/**
 * ms until the screen was painted and, in the middle, until a change was and until the last of what followed from it was; and its DOM nodes
 * before the changes.
 */
export type ScreenFigures = { paint: number; change: number; settled: number; nodes: number }

/** Opens a page of pages/ (see render-measured.tsx) on a slow processor and makes the changes one after the other. */
export async function measureScreen(
  browser: Browser,
  url: string,
  changes: ((page: Page) => Promise<void>)[],
): Promise<ScreenFigures> {
  return await painted(browser, url, async (page, paint) => {
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    const times: number[] = []
    const ends: number[] = []
    for (const [index, change] of changes.entries()) {
      await change(page)
      times.push(await measured(page, `change-${index + 1}`))
      ends.push(await measured(page, `settled-${index + 1}`))
    }
    return { paint, change: median(times), settled: median(ends), nodes }
  })
}

/** ms until such a page is painted. */
export async function measurePaint(browser: Browser, url: string): Promise<number> {
  return await painted(browser, url, async (_page, paint) => paint)
}

async function painted<T>(
  browser: Browser,
  url: string,
  then: (page: Page, paint: number) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(DESKTOP)
  context.setDefaultTimeout(PATIENCE_MS)
  try {
    const page = await slowPage(context, 'fast')
    await page.goto(url, { timeout: PATIENCE_MS })
    return await then(page, await measured(page, 'painted'))
  } finally {
    await context.close()
  }
}

async function measured(page: Page, name: string): Promise<number> {
  const handle = await page.waitForFunction(
    (wanted) => performance.getEntriesByName(wanted)[0]?.duration,
    name,
  )
  return Number(await handle.jsonValue())
}
