import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { DEMO_LOGINS, DEMO_PASSWORD } from '../demo/users.ts'
import { DEMO_PROJECT } from '../emulators/start-emulators.ts'

/** What no published file may hold: addresses of emulators, and the demonstration's project, log-ins and passwords. */
const FORBIDDEN = [
  '127.0.0.1',
  'VITE_FIRESTORE_EMULATOR',
  'VITE_AUTH_EMULATOR',
  DEMO_PROJECT,
  DEMO_PASSWORD,
  'mudar123',
  ...DEMO_LOGINS.map(({ email }) => email),
]

/** A sentence for each forbidden word in each file of the built app, and one when the project's own id is nowhere. */
export function bundleProblems(folder: string, projectId: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  let named = false
  const problems = files.flatMap((file) => {
    const path = join(file.parentPath, file.name)
    const text = readFileSync(path, 'latin1')
    named ||= text.includes(projectId)
    return FORBIDDEN.filter((word) => text.includes(word)).map(
      (word) => `${relative(folder, path)} contém "${word}", que é da demonstração ou do emulador.`,
    )
  })
  return named ? problems : [...problems, `O aplicativo construído não cita o projeto ${projectId}.`]
}
