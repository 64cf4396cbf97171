import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Browser, Download, Page } from 'playwright-core'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toStored } from '#src/lib/service-time.ts'
import { PICTURE_MAX_HEIGHT, PICTURE_WIDTH } from '#src/output/picture-layout.ts'
import { DESKTOP, launch, NO_NETWORK, PHONE, shoot, signIn, visit } from './browser.ts'
import { DEMO_PASSWORD, demoFirestore, resetDemo } from './demo-database.ts'

/** A month that no demonstration report reaches. */
const MES = '2030-10'
const HOUSE = 'cidade=campinas&igreja=casa-1'
const OFFLINE = [NO_NETWORK, /cleardot\.gif/]

let browser: Browser
beforeAll(async () => {
  await resetDemo()
  browser = await launch()
})
afterAll(() => browser.close())

test('14 services fit on one sheet for the wall; the lists and a report take few', async () => {
  const { page, close } = await visit(browser, DESKTOP)
  await writeMonth('folha', 14, ['Maria Aparecida', 'Ana Beatriz'])
  await signIn(page, 'secretaria@exemplo.org', DEMO_PASSWORD)
  await page.goto(`/compartilhar?${HOUSE}&mes=${MES}&formato=folha`)
  await page.getByRole('button', { name: 'Imprimir a folha' }).waitFor()
  expect(await pagesOnPaper(page, 'folha-da-casa')).toBe(1)
  await page.goto('/relatorio?atuais=nao')
  await page.getByRole('rowheader').first().waitFor()
  expect(await pagesOnPaper(page, 'relatorios')).toBeLessThanOrEqual(3)
  await page.goto('/relatorio/edit/casa-1-atual-porteiro-feminino')
  await page.getByRole('button', { name: '+ Adicionar Dia' }).waitFor()
  // three before: the editor's rows are closer now
  expect(await pagesOnPaper(page, 'relatorio')).toBeLessThanOrEqual(2)
  await close()
})

test('long names and many people: every picture within its bounds, the spreadsheet whole', async () => {
  const { page, close } = await visit(browser, PHONE)
  const names = Array.from(
    { length: 20 },
    (_, index) => `${index} Maria Aparecida do Nascimento Albuquerque de Vasconcelos e Sá`,
  )
  await writeMonth('cheio', 3, names)
  await signIn(page, 'secretaria@exemplo.org', DEMO_PASSWORD)
  await page.goto(`/compartilhar?${HOUSE}&mes=${MES}&formato=imagem`)
  const button = page.getByRole('button', { name: /^Baixar as \d+ imagens$/ })
  await button.waitFor({ timeout: 60_000 })
  const pictures = await downloads(
    page,
    () => button.tap(),
    Number((await button.textContent())?.match(/\d+/)?.[0]),
  )
  for (const picture of pictures) {
    const png = await readFile(await picture.path())
    expect(png.readUInt32BE(16)).toBe(PICTURE_WIDTH)
    expect(png.readUInt32BE(20)).toBeLessThanOrEqual(PICTURE_MAX_HEIGHT)
  }
  await pictures[0]?.saveAs('tests/e2e/screenshots/imagem-cheia.png')
  await shoot(page, 'compartilhar-imagem', [360])

  await page.getByRole('radio', { name: 'Planilha' }).check()
  const [workbook] = await downloads(page, () => page.getByRole('button', { name: /XLSX/ }).tap(), 1)
  const rows = await readXlsxFile((await workbook?.path()) ?? '')
  expect(JSON.stringify(rows)).toContain(names[19])
  await close()
})

test('the commitments go into the calendar of the phone without a network', async () => {
  const { page, close } = await visit(browser, PHONE, OFFLINE)
  await signIn(page, 'porteiro@exemplo.org', DEMO_PASSWORD)
  await page.getByText('Próximo compromisso').waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await page.reload()
  const [file] = await downloads(page, () => page.getByRole('button', { name: 'Pôr na agenda' }).tap(), 1)
  const calendar = new ICAL.Component(ICAL.parse(await readFile((await file?.path()) ?? '', 'utf8')))
  expect(calendar.getAllSubcomponents('vevent').length).toBeGreaterThan(0)
  await page.getByText(/Abra o arquivo baixado/).waitFor()
  await shoot(page, 'home-na-agenda', [360])
  await page.context().setOffline(false)
  await close()
})

/** An active report of house 1: `count` services of the month, each name in every post. */
async function writeMonth(id: string, count: number, names: string[]): Promise<void> {
  const db = demoFirestore()
  const people = names.map((name, index) => ({ id: `${id}-${index}`, name, genero: 'feminino' }))
  const posts = { atriu: people, corredor: people, banheiro: people, estacionamento: people }
  const report = Array.from({ length: count }, (_, index) => ({
    date: new Date(toStored(`${MES}-${String(2 * index + 1).padStart(2, '0')}`, '18:30')),
    ...posts,
  }))
  const like = (await db.doc('Reports/casa-1-atual-porteiro-feminino').get()).data()
  const others = await db.collection('Reports').where('nomeRelatorio', '==', MES).get()
  for (const other of others.docs) await other.ref.delete()
  await db.doc(`Reports/${id}`).set({
    ...like,
    nomeRelatorio: MES,
    report,
    inicio: report[0]?.date,
    fim: report.at(-1)?.date,
    pessoas: people.map((person) => person.id),
  })
}

/** Prints, keeps the PDF to be looked at, and counts its pages. */
async function pagesOnPaper(page: Page, name: string): Promise<number> {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  const pdf = await page.pdf({ path: `tests/e2e/screenshots/${name}.pdf`, preferCSSPageSize: true })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

async function downloads(page: Page, tap: () => Promise<void>, count: number): Promise<Download[]> {
  const found: Download[] = []
  page.on('download', (download) => found.push(download))
  await tap()
  await expect.poll(() => found.length, { timeout: 30_000 }).toBe(count)
  page.removeAllListeners('download')
  return found
}
