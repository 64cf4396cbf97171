import type { Timestamp } from 'firebase-admin/firestore'
import { config } from '#src/lib/config.ts'
import { adminFirestore } from '../../scripts/database/admin-firestore.ts'
import { fillDemo } from '../../scripts/demo/fill.ts'
import { DEMO_PROJECT } from '../../scripts/emulators/start-emulators.ts'

/** The log-ins of the demonstration network, by role. */
export { DEMO_PASSWORD } from '../../scripts/demo/users.ts'

/** Empties the database of the built app. */
export async function emptyDemo(): Promise<void> {
  const host = process.env['FIRESTORE_EMULATOR_HOST']
  await fetch(`http://${host}/emulator/v1/projects/${DEMO_PROJECT}/databases/(default)/documents`, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer owner' },
  })
}

/** Empties the database of the built app and fills it with the demonstration network. */
export async function resetDemo(): Promise<void> {
  await emptyDemo()
  await fillDemo(demoFirestore(), config.senhaPadrao, Date.now())
}

/**
 * A short report of a journey's own: the next `days` services of a demonstration report, under the id and the name `to`. Resolves with
 * their dates (stored ms).
 */
export async function copyReport(from: string, to: string, days: number): Promise<number[]> {
  const db = demoFirestore()
  const fields = (await db.doc(`Reports/${from}`).get()).data() ?? {}
  const all: { date: Timestamp }[] = fields['report']
  const report = all.filter(({ date }) => date.toMillis() > Date.now()).slice(0, days)
  await db.doc(`Reports/${to}`).set({ ...fields, nomeRelatorio: to, report })
  return report.map(({ date }) => date.toMillis())
}

export function demoFirestore() {
  return adminFirestore(DEMO_PROJECT)
}
