import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { Browser } from 'playwright-core'
import { pessoasOf } from '../../src/domain/pessoas-of.ts'
import { reportRange } from '../../src/domain/report-range.ts'
import { shiftDays } from '../../src/lib/service-time.ts'
import { DESKTOP } from '../browser/launch.ts'
import { signIn } from '../browser/sign-in.ts'
import { demoReports } from '../demo/reports.ts'
import { DEMO_PASSWORD, demoUsers } from '../demo/users.ts'
import type { CountingProxy } from './counting-proxy.ts'
import { type Row, row } from './row.ts'

const HOUSE = 'casa-2'
/** Reports of a year behind and the one that is in use, for each group. */
const MONTHS = 12
const DAYS = 30
const SETTLE_MS = 3_000

/** The documents that generating one report reads beside the people of the house, which has a report a month for each of its groups. */
export async function measureGenerationReads(
  browser: Browser,
  app: string,
  documents: CountingProxy,
  db: Firestore,
): Promise<Row[]> {
  await fillHouse(db, Date.now())
  const people = demoUsers().filter(({ igreja }) => igreja === HOUSE)
  const context = await browser.newContext({ ...DESKTOP, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  context.setDefaultTimeout(60_000)
  try {
    const page = await context.newPage()
    await signIn(page, app, 'secretaria@exemplo.org', DEMO_PASSWORD)
    // a page that reads little: what the start page reads is not to come in between
    await page.goto(`${app}/cidade`)
    await page.waitForTimeout(SETTLE_MS)
    documents.take()
    // opens with the house and the group of the report that was made last
    await page.goto(`${app}/relatorio/new`)
    await page.getByText(/este cargo e gênero/).waitFor()
    await page.waitForTimeout(SETTLE_MS)
    return [
      row({
        name: `Documents read to generate one report, beside the ${people.length} people of the house, with a year of monthly reports`,
        value: documents.take().delivered - people.length,
        unit: 'documents',
        goal: 40,
      }),
    ]
  } finally {
    await context.close()
  }
}

async function fillHouse(db: Firestore, now: number): Promise<void> {
  const old = await db.collection('Reports').where('igreja', '==', HOUSE).get()
  const writer = db.bulkWriter()
  for (const { ref } of old.docs) writer.delete(ref)
  const current = demoReports(demoUsers(), now).filter(({ igreja, atual }) => igreja === HOUSE && atual)
  for (const { id, report, ...fields } of current) {
    for (let month = 0; month <= MONTHS; month++) {
      const days = report.map((day) => ({ ...day, date: shiftDays(day.date ?? now, -month * DAYS) }))
      const { inicio = now, fim = now } = reportRange({ report: days })
      writer.set(db.doc(`Reports/${id}-${month}`), {
        ...fields,
        atual: month === 0,
        report: days.map((day) => ({ ...day, date: Timestamp.fromMillis(day.date) })),
        inicio: Timestamp.fromMillis(inicio),
        fim: Timestamp.fromMillis(fim),
        pessoas: pessoasOf(days),
        createdAt: Timestamp.fromMillis(shiftDays(now, -month * DAYS)),
      })
    }
  }
  await writer.close()
}
