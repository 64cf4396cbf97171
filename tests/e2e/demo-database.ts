import { config } from '#src/lib/config.ts'
import { adminFirestore } from '../../scripts/admin-firestore.ts'
import { fillDemo } from '../../scripts/demo/fill.ts'
import { DEMO_PROJECT } from '../../scripts/emulators.ts'

/** The log-ins of the demonstration network, by role. */
export { DEMO_PASSWORD } from '../../scripts/demo/users.ts'

/** Empties the database of the built app and fills it with the demonstration network. */
export async function resetDemo(): Promise<void> {
  const host = process.env['FIRESTORE_EMULATOR_HOST']
  await fetch(`http://${host}/emulator/v1/projects/${DEMO_PROJECT}/databases/(default)/documents`, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer owner' },
  })
  await fillDemo(demoFirestore(), config.senhaPadrao, Date.now())
}

export function demoFirestore() {
  return adminFirestore(DEMO_PROJECT)
}
