import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayLabel, shiftDays, upcomingFrom } from '#src/lib/service-time.ts'
import { DESKTOP, launch, NO_NETWORK, PHONE, shoot, signIn, type Visitor, visit } from './browser.ts'
import { DEMO_PASSWORD, demoFirestore, resetDemo } from './demo-database.ts'

/**
 * The emulator holds one of two commits of the same documents back, mostly for a second, at times for the 30 s that its documentation
 * names; either of the two may be tried once more after that.
 */
const CONTENDED = { timeout: 100_000 }
/** What Chromium reports of requests that the rules refuse, and of a network that is cut. */
const EXPECTED = [/status of 403/, NO_NETWORK]
const REPORT = 'troca'
const [PEDRO, TITO, SAULO] = ['pessoa-018', 'pessoa-050', 'pessoa-066'] as const

const COMMIT = /documents:commit/
const OUTRA = /^Outra pessoa respondeu antes/

let browser: Browser
let pedro: Visitor
let tito: Visitor
let saulo: Visitor
let secretary: Visitor
const names = new Map<string, string>()
const [FIRST, SECOND] = [stamp(3), stamp(10)]

beforeAll(async () => {
  await resetDemo()
  browser = await launch()
  // one after another: the emulator may hold one of several log-ins at once back for longer than a log-in may take
  pedro = await openPhone(PEDRO)
  tito = await openPhone(TITO)
  saulo = await openPhone(SAULO)
  secretary = await visit(browser, DESKTOP)
  await signIn(secretary.page, 'secretaria@exemplo.org', DEMO_PASSWORD)
})
afterAll(async () => {
  for (const one of [pedro, tito, saulo, secretary]) await one.close()
  await browser.close()
})

async function openPhone(id: string): Promise<Visitor> {
  const user = await demoFirestore().doc(`User/${id}`).get()
  names.set(id, user.get('name'))
  const visitor = await visit(browser, PHONE, EXPECTED)
  await signIn(visitor.page, user.get('email'), DEMO_PASSWORD)
  return visitor
}

/** One active report: Pedro at the atrium in 3 days, Tito in 10. */
beforeEach(async () => {
  const db = demoFirestore()
  const person = (id: string) => ({ id, name: names.get(id), genero: 'masculino' })
  const others = await db.collection('Reports').where('ativo', '==', true).get()
  await Promise.all(others.docs.map(({ ref }) => ref.update({ ativo: false })))
  await setRule(FieldValue.delete())
  const requests = await db.collection('Trocas').get()
  await Promise.all(requests.docs.map(({ ref }) => ref.delete()))
  const old = await db.collection(`Reports/${REPORT}/Versoes`).get()
  await Promise.all(old.docs.map(({ ref }) => ref.delete()))
  await db.doc(`Reports/${REPORT}`).set({
    ...{
      nomeRelatorio: 'Portas',
      cidade: 'campinas',
      igreja: 'casa-1',
      cargo: 'porteiro',
      genero: 'masculino',
    },
    ...{ ativo: true, atual: true, versao: 1, inicio: FIRST, fim: SECOND, pessoas: [PEDRO, TITO] },
    ...{ createdAt: FIRST, createdBy: 'pessoa-002' },
    report: [
      { date: FIRST, atriu: [person(PEDRO)], corredor: [] },
      { date: SECOND, atriu: [person(TITO)], corredor: [] },
    ],
  })
})

/** How the house of the report handles substitutions; deleted, everybody is free. */
async function setRule(trocas: { modo: string; horas: number } | FieldValue): Promise<void> {
  await demoFirestore().doc('Igreja/casa-1').update({ trocas })
}

function stamp(days: number): Timestamp {
  return Timestamp.fromMillis(shiftDays(upcomingFrom(Date.now()), days))
}

async function openDialog(page: Page) {
  // else the turns as the test before left them are on the screen at first, and 'now' is said of them too
  await page.evaluate(() => localStorage.removeItem('escala:compromissos'))
  await page.goto('/home')
  await page.getByText('Atualizado agora').waitFor()
  await page.getByRole('button', { name: 'Não poderei' }).first().click()
  return page.getByRole('dialog')
}

async function openAsking(page: Page) {
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Pedir a alguém' }).waitFor()
  return dialog
}

async function askTeam() {
  const dialog = await openAsking(pedro.page)
  await shoot(pedro.page, 'nao-poderei', [360])
  await dialog.getByRole('button', { name: 'Pedir a alguém' }).click()
  await dialog.getByText('Qualquer pessoa da equipe').waitFor()
  await shoot(pedro.page, 'pedir-a-alguem', [360])
  await dialog.getByRole('button', { name: 'Pedir' }).click()
  await dialog.getByText(/^Pronto/).waitFor()
  await shoot(pedro.page, 'pedido-feito', [360])
  await dialog.getByRole('button', { name: 'Fechar' }).click()
}

async function atrium(): Promise<unknown> {
  const report: { atriu: { id: string }[] }[] = (await demoFirestore().doc(`Reports/${REPORT}`).get()).get(
    'report',
  )
  return report.map(({ atriu }) => atriu.map(({ id }) => id).join())
}

/**
 * Holds the next write of a page back: it was decided upon what stood there then, and comes after what others write meanwhile. Two writes
 * on their way at once would leave the order to the emulator, which at times locks both out for minutes.
 */
async function holdWrite(page: Page) {
  let release = () => {}
  const free = new Promise<void>((resolve) => {
    release = resolve
  })
  const hold = async (route: Route) => {
    await free
    await route.continue()
  }
  await page.route(COMMIT, hold, { times: 1 })
  return { sent: page.waitForRequest(COMMIT), release }
}

test('of two who accept at the same moment one serves, and the other is told', async () => {
  await askTeam()
  for (const { page } of [tito, saulo]) {
    await page.goto('/home')
    await page.getByRole('button', { name: 'Aceitar' }).waitFor()
  }
  await shoot(saulo.page, 'pedem-a-sua-ajuda')
  const late = await holdWrite(saulo.page)
  await saulo.page.getByRole('button', { name: 'Aceitar' }).click()
  await late.sent
  await tito.page.getByRole('button', { name: 'Aceitar' }).click()
  await tito.page.getByText('Pronto: você está na escala.').waitFor()
  late.release()
  await saulo.page.getByRole('alert').filter({ hasText: OUTRA }).waitFor()
  expect(await atrium()).toEqual([TITO, TITO])
  await pedro.page.getByText(/aceitou e está no seu lugar/).waitFor()
  await shoot(pedro.page, 'troca-aceita', [360])
})

test('a refusal reaches the one who asked', async () => {
  const dialog = await openAsking(pedro.page)
  await dialog.getByRole('button', { name: 'Pedir a alguém' }).click()
  await dialog.getByRole('radio', { name: new RegExp(names.get(SAULO) ?? '') }).check()
  await dialog.getByRole('button', { name: 'Pedir' }).click()
  await dialog.getByText(/^Pronto/).waitFor()
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await saulo.page.goto('/home')
  await saulo.page.getByRole('button', { name: 'Não posso' }).click()
  await pedro.page.getByText(`${names.get(SAULO)} não pode.`).waitFor()
  expect(await atrium()).toEqual([PEDRO, TITO])
})

test('an exchange changes both days at once', async () => {
  const dialog = await openAsking(pedro.page)
  await dialog.getByRole('button', { name: 'Trocar o dia' }).click()
  await dialog.getByRole('radio').first().check()
  await shoot(pedro.page, 'trocar-o-dia', [360])
  await dialog.getByRole('button', { name: 'Pedir a troca' }).click()
  await dialog.getByText(/Os dois dias mudam juntos/).waitFor()
  await tito.page.goto('/home')
  await tito.page.getByRole('button', { name: 'Aceitar a troca' }).click()
  await expect.poll(atrium, { timeout: 20_000 }).toEqual([TITO, PEDRO])
})

test('the network cut between the tap and the answer loses nothing', async () => {
  await askTeam()
  const { page } = saulo
  await page.goto('/home')
  await page.getByRole('button', { name: 'Aceitar' }).waitFor()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Aceitar' }).click()
  await page
    .getByRole('alert')
    .filter({ hasText: /Sem conexão/ })
    .waitFor()
  expect(await atrium()).toEqual([PEDRO, TITO])
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Aceitar' }).click()
  await expect.poll(atrium, { timeout: 20_000 }).toEqual([SAULO, TITO])
})

test('what the secretary edits on that day meanwhile is joined with it, and nothing is lost', async () => {
  await askTeam()
  const { page } = secretary
  await page.goto(`/relatorio/edit/${REPORT}`)
  await page.getByRole('button', { name: `Remover Átrio, 1ª pessoa, ${dayLabel(SECOND.toMillis())}` }).click()
  await saulo.page.goto('/home')
  await saulo.page.getByRole('button', { name: 'Aceitar' }).click()
  await expect.poll(atrium, CONTENDED).toEqual([SAULO, TITO])
  await page
    .getByRole('button', { name: `Remover Átrio, 1ª pessoa, ${dayLabel(FIRST.toMillis())}` })
    .waitFor()
  await page
    .getByText(names.get(SAULO) ?? '')
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Salvar Alteracoes' }).click()
  await expect.poll(atrium, CONTENDED).toEqual([SAULO, ''])
})

test('where the secretary approves, the roster changes when she does', async () => {
  await setRule({ modo: 'aprovacao', horas: 0 })
  await askTeam()
  await saulo.page.goto('/home')
  await saulo.page.getByRole('button', { name: 'Aceitar' }).click()
  await saulo.page.getByText('Combinado. Falta a aprovação de quem cuida da escala.').waitFor(CONTENDED)
  expect(await atrium()).toEqual([PEDRO, TITO])
  await secretary.page.goto('/relatorio')
  await secretary.page
    .getByText(`${names.get(SAULO)} no lugar de ${names.get(PEDRO)}: falta aprovar`)
    .waitFor()
  await shoot(secretary.page, 'pedidos-de-troca')
  await secretary.page.getByRole('button', { name: 'Aprovar' }).click()
  await expect.poll(atrium, CONTENDED).toEqual([SAULO, TITO])
  await pedro.page.getByText(`${names.get(SAULO)} aceitou e está no seu lugar.`).waitFor()
})

test('later than the hours that the house keeps, one can only tell', async () => {
  await setRule({ modo: 'livre', horas: 100 })
  const dialog = await openDialog(pedro.page)
  await dialog.getByText('O prazo para pedir a alguém já passou').waitFor()
  await shoot(pedro.page, 'tarde-para-pedir', [360])
  expect(await dialog.getByRole('button', { name: 'Pedir a alguém' }).count()).toBe(0)
})
