import { Timestamp } from 'firebase-admin/firestore'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayLabel } from '#src/lib/service-time.ts'
import { paths } from '#src/paths.ts'
import { signIn } from '../../scripts/browser/sign-in.ts'
import { APP_URL, DESKTOP, launch, shoot, visit } from './browser.ts'
import { copyReport, DEMO_PASSWORD, demoFirestore, resetDemo } from './demo-database.ts'
import { type ReleaseServer, serveReleases } from './release-server.ts'

/** Every page that only staff open, and its heading. */
const STAFF_PAGES = [
  [paths.users, 'Usuarios'],
  [paths.userNew, 'Novo usuario'],
  [paths.userEdit('pessoa-002'), 'Editar usuario'],
  [paths.userImport, 'Importar usuarios'],
  [paths.igrejas, 'Casas de Oração'],
  [paths.igrejaNew, 'Nova casa de oração'],
  [paths.igrejaEdit('casa-1'), 'Editar casa de oração'],
  [paths.cargos, 'Cargos'],
  [paths.cargoNew, 'Novo cargo'],
  [paths.cargoEdit('porteiro'), 'Editar cargo'],
  [paths.cidades, 'Cidades'],
  [paths.cidadeNew, 'Nova cidade'],
  [paths.cidadeEdit('campinas'), 'Editar cidade'],
  [paths.relatorios, 'Relatórios'],
  [paths.relatorioNew, 'Gerar relatório'],
  [paths.relatorioEdit('casa-1-atual-porteiro-masculino'), /^Portas irmãos/],
  [paths.log, 'Listar Logs'],
  [paths.pa, 'Ajustar datas do relatório'],
] as const

const DAY_MS = 24 * 60 * 60 * 1000

/** The missing file itself, and what React writes of it. */
const MISSING = [
  /status of 404/,
  /Failed to fetch dynamically imported module/,
  /CodeMissing|code of this screen/,
]

/** A listener whose time ran out asks an image of Google's whether there is a network; a session that ended is refused. */
const SLEPT = [/ERR_NAME_NOT_RESOLVED/, /status of 403/]

let browser: Browser
let releases: ReleaseServer
beforeAll(async () => {
  await resetDemo()
  browser = await launch()
  releases = await serveReleases(process.env['APP_DIR'] ?? '')
})
afterAll(async () => {
  await browser.close()
  await releases.close()
})

test('a file of /assets that is not there is missing, and nobody may keep the answer', async () => {
  const missing = await fetch(`${APP_URL}/assets/relatorio-list-page-gone1234.js`)
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control')).toBe('no-cache')
  const html = await (await fetch(`${APP_URL}/relatorio`)).text()
  const there = await fetch(APP_URL + (/src="(\/assets\/[^"]+)"/.exec(html)?.[1] ?? ''))
  expect(there.headers.get('cache-control')).toContain('immutable')
})

test('staff go on working on every page over deploys and reverts', { timeout: 400_000 }, async () => {
  releases.publish(1)
  const { page, close } = await visit(browser, { ...DESKTOP, baseURL: releases.url }, MISSING)
  await signIn(page, releases.url, 'admin@exemplo.org', DEMO_PASSWORD)
  await underWorker(page)
  for (const [index, [path, heading]] of STAFF_PAGES.entries()) {
    releases.publish(index % 2 === 0 ? 2 : 1)
    await openInApp(page, path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 40_000 })
    expect(await page.getByText('Algo deu errado').count(), path).toBe(0)
    expect(await keptPages(page), path).toEqual([])
  }
  await close()
})

test('code that is nowhere to be had is said inside the layout, and loading again helps once it is there', async () => {
  releases.publish(1)
  const { page, close } = await visit(browser, { ...DESKTOP, baseURL: releases.url }, MISSING)
  await signIn(page, releases.url, 'admin@exemplo.org', DEMO_PASSWORD)
  await underWorker(page)
  releases.lose(/log-page/)
  await openInApp(page, paths.log)
  await page.getByRole('heading', { name: 'Esta tela não pôde ser carregada' }).waitFor()
  await page.getByRole('link', { name: 'Início' }).waitFor()
  await shoot(page, 'tela-sem-codigo')
  releases.lose()
  await page.getByRole('button', { name: 'Carregar de novo' }).click()
  await page.getByRole('table', { name: 'Logs' }).waitFor()
  await close()
})

test('a page that stayed open for a week says so, saves with the old code, and takes unsaved edits into the new', async () => {
  releases.publish(1)
  const { page, close } = await visit(browser, { ...DESKTOP, baseURL: releases.url }, SLEPT)
  await page.clock.install()
  await signIn(page, releases.url, 'admin@exemplo.org', DEMO_PASSWORD)
  await underWorker(page)
  // another one each time: the versions of a report stay when it is written anew
  const id = `semana-${Date.now()}`
  const dates = await copyReport('casa-1-atual-porteiro-masculino', id, 12)
  await page.goto(`${releases.url}${paths.relatorioEdit(id)}`)
  const slot = (place: number) => page.getByRole('button', { name: slotName('Átrio', dates.at(place)) })
  await slot(-1).press('Delete')

  releases.publish(2)
  for (let day = 0; day < 7; day++) await page.clock.fastForward('24:00:00')
  await page.getByText('Há uma versão nova do aplicativo.').waitFor()
  await page.getByRole('button', { name: 'Salvar Alteracoes' }).click()
  await page.getByText('Relatorio atualizado com sucesso!').waitFor()
  await slot(-2).press('Delete')
  await page.getByText('Alterações não salvas.').waitFor()
  await shoot(page, 'versao-de-uma-semana', [1280])

  await page.getByRole('button', { name: 'Atualizar agora' }).click()
  await page.getByRole('button', { name: 'Continuar com elas' }).click()
  expect(await page.content()).toContain('<!-- v2 -->')
  await page.getByText('2 vagas em branco').waitFor()

  // who does not come back for a week: the server's own clock says so
  for (const session of (await demoFirestore().collection('Sessao').get()).docs) {
    await session.ref.update({ lastLogin: Timestamp.fromMillis(Date.now() - 8 * DAY_MS) })
  }
  await page.reload()
  await page.getByText('Sua sessão terminou. Entre novamente.').waitFor()
  await close()
})

function slotName(post: string, date: number | undefined): RegExp {
  return new RegExp(`^${post}, 1ª pessoa, ${dayLabel(date)}`)
}

/** Waits until the service worker answers for the page. */
async function underWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** As a link of the app does: without loading the page anew. */
async function openInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/** The addresses below /assets for which the device keeps something that is no code. */
async function keptPages(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get('content-type') ?? ''
        if (request.url.includes('/assets/') && !/javascript|css/.test(type)) found.push(request.url)
      }
    }
    return found
  })
}
