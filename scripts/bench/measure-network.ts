import type { Browser, BrowserContext, Page } from 'playwright-core'
import { DESKTOP } from '../browser/launch.ts'
import { signIn } from '../browser/sign-in.ts'
import { DEMO_PASSWORD } from '../demo/users.ts'
import { HOUSES, PEOPLE, REPORTS } from './network-database.ts'
import { type Row, row } from './row.ts'

/** Longer than anybody waits. */
const PATIENCE_MS = 90_000
/** Nobody keeps to a page that takes longer (Nielsen, Response times, 1993). */
const GOAL_MS = 10_000
/** What comes by itself while one uses the page, and is told. */
const BEHIND_MS = 30_000

type Screen = { name: string; path: string; goal?: number; usable: (page: Page) => Promise<unknown> }

/**
 * The pages of the built app over the emulator with the largest network, each in a browser that was never there, from its opening until
 * it can be used, and once more. `report`: id of one of the present.
 */
export async function measureNetwork(browser: Browser, app: string, report: string): Promise<Row[]> {
  const firstRow = (page: Page) => page.locator('.data-table tbody th[scope=row]').first().waitFor()
  const screens: Screen[] = [
    { name: '/user', path: '/user', usable: firstRow },
    { name: '/relatorio, the present ones', path: '/relatorio', usable: firstRow },
    { name: '/relatorio, all', path: '/relatorio?atuais=nao', usable: firstRow },
    {
      name: 'The same with those of the years before',
      path: '/relatorio?atuais=nao',
      goal: BEHIND_MS,
      usable: async (page) => {
        await firstRow(page)
        await page.getByText('Carregando os relatórios anteriores...').waitFor({ state: 'hidden' })
      },
    },
    { name: '/home of staff', path: '/home', usable: (page) => page.locator('.desk li').first().waitFor() },
    {
      name: '/calendario',
      path: '/calendario',
      usable: (page) => page.locator('.culto-chip').first().waitFor(),
    },
    {
      name: 'The editor',
      path: `/relatorio/edit/${report}`,
      usable: (page) => page.locator('[data-slot]').first().waitFor(),
    },
    {
      name: 'The editor with everybody to choose from',
      path: `/relatorio/edit/${report}`,
      usable: async (page) => {
        await page.getByRole('checkbox', { name: /^Mostrar todos os usuarios/ }).check()
        await page.getByText(/^\d{5} usuários disponíveis/).waitFor()
        await page.locator('[data-slot]').first().click()
        await page.locator('.person-select__option').first().waitFor()
      },
    },
    {
      name: "'Gerar o mês'",
      path: '/relatorio/mes',
      usable: (page) => page.locator('.mes-row').first().waitFor(),
    },
    {
      name: "The same until it generates, having read a year's reports",
      path: '/relatorio/mes',
      goal: BEHIND_MS,
      usable: async (page) => {
        // after the month that the present reports reach into
        await page.getByLabel('Período').selectOption({ index: 2 })
        await page.getByRole('button', { name: /^Gerar [1-9]/ }).click()
        await page.getByRole('button', { name: /^Gerando / }).waitFor()
      },
    },
  ]
  const rows: Row[] = []
  for (const [index, screen] of screens.entries()) {
    const [first, again] = await visits(browser, app, screen)
    const where =
      index === 0
        ? ` over the emulator, ${PEOPLE.toLocaleString('en-US')} people, ${HOUSES} houses, ${REPORTS.toLocaleString('en-US')} reports`
        : ''
    rows.push(
      row({
        name: `${screen.name}${where}: until it can be used (reference: the next visit)`,
        value: first,
        unit: 'ms',
        reference: again,
        goal: screen.goal ?? GOAL_MS,
      }),
    )
  }
  return rows
}

async function visits(browser: Browser, app: string, screen: Screen): Promise<[number, number]> {
  const context = await browser.newContext({ ...DESKTOP, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  context.setDefaultTimeout(PATIENCE_MS)
  try {
    const page = await context.newPage()
    await signIn(page, app, 'admin@exemplo.org', DEMO_PASSWORD)
    // a page that reads next to nothing
    await page.goto(`${app}/ajuda`)
    return [await visit(context, app, screen), await visit(context, app, screen)]
  } finally {
    await context.close()
  }
}

/** ms; those of {@link PATIENCE_MS} when it never could be used. */
async function visit(context: BrowserContext, app: string, { path, usable, name }: Screen): Promise<number> {
  const page = await context.newPage()
  try {
    const start = performance.now()
    await page.goto(`${app}${path}`, { waitUntil: 'commit' })
    await usable(page).catch((error) => console.error(`${name}: ${error}`))
    return performance.now() - start
  } finally {
    await page.close()
  }
}
