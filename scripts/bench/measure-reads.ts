import type { Browser } from 'playwright-core'
import type { CountingProxy } from './counting-proxy.ts'
import { ACTIVE_REPORTS, USERS } from './member-database.ts'
import { commitmentReadable, memberPhone, signInMember } from './member-visit.ts'
import { type Row, row } from './row.ts'

/** The specification's own queries at log-in: all users, then the user and the position. */
const SPEC_LOG_IN = USERS + 2
/** Its queries on /home: the user, the position, all active reports, and the city and the prayer house of what is shown. */
const SPEC_HOME = 2 + ACTIVE_REPORTS + 2

/** The documents that Firestore delivers to a member, counted on the wire, beside those of the specification's own queries. */
export async function measureReads(browser: Browser, app: string, documents: CountingProxy): Promise<Row[]> {
  const phone = await memberPhone(browser, 'allow')
  try {
    const page = await phone.newPage()
    documents.take()
    documents.forget()
    await signInMember(page, app)
    const logIn = documents.take().delivered
    await commitmentReadable(page)
    const home = documents.take().changed
    await page.close()
    const again = await phone.newPage()
    await again.goto(`${app}/home`)
    await commitmentReadable(again)
    const oneMore = documents.take()
    return [
      row({
        name: 'Documents read at log-in',
        value: logIn,
        unit: 'documents',
        reference: SPEC_LOG_IN,
        goal: 6,
      }),
      row({
        name: `Documents read by a member's /home right after the log-in, 3 reports of theirs and those of their house among ${ACTIVE_REPORTS} active: those that the device does not hold since the log-in`,
        value: home,
        unit: 'documents',
        reference: SPEC_HOME,
        goal: 10,
      }),
      row({
        name: `Documents read by one more visit within 30 minutes: those that changed (the listeners resume; the emulator, unlike production, sends all ${oneMore.delivered} again)`,
        value: oneMore.changed,
        unit: 'documents',
        reference: SPEC_HOME,
        goal: 3,
      }),
    ]
  } finally {
    await phone.close()
  }
}
