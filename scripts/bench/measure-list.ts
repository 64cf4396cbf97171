import type { Browser, Page } from 'playwright-core'
import { measurePaint, measureScreen, type ScreenFigures } from './measure-screen.ts'
import { median, type Row, row } from './row.ts'

// letters that few names have: what is found differs
const KEYS = ['x', 'Backspace', 'q', 'Backspace', 'z', 'Backspace'].map((key) => (page: Page) => {
  return page.locator('input[type=search]').press(key)
})
const RUNS = 5
/** Paintings more, side by side: what is compared is a quarter apart, and one of them varies by as much. */
const PAINTS = 15

/** A long list, named as people know it, beside the same list with 70 rows, on a slow processor. `url`: of a page that knows `#few`. */
export async function measureList(browser: Browser, url: string, name: string): Promise<Row[]> {
  const runs: ScreenFigures[] = []
  const few: ScreenFigures[] = []
  for (let run = 0; run < RUNS; run++) {
    runs.push(await measureScreen(browser, url, KEYS))
    few.push(await measureScreen(browser, `${url}/#few`, KEYS))
  }
  const paints = runs.map(({ paint }) => paint)
  const fewPaints = few.map(({ paint }) => paint)
  for (let run = 0; run < PAINTS; run++) {
    paints.push(await measurePaint(browser, url))
    fewPaints.push(await measurePaint(browser, `${url}/#few`))
  }
  const fewPaint = median(fewPaints)
  return [
    row({
      name: `${name}, slow processor: until its rows are painted (reference: the same list with 70; goal: 1.25 of it)`,
      value: median(paints),
      unit: 'ms',
      reference: fewPaint,
      goal: 1.25 * fewPaint,
    }),
    row({
      name: 'The same: from a key in the search until its letter is painted (reference: with 70)',
      value: median(runs.map(({ change }) => change)),
      unit: 'ms',
      reference: median(few.map(({ change }) => change)),
      goal: 40,
    }),
    row({
      name: 'The same: until its rows show what it finds (reference: with 70; goal: what people take for at once)',
      value: median(runs.map(({ settled }) => settled)),
      unit: 'ms',
      reference: median(few.map(({ settled }) => settled)),
      goal: 100,
    }),
    row({
      name: 'The same: DOM nodes of the page',
      value: Math.max(...runs.map(({ nodes }) => nodes)),
      unit: 'nodes',
      goal: 2_000,
    }),
  ]
}
