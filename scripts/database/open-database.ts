import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { applicationDefault, type Credential, cert, initializeApp } from 'firebase-admin/app'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { DEFAULT_PORTS, DEMO_PROJECT } from '../emulators/start-emulators.ts'
import { Problem } from '../terminal/fail.ts'
import { adminFirestore } from './admin-firestore.ts'
import { firestoreProblem } from './firestore-problem.ts'

/** Which database a command works on. */
export type Target = {
  projectId: string
  /** 'host:port' of the emulator; undefined: the real project */
  emulator: string | undefined
  /** path of a service account's JSON file; undefined: application-default credentials */
  credentials: string | undefined
}

/** For `parseArgs`. `--emulator` alone arrives as '' (see runCommand). */
export const TARGET_OPTIONS = {
  project: { type: 'string' },
  credentials: { type: 'string' },
  emulator: { type: 'string' },
} as const

export const TARGET_HELP = `  --project ID         o projeto do Firebase; sem esta opção, o emulador desta máquina (projeto ${DEMO_PROJECT})
  --credentials FILE   arquivo JSON de uma conta de serviço; sem ele valem as credenciais de
                       "gcloud auth application-default login"
  --emulator [H:P]     o emulador, no endereço dado, em FIRESTORE_EMULATOR_HOST ou em 127.0.0.1:${DEFAULT_PORTS.firestore}`

type TargetValues = { [option in keyof typeof TARGET_OPTIONS]?: string | undefined }

const HOST_AND_PORT = /^[\w.-]+:\d{1,5}$/
const PROJECT_ID = /^[a-z][a-z0-9-]{4,29}$/

/**
 * The database that the options name. `--project` means the real project, unless `--emulator` is given too or the id begins with
 * `demo-`, which no real project's does.
 * @throws Problem for options that contradict each other or are malformed
 */
export function readTarget(
  { project, credentials, emulator }: TargetValues,
  env: NodeJS.ProcessEnv = process.env,
): Target {
  if (project !== undefined && !PROJECT_ID.test(project)) {
    throw new Problem(
      `"${project}" não é o ID de um projeto do Firebase: são de 5 a 30 letras minúsculas, números e hífens.`,
    )
  }
  const projectId = project ?? DEMO_PROJECT
  if (emulator === undefined && !projectId.startsWith('demo-')) {
    return { projectId, emulator: undefined, credentials }
  }
  if (credentials !== undefined) {
    throw new Problem('O emulador não usa credenciais: dê --project ID ou retire --credentials.')
  }
  const address = emulator || env['FIRESTORE_EMULATOR_HOST'] || `127.0.0.1:${DEFAULT_PORTS.firestore}`
  if (!HOST_AND_PORT.test(address)) {
    throw new Problem(`O endereço do emulador deve ser HOST:PORTA, não "${address}".`)
  }
  return { projectId, emulator: address, credentials: undefined }
}

/** 'projeto minha-rede' or 'emulador em 127.0.0.1:8080, projeto demo-escala' */
export function targetName({ projectId, emulator }: Target): string {
  return emulator ? `emulador em ${emulator}, projeto ${projectId}` : `projeto ${projectId}`
}

/**
 * Firestore past the rules, after it has answered once: nothing is begun on a database that cannot be reached.
 * @throws Problem without credentials, with those of another project, or when nothing answers
 */
export async function openDatabase(target: Target): Promise<Firestore> {
  return target.emulator === undefined
    ? await openProject(target)
    : await openEmulator(target, target.emulator)
}

async function openEmulator({ projectId }: Target, address: string): Promise<Firestore> {
  try {
    await fetch(`http://${address}/`, { signal: AbortSignal.timeout(5_000) })
  } catch {
    throw new Problem(`O emulador do Firestore não responde em ${address}: inicie-o com "npm start".`)
  }
  process.env['FIRESTORE_EMULATOR_HOST'] = address
  // the Google libraries would look for a cloud machine's metadata server and complain that there is none
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  return adminFirestore(projectId)
}

async function openProject({ projectId, credentials }: Target): Promise<Firestore> {
  // the Admin SDK would silently turn to the emulator
  delete process.env['FIRESTORE_EMULATOR_HOST']
  const credential = credentials === undefined ? applicationDefault() : serviceAccount(credentials, projectId)
  const db = getFirestore(initializeApp({ projectId, credential }, projectId))
  await Promise.race([
    firstAnswer(db, credential),
    wait(30_000, undefined, { ref: false }).then(() => {
      throw new Problem(`O projeto ${projectId} não respondeu em 30 segundos: verifique a internet.`)
    }),
  ])
  return db
}

async function firstAnswer(db: Firestore, credential: Credential): Promise<void> {
  try {
    await credential.getAccessToken()
    await db.collection('User').limit(1).get()
  } catch (error) {
    throw firestoreProblem(error) ?? error
  }
}

function serviceAccount(path: string, projectId: string): Credential {
  const account = readJson(path)
  const owner =
    typeof account === 'object' && account !== null && 'project_id' in account && account.project_id
  if (!account || typeof owner !== 'string') {
    throw new Problem(`${path} não é o arquivo JSON de uma conta de serviço.`)
  }
  if (owner !== projectId) {
    throw new Problem(`A conta de serviço em ${path} é do projeto ${owner}, e não de ${projectId}.`)
  }
  try {
    return cert(account)
  } catch {
    throw new Problem(`${path} não é o arquivo JSON completo de uma conta de serviço.`)
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw new Problem(`O arquivo ${path} não pode ser lido.`)
  }
}
