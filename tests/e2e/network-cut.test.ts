import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayLabel } from '#src/lib/service-time.ts'
import { signOut } from '../../scripts/browser/sign-out.ts'
import { launch, NO_NETWORK, PHONE, shoot, signIn, visit } from './browser.ts'
import { copyReport, DEMO_PASSWORD, demoFirestore, resetDemo } from './demo-database.ts'
import { keptOnDevice } from './kept-on-device.ts'
import { openService } from './open-service.ts'

/** The network that is cut, answers that are lost, and a save that the rules refuse. */
const CUT = [NO_NETWORK, /ERR_CONNECTION_RESET|ERR_FAILED/, /status of 403/]
const OFFLINE = 'Sem conexão. Você vê o que já foi carregado; para salvar é preciso conexão.'

let browser: Browser
beforeAll(async () => {
  await resetDemo()
  browser = await launch()
})
afterAll(() => browser.close())

test('without a network what is loaded at a tap opens on the very first visit, or says that it cannot', async () => {
  const { page, close } = await visit(browser, PHONE, CUT)
  await signIn(page, 'porteiro@exemplo.org', DEMO_PASSWORD)
  await page.getByText('Próximo compromisso').waitFor()
  await cutNetwork(page)
  await page.getByRole('button', { name: 'Não poderei' }).first().tap()
  await page.getByRole('dialog', { name: 'Não poderei' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).tap()
  await page.getByRole('button', { name: /^Conta de / }).tap()
  await page.getByRole('dialog').getByText('A++', { exact: true }).waitFor()
  await close()

  // a browser that lets nothing be installed
  const bare = await visit(browser, { ...PHONE, serviceWorkers: 'block' }, [
    ...CUT,
    /dynamically imported module/,
  ])
  await signIn(bare.page, 'porteiro@exemplo.org', DEMO_PASSWORD)
  await bare.page.getByText('Próximo compromisso').waitFor()
  await bare.page.context().setOffline(true)
  await bare.page.getByRole('button', { name: 'Não poderei' }).first().tap()
  await bare.page.getByText(/^Não foi possível abrir\. Verifique a conexão/).waitFor()
  await bare.page.getByRole('button', { name: /^Conta de / }).tap()
  await bare.page.getByText(/^Não foi possível abrir o menu/).waitFor()
  await shoot(bare.page, 'home-sem-codigo', [360])
  await bare.page.context().setOffline(false)
  await bare.page.reload()
  await bare.page.getByRole('button', { name: 'Não poderei' }).first().tap()
  await bare.page.getByRole('dialog', { name: 'Não poderei' }).waitFor()
  await bare.close()
})

test('without a network a member opens the commitments on the phone; with it again they are up to date', async () => {
  const { page, close } = await visit(browser, PHONE, CUT)
  await signIn(page, 'porteiro@exemplo.org', DEMO_PASSWORD)
  await page.getByText('Próximo compromisso').waitFor()
  const later = await page.locator('.compromisso__date strong').last().textContent()
  await cutNetwork(page)
  await page.clock.setFixedTime(Date.now() + 2 * HOUR_MS)
  const reconnect = await reloadCutOff(page)
  await page.getByText(OFFLINE).waitFor()
  await page.getByText('Atualizado há 2 horas').waitFor()
  await page
    .locator('.compromisso__date', { hasText: later ?? '' })
    .first()
    .waitFor()
  await shoot(page, 'home-sem-rede')

  await takeBack('casa-1-atual-porteiro-masculino')
  await reconnect()
  await page.getByText('Você não tem compromissos esse mês.').waitFor()
  await page.getByText('Atualizado agora').waitFor()
  await page.getByText(OFFLINE).waitFor({ state: 'detached' })
  await close()
})

test('without a network a member reads the calendar on the phone; with it again it is up to date', async () => {
  const { page, close } = await visit(browser, PHONE, CUT)
  await signIn(page, 'porteiro@exemplo.org', DEMO_PASSWORD)
  await page.getByRole('link', { name: 'Calendário' }).tap()
  await page.getByRole('button', { name: 'Hoje' }).waitFor()
  await cutNetwork(page)
  const reconnect = await reloadCutOff(page)
  await page.getByText(OFFLINE).waitFor()
  await openService(page)
  await page.getByRole('dialog').getByText('Irmãs').first().waitFor()
  await page.getByRole('button', { name: 'Fechar' }).tap()

  const reports = await demoFirestore().collection('Reports').where('igreja', '==', 'casa-1').get()
  await Promise.all(reports.docs.map(({ id }) => takeBack(id)))
  await reconnect()
  await page.getByText(/^Nenhum culto escalado neste mês/).waitFor()
  await close()
})

test('a report edited when the network goes is kept, and saved once when it is back', async () => {
  const { page, close } = await visit(browser, PHONE, CUT)
  const slots = await openEditor(page, 'rede-cai')
  await slots.remove('Átrio')
  await cutNetwork(page)
  await slots.remove('Sanitário')
  await page.getByRole('button', { name: 'Salvar Alteracoes' }).tap()
  await page.getByText(/Sem conexão com o servidor\. Nada foi gravado/).waitFor()
  await page.getByText('Alterações não salvas.').waitFor()
  expect(await versionOf('rede-cai')).toBe(1)

  await page.context().setOffline(false)
  await page.getByText(OFFLINE).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Salvar Alteracoes' }).tap()
  await page.getByText('Relatorio atualizado com sucesso!').waitFor()
  expect(await versionOf('rede-cai')).toBe(2)
  expect(await logsOf('rede-cai')).toBe(1)
  expect(await peopleIn('rede-cai', 'atriu')).toBe(0)
  expect(await peopleIn('rede-cai', 'banheiro')).toBe(0)
  await close()
})

test('a save whose answer is lost counts once', async () => {
  const { page, close } = await visit(browser, PHONE, CUT)
  const slots = await openEditor(page, 'resposta-perdida')
  await page.route(
    /documents:commit/,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await slots.remove('Átrio')
  await page.getByRole('button', { name: 'Salvar Alteracoes' }).tap()
  await page.getByText('Relatorio atualizado com sucesso!').waitFor()
  expect(await versionOf('resposta-perdida')).toBe(2)
  expect(await logsOf('resposta-perdida')).toBe(1)
  await close()
})

test('what somebody else saved while one was without a network is joined, not overwritten', async () => {
  const { page, close } = await visit(browser, PHONE, CUT)
  const slots = await openEditor(page, 'outra-salvou')
  await slots.remove('Átrio')
  await cutNetwork(page)
  await saveAsSomebodyElse('outra-salvou')
  await page.context().setOffline(false)
  await slots.expectGone('Sanitário')
  await slots.expectGone('Átrio')
  await page.getByRole('button', { name: 'Salvar Alteracoes' }).tap()
  await page.getByText('Relatorio atualizado com sucesso!').waitFor()
  expect(await versionOf('outra-salvou')).toBe(3)
  expect(await peopleIn('outra-salvou', 'atriu')).toBe(0)
  expect(await peopleIn('outra-salvou', 'banheiro')).toBe(0)
  await close()
})

test('logging out without a network leaves nothing personal on the phone, and ends the session later', async () => {
  const { page, close } = await visit(browser, PHONE, CUT)
  await signIn(page, 'som@exemplo.org', DEMO_PASSWORD)
  await page.getByText('Próximo compromisso').waitFor()
  expect(await keptOnDevice(page)).toMatch(PERSONAL)
  await cutNetwork(page)
  await signOut(page)
  await page.getByText('Logout realizado com sucesso.').waitFor()
  expect(await keptOnDevice(page)).not.toMatch(PERSONAL)
  expect(await sessionsOf('pessoa-026')).toBe(1)

  await page.context().setOffline(false)
  await page.reload()
  await expect.poll(() => sessionsOf('pessoa-026'), { timeout: 10_000 }).toBe(0)
  await close()
})

const HOUR_MS = 3_600_000
/** A listener whose connection broke is tried again by the SDK after delays of its own, which grow. */
const RECONNECTED_MS = 45_000
const PERSONAL = /som@exemplo|pessoa-026/

/** Cuts the page and its service worker off, once the latter has what a member needs; sees that neither reaches anything. */
async function cutNetwork(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  const reached = await page.evaluate(() =>
    Promise.allSettled([fetch('/logo.svg?page'), fetch('/assets/by-the-service-worker.js')]),
  )
  expect(reached.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
}

/**
 * Loads the page anew while there is no network. Chromium up to 150 then tells the page that there is one, though nothing is reached; a phone
 * does not, and neither does Chromium once it is told again. @returns what gives the network back
 */
async function reloadCutOff(page: Page): Promise<() => Promise<void>> {
  await page.reload()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  return async () => {
    await session.detach()
    await page.context().setOffline(false)
  }
}

/** Members no longer see the report. */
async function takeBack(id: string): Promise<void> {
  await demoFirestore().doc(`Reports/${id}`).update({ ativo: false })
}

/** The secretary opens a report of two services on the phone; the answer works on the first. */
async function openEditor(page: Page, id: string) {
  const [date] = await copyReport('casa-2-atual-porteiro-feminino', id, 2)
  const button = (nome: string) =>
    page.getByRole('button', { name: `Remover ${nome}, 1ª pessoa, ${dayLabel(date)}` })
  await signIn(page, 'secretaria@exemplo.org', DEMO_PASSWORD)
  await page.goto(`/relatorio/edit/${id}`)
  await button('Átrio').waitFor()
  return {
    remove: (nome: string) => button(nome).tap(),
    expectGone: (nome: string) => button(nome).waitFor({ state: 'detached', timeout: RECONNECTED_MS }),
  }
}

async function saveAsSomebodyElse(id: string): Promise<void> {
  const report = demoFirestore().doc(`Reports/${id}`)
  const [first, ...others] = (await report.get()).get('report')
  await report.update({
    report: [{ ...first, banheiro: [] }, ...others],
    versao: 2,
    alteracao: {
      log: 'pessoa-003_1',
      userId: 'pessoa-003',
      nameUser: 'Zilda',
      action: 'Relatorio-Up',
      timestamp: new Date(),
    },
  })
}

async function versionOf(id: string): Promise<number> {
  return (await demoFirestore().doc(`Reports/${id}`).get()).get('versao')
}

/** How many people the first service has in a post. */
async function peopleIn(id: string, posto: string): Promise<number> {
  const [day] = (await demoFirestore().doc(`Reports/${id}`).get()).get('report')
  return day[posto]?.length ?? 0
}

async function logsOf(id: string): Promise<number> {
  return (await demoFirestore().collection('Log').where('reportId', '==', id).get()).size
}

async function sessionsOf(user: string): Promise<number> {
  return (await demoFirestore().collection('Sessao').where('user', '==', user).get()).size
}
