import type { Browser, Page } from 'playwright-core'
import { measureScreen, type ScreenFigures } from './measure-screen.ts'
import { median, type Row, row } from './row.ts'

const RUNS = 3
const REMOVALS = 5
const PLAIN_REMOVALS = 2

/** A report of 160 days with 20 people each in the editor, beside all of it drawn plainly, on a slow processor. */
export async function measureEditor(browser: Browser, url: string): Promise<Row[]> {
  const runs: ScreenFigures[] = []
  for (let run = 0; run < RUNS; run++) {
    runs.push(await measureScreen(browser, url, Array<typeof removeFirst>(REMOVALS).fill(removeFirst)))
  }
  const choosing = await measureScreen(browser, url, [0, 1, 2, 3, 4].map(openSlot))
  const plain = await measureScreen(
    browser,
    `${url}/#plain`,
    Array<typeof removeFirst>(PLAIN_REMOVALS).fill(removeFirst),
  )
  return [
    row({
      name: 'Editor with 160 days of 20 people, slow processor: from opening until it can be used (reference: drawn plainly)',
      value: median(runs.map(({ paint }) => paint)),
      unit: 'ms',
      reference: plain.paint,
      goal: 500,
    }),
    row({
      name: 'The same: from a change until it is painted',
      value: median(runs.map(({ change }) => change)),
      unit: 'ms',
      reference: plain.change,
      goal: 40,
    }),
    row({
      name: 'The same: from a tap on a slot until its list of 80 candidates can be seen',
      value: choosing.change,
      unit: 'ms',
      goal: 50,
    }),
  ]
}

/**
 * Opens the list of one slot after the other, by a tap: a key's click has no count. A finger on the next one closes the
 * one before by itself: here Escape does.
 */
function openSlot(index: number): (page: Page) => Promise<void> {
  return async (page) => {
    await page.keyboard.press('Escape')
    await page.locator('.slot__select').waitFor({ state: 'detached' })
    await page.locator('button[data-slot]').nth(index).dispatchEvent('click', { detail: 1 })
  }
}

/** By a click of the page's own: the test driver's search for the place of a button would count as the change's time. */
async function removeFirst(page: Page): Promise<void> {
  await page.locator('button[aria-label^="Remover"]').first().dispatchEvent('click')
}
