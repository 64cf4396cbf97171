import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Fails with what axe finds on the page as it stands, in both themes and at both sizes, or at the one it is for. */
export async function expectAccessible(page: Page, name: string, widths = [360, 1280]): Promise<void> {
  const before = page.viewportSize()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await findings(page), `${name}, ${colorScheme}, ${width} px`).toEqual([])
    }
  }
  await page.emulateMedia({ colorScheme: null })
  if (before) await page.setViewportSize(before)
}

async function findings(page: Page): Promise<string[]> {
  // evaluated through the debugger: the page's own Content-Security-Policy stays in force
  await page.evaluate(AXE)
  const results: AxeResults = await page.evaluate(
    (tags) => Reflect.get(window, 'axe').run({ runOnly: tags }),
    RULES,
  )
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
}
