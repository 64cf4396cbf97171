import type { Browser, Page } from 'playwright-core'
import { PHONE } from '../browser/launch.ts'
import { median, type Row, row } from './row.ts'
import { slowPage } from './slow-page.ts'

const RUNS = 5
const SETTLE_MS = 1_000
const KEY_EVERY_MS = 60
const TYPING_MS = 2_000

/** The log-in page on a slow phone: its largest paint, the moment from which it handles what is typed, and that at which React has it. */
export async function measureLogin(
  browser: Browser,
  app: string,
  floor: string,
): Promise<{ rows: Row[]; floorMs: number }> {
  const floors: number[] = []
  const paints: number[] = []
  const inputs: number[] = []
  const takeovers: number[] = []
  for (let run = 0; run < RUNS; run++) {
    floors.push(await inNewProfile(browser, (page) => largestPaint(page, floor)))
    paints.push(await inNewProfile(browser, (page) => largestPaint(page, app)))
    inputs.push(await inNewProfile(browser, (page) => takesInput(page, app)))
    takeovers.push(await inNewProfile(browser, (page) => isReact(page, app)))
  }
  const floorMs = median(floors)
  return {
    floorMs,
    rows: [
      row({
        name: 'Log-in page, slow phone: largest paint (goal: 0.6 of the floor, a page with React and one heading)',
        value: median(paints),
        unit: 'ms',
        reference: floorMs,
        goal: 0.6 * floorMs,
      }),
      row({
        name: 'The same: until it takes input, with no key lost that was typed before (goal: 1.25 of the floor)',
        value: median(inputs),
        unit: 'ms',
        reference: floorMs,
        goal: 1.25 * floorMs,
      }),
      row({
        name: 'The same: until React answers what was submitted at first sight (goal: what nobody types a log-in in)',
        value: median(takeovers),
        unit: 'ms',
        reference: floorMs,
        goal: TYPING_MS,
      }),
    ],
  }
}

async function inNewProfile<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE)
  try {
    return await measure(await slowPage(context, 'slow'))
  } finally {
    await context.close()
  }
}

/** ms from the navigation to the last largest contentful paint. */
async function largestPaint(page: Page, url: string): Promise<number> {
  await page.goto(url)
  await page.waitForTimeout(SETTLE_MS)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        )
      }),
  )
}

/** ms from the navigation until a log-in that is submitted as soon as the form answers is told what it lacks, which React alone does. */
async function isReact(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator('input[name=username]').fill('A')
  await page.waitForFunction(() => document.querySelector('input')?.value === 'a')
  await page.locator('button[type=submit]').dispatchEvent('click')
  const handle = await page.waitForFunction(() =>
    document.querySelector('.form__error') ? performance.now() : undefined,
  )
  return Number(await handle.jsonValue())
}

/**
 * Types capitals from the moment the field is there; the page's own code makes them small. ms from the navigation until it did.
 * @throws Error when a key was lost
 */
async function takesInput(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  const username = page.locator('input[name=username]')
  await username.focus()
  let typed = 0
  let at: number | undefined
  const taken = page
    .waitForFunction(() => {
      const value = document.querySelector('input')?.value ?? ''
      return value !== '' && value === value.toLowerCase() ? performance.now() : undefined
    })
    .then(async (handle) => {
      at = Number(await handle.jsonValue())
      return at
    })
  while (at === undefined) {
    await page.keyboard.press('A')
    typed++
    await page.waitForTimeout(KEY_EVERY_MS)
  }
  const value = await username.inputValue()
  if (value !== 'a'.repeat(typed))
    throw new Error(`${typed} keys were typed into the log-in page, and it has "${value}"`)
  return await taken
}
