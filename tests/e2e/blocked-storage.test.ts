import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { launch, PHONE, shoot, signIn, visit } from './browser.ts'
import { DEMO_PASSWORD, resetDemo } from './demo-database.ts'

let browser: Browser
beforeAll(async () => {
  await resetDemo()
  browser = await launch()
})
afterAll(() => browser.close())

const FORGETS = /Este navegador não guarda dados deste site/

/** As a browser does whose user forbids the site to keep data: the mere name throws. */
function blockStorage(names: string[]): void {
  for (const name of names) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

test('with all storage blocked one is told, logs in and works', async () => {
  const { page, close } = await visit(browser, PHONE)
  await page.addInitScript(blockStorage, ['localStorage', 'sessionStorage', 'indexedDB'])
  await page.goto('/')
  await page.getByText(FORGETS).waitFor()
  await shoot(page, 'armazenamento-bloqueado', [360])
  await worksFrom(page)
  await close()
})

test('with full storage one is told, logs in and works', async () => {
  const { page, close } = await visit(browser, PHONE)
  await page.addInitScript(fillStorage)
  await page.goto('/')
  await page.getByText(FORGETS).waitFor()
  await worksFrom(page)
  await close()
})

test('without IndexedDB alone the session outlives a reload', async () => {
  const { page, close } = await visit(browser, PHONE)
  await page.addInitScript(blockStorage, ['indexedDB'])
  await worksFrom(page)
  await page.reload()
  await page.getByText('Próximo compromisso').waitFor()
  await page.getByText('Atualizado agora').waitFor()
  await close()
})

test('a browser that lets no worker run logs in without one', async () => {
  const { page, close } = await visit(browser, PHONE)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new DOMException('Workers are blocked.', 'SecurityError')
        }
      },
    })
  })
  await worksFrom(page)
  await close()
})

async function worksFrom(page: Page): Promise<void> {
  await signIn(page, 'porteiro@exemplo.org', DEMO_PASSWORD)
  await page.getByText('Próximo compromisso').waitFor()
}
