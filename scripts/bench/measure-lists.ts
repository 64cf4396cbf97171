import type { Firestore } from 'firebase-admin/firestore'
import type { Browser, Page } from 'playwright-core'
import { DESKTOP } from '../browser/launch.ts'
import { signIn } from '../browser/sign-in.ts'
import { DEMO_PASSWORD } from '../demo/users.ts'
import { growNetwork, type NetworkSize } from './list-database.ts'
import { median, type Row, row } from './row.ts'
import { slowPage } from './slow-page.ts'

const PATIENCE_MS = 120_000
const RUNS = 3
const SMALL: NetworkSize = { people: 70, houses: 8, reports: 70, current: 32 }
const LARGE: NetworkSize = { people: 10_000, houses: 200, reports: 5_000, current: 800 }

const LISTS = [
  { path: '/user', what: '/user with 10,000 people' },
  { path: '/relatorio', what: '/relatorio with 5,000 reports, 800 of them current' },
]

type ListFigures = { paint: number; key: number }

/**
 * The real list pages over the emulator, of a network of 10,000 people and 5,000 reports, beside the same pages with 70 of each. Each is
 * opened by a link of the app, on a device that has been there before.
 */
export async function measureLists(
  browser: Browser,
  app: string,
  db: Firestore,
  now: number,
): Promise<Row[]> {
  await growNetwork(db, SMALL, now)
  const small = await visitLists(browser, app)
  await growNetwork(db, LARGE, now)
  const large = await visitLists(browser, app)
  return LISTS.flatMap(({ what }, at) => {
    const [few, many] = [small[at], large[at]]
    if (!few || !many) return []
    return [
      row({
        name: `${what}, over the emulator, slow processor: from the tap on the menu until the first rows are painted (goal: 1.25 of the same page with 70)`,
        value: many.paint,
        unit: 'ms',
        reference: few.paint,
        goal: 1.25 * few.paint,
      }),
      row({
        name: 'The same: from a key in the search until painted',
        value: many.key,
        unit: 'ms',
        reference: few.key,
        goal: 40,
      }),
    ]
  })
}

/** The figures of each of {@link LISTS}. */
async function visitLists(browser: Browser, app: string): Promise<ListFigures[]> {
  const context = await browser.newContext({ ...DESKTOP, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  context.setDefaultTimeout(PATIENCE_MS)
  try {
    const page = await slowPage(context, 'fast')
    await signIn(page, app, 'admin@exemplo.org', DEMO_PASSWORD)
    const figures: ListFigures[] = []
    for (const { path } of LISTS) {
      const paints: number[] = []
      const keys: number[] = []
      for (let run = 0; run <= RUNS; run++) {
        await page.goto(`${app}/cidade`)
        await page.locator('tbody tr').first().waitFor()
        const paint = await paintedAfterTap(page, path)
        // the first visit fetches the code and fills the device's cache
        if (run > 0) paints.push(paint)
      }
      await page.waitForTimeout(3_000)
      for (const key of ['a', 'n', 'Backspace', 'e', 'Backspace', 'Backspace'])
        keys.push(await paintedAfterKey(page, key))
      figures.push({ paint: median(paints), key: median(keys) })
    }
    return figures
  } finally {
    await context.close()
  }
}

/** ms from the press on the menu's link until a frame with rows of the list was painted. */
async function paintedAfterTap(page: Page, path: string): Promise<number> {
  await page.evaluate((href) => {
    performance.clearMarks()
    addEventListener('click', () => performance.mark('tap'), { capture: true, once: true })
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${href}"]`)
    const look = () => {
      if (location.pathname === href && document.querySelector('tbody tr[data-index]')) {
        requestAnimationFrame(() => setTimeout(() => performance.mark('painted')))
      } else requestAnimationFrame(look)
    }
    link?.click()
    look()
  }, path)
  return await betweenMarks(page, 'tap', 'painted')
}

/** ms from a key in the search until the frame after it was painted. */
async function paintedAfterKey(page: Page, key: string): Promise<number> {
  await page.evaluate(() => {
    performance.clearMarks()
    const mark = () => {
      performance.mark('tap')
      requestAnimationFrame(() => setTimeout(() => performance.mark('painted')))
    }
    addEventListener('keydown', mark, { capture: true, once: true })
  })
  await page.locator('input[type=search]').press(key)
  return await betweenMarks(page, 'tap', 'painted')
}

async function betweenMarks(page: Page, from: string, to: string): Promise<number> {
  const handle = await page.waitForFunction(
    ([first, last]) => {
      const end = performance.getEntriesByName(last ?? '')[0]
      const begin = performance.getEntriesByName(first ?? '')[0]
      return begin && end ? end.startTime - begin.startTime : undefined
    },
    [from, to],
  )
  return Number(await handle.jsonValue())
}
