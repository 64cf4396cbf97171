import { readConfig } from '../../src/lib/read-config.ts'
import { DEMO_PASSWORD } from '../demo/users.ts'

/** The default password of the demonstration, printed in every copy of this repository. */
const DEMO_DEFAULT_PASSWORD = 'mudar123'
const MIN_PASSWORD = 6

const REQUIRED = [
  'VITE_TITULO',
  'VITE_SENHA_PADRAO',
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
] as const

/** `problems` forbid a deploy, `warnings` do not. One sentence each. */
export type Findings = { problems: string[]; warnings: string[] }

/** What the console gives is longer than anything written in its place, as docs/deploy.md does for a rehearsal. */
const REAL = { VITE_FIREBASE_API_KEY: /^[\w-]{30,}$/, VITE_FIREBASE_APP_ID: /^\d+:\d{6,}:web:\w{10,}$/ }

/**
 * What is wrong with the build's environment for a deploy to `projectId`.
 * @param rehearsal on the emulators, which take any key
 */
export function environmentFindings(
  env: Record<string, string>,
  projectId: string,
  rehearsal: boolean,
): Findings {
  const missing = REQUIRED.filter((name) => !env[name]?.trim())
  const problems = missing.map((name) => `Falta ${name}.`)
  const id = env['VITE_FIREBASE_PROJECT_ID']
  if (id && id !== projectId) {
    problems.push(`VITE_FIREBASE_PROJECT_ID é ${id}, mas --project é ${projectId}.`)
  }
  for (const name of ['VITE_FIRESTORE_EMULATOR', 'VITE_AUTH_EMULATOR']) {
    if (env[name]) problems.push(`${name} aponta para um emulador: retire-a.`)
  }
  for (const [name, form] of rehearsal ? [] : Object.entries(REAL)) {
    const value = env[name]?.trim()
    if (value && !form.test(value)) problems.push(`${name} não é a do firebaseConfig: "${value}".`)
  }
  problems.push(...passwordProblems(env['VITE_SENHA_PADRAO'] ?? ''))
  if (problems.length === 0) problems.push(...configProblems(env))
  const warnings = env['VITE_APP_CHECK_SITE_KEY']
    ? []
    : ['VITE_APP_CHECK_SITE_KEY está vazia: o App Check fica desligado.']
  return { problems, warnings }
}

function passwordProblems(password: string): string[] {
  if (password === '') return []
  if ([DEMO_DEFAULT_PASSWORD, DEMO_PASSWORD].includes(password)) {
    return ['VITE_SENHA_PADRAO é a senha da demonstração, que todos conhecem: escolha outra.']
  }
  return password.length < MIN_PASSWORD
    ? [`VITE_SENHA_PADRAO precisa de ${MIN_PASSWORD} caracteres ou mais.`]
    : []
}

/** Whatever else the build itself would refuse. */
function configProblems(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
