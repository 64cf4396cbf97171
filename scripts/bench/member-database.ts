import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { pessoasOf } from '../../src/domain/pessoas-of.ts'
import { fillDemo } from '../demo/fill.ts'
import { demoReports } from '../demo/reports.ts'
import { DEMO_LOGINS, demoUsers, PEOPLE } from '../demo/users.ts'

export const ACTIVE_REPORTS = 500
const REPORTS_OF_THE_MEMBER = 3

/** The demonstration doorkeeper. */
export const MEMBER = 'porteiro@exemplo.org'

/** How many documents of User there are. */
export const USERS = PEOPLE

/** Fills the database with the demonstration network and 500 active reports of the present, three of which name the member, beside those of their house's other groups. */
export async function fillMemberDatabase(db: Firestore, senhaPadrao: string, now: number): Promise<void> {
  await fillDemo(db, senhaPadrao, now)
  await db.recursiveDelete(db.collection('Reports'))
  const users = demoUsers()
  const index = DEMO_LOGINS.find(({ email }) => email === MEMBER)?.index
  const member = users[index ?? -1]
  const reports = demoReports(users, now).filter(({ atual }) => atual)
  const mine = reports.filter(({ pessoas }) => member && pessoas.includes(member.id))
  const beside = reports.filter((report) => !mine.includes(report) && report.igreja === member?.igreja)
  const others = reports.filter((report) => report.igreja !== member?.igreja)
  if (mine.length === 0) throw new Error('The demonstration network has no current report of the member')
  const writer = db.bulkWriter()
  for (let count = 0; count < ACTIVE_REPORTS; count++) {
    const own = count < REPORTS_OF_THE_MEMBER ? mine[count % mine.length] : undefined
    // a house has one report of each of its groups
    const template = own ?? beside[count - REPORTS_OF_THE_MEMBER] ?? others[count % others.length]
    if (!template) continue
    const { id, report, inicio, fim, ...fields } = template
    const days = report.map(({ date, ...posts }) => ({ ...posts, date: Timestamp.fromMillis(date ?? now) }))
    writer.set(db.doc(`Reports/${id}-${count}`), {
      ...fields,
      report: days,
      // the app asks for reports by their period
      inicio: Timestamp.fromMillis(inicio ?? now),
      fim: Timestamp.fromMillis(fim ?? now),
      pessoas: pessoasOf(report),
      createdAt: Timestamp.fromMillis(now),
    })
  }
  await writer.close()
}
