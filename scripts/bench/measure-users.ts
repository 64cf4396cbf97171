import type { Browser, Page } from 'playwright-core'
import { measureScreen, type ScreenFigures } from './measure-screen.ts'
import { median, type Row, row } from './row.ts'

const KEYS = ['a', 'Backspace', 'e', 'Backspace', 'o', 'Backspace'].map((key) => (page: Page) => {
  return page.locator('input[type=search]').press(key)
})
const PLAIN_KEYS = KEYS.slice(0, 2)
const RUNS = 3

/** The list of 10,000 users beside a plain table of them, on a slow processor. */
export async function measureUsers(browser: Browser, url: string): Promise<Row[]> {
  const runs: ScreenFigures[] = []
  for (let run = 0; run < RUNS; run++) runs.push(await measureScreen(browser, url, KEYS))
  const plain = await measureScreen(browser, `${url}/#plain`, PLAIN_KEYS)
  return [
    row({
      name: '/user with 10,000 people, slow processor: from a key in the search until painted (goal: 1/60 of a plain table)',
      value: median(runs.map(({ change }) => change)),
      unit: 'ms',
      reference: plain.change,
      goal: plain.change / 60,
    }),
    row({
      name: 'The same: first paint of the list (goal: 1/60 of a plain table)',
      value: median(runs.map(({ paint }) => paint)),
      unit: 'ms',
      reference: plain.paint,
      goal: plain.paint / 60,
    }),
    row({
      name: 'The same: DOM nodes of the page',
      value: Math.max(...runs.map(({ nodes }) => nodes)),
      unit: 'nodes',
      reference: plain.nodes,
      goal: 2_000,
    }),
  ]
}
