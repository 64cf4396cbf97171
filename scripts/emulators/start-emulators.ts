import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { nameAssets } from '../deploy/hosting-config.ts'
import { Problem } from '../terminal/fail.ts'
import { findFirestoreEmulator, requireJava } from './firestore-emulator.ts'
import { exportDir, keepExport, recoverData } from './kept-data.ts'
import { removeLeftovers } from './leftovers.ts'

export const ROOT = join(import.meta.dirname, '../..')

/** A `demo-` project: the emulators then never look for an account, and the SDKs never reach the network. */
export const DEMO_PROJECT = 'demo-escala'

const SERVICES = ['firestore', 'auth', 'hosting', 'hub', 'logging', 'websocket'] as const
export type Ports = Record<(typeof SERVICES)[number], number>

/** The ports of `npm start` and `npm run dev`. */
export const DEFAULT_PORTS: Ports = {
  hosting: 5000,
  firestore: 8080,
  auth: 9099,
  hub: 4400,
  logging: 4500,
  websocket: 9150,
}

/** How the emulators ended: `kept` tells whether their data was written, undefined when none was asked for. */
export type Ending = { asked: boolean; kept: boolean | undefined; lastWords: string }

export type Emulators = { ports: Ports; stop: () => Promise<Ending>; exited: Promise<Ending> }

type Options = {
  ports: Ports
  /** served by the hosting emulator, relative to the root; without it hosting does not start */
  publicDir?: string
  /** data is read from this folder when it exists, and written to it on exit */
  dataDir?: string
  /** where the emulators' own output goes; default: shown only when they fail to start */
  verbose?: boolean
}

/** Six free TCP ports of this machine. */
export async function freePorts(): Promise<Ports> {
  const servers = await Promise.all(SERVICES.map(() => listen(0)))
  const ports = servers.map((server) => {
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  })
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  const [firestore = 0, auth = 0, hosting = 0, hub = 0, logging = 0, websocket = 0] = ports
  return { firestore, auth, hosting, hub, logging, websocket }
}

/**
 * What must be there before the emulators can run; cheap, so that it is asked before a build.
 * @throws Problem for a busy port, a missing Java or a missing emulator
 */
export async function requireEmulators(ports: Ports): Promise<void> {
  requireJava()
  findFirestoreEmulator()
  await requireFree(ports)
}

/**
 * Starts the official emulators and resolves when all of them answer. They end with this program, however it ends.
 * @throws Problem for a busy port, a missing Java or a missing emulator, before or instead of starting
 */
export async function startEmulators(options: Options): Promise<Emulators> {
  await requireEmulators(options.ports)
  removeLeftovers(ROOT)
  const emulator = findFirestoreEmulator()
  // Their own: firebase-tools notes in the temporary folder where the emulators of a project are, and would otherwise export those of
  // whichever copy wrote that note last. Its logs land here, too.
  const folder = mkdtempSync(join(ROOT, '.cache', `emulators-${process.pid}-`))
  const config = writeConfig(options)
  const only = ['firestore', 'auth', ...(options.publicDir ? ['hosting'] : [])].join(',')
  const data = options.dataDir === undefined ? undefined : resolve(ROOT, options.dataDir)
  if (data) recoverData(data)
  const child = spawn(
    process.execPath,
    [
      ...['--import', new URL('./stop-with-parent.mjs', import.meta.url).href],
      join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      ...['--project', DEMO_PROJECT, '--config', config, '--only', only],
      ...(data && existsSync(data) ? ['--import', data] : []),
      ...(data ? ['--export-on-exit', exportDir(data)] : []),
    ],
    {
      cwd: folder,
      // a group of its own: Ctrl+C reaches this program, which then stops the emulators in order
      detached: true,
      env: {
        ...process.env,
        ...(emulator ? { FIRESTORE_EMULATOR_BINARY_PATH: emulator } : {}),
        ...{ TMPDIR: folder, TMP: folder, TEMP: folder },
        FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
        NO_UPDATE_NOTIFIER: '1',
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  const output = collectOutput(child, options.verbose ?? false)
  let asked = false
  const exited = once(child, 'exit').then((): Ending => {
    rmSync(config, { force: true })
    rmSync(folder, { recursive: true, force: true })
    return {
      asked,
      kept: data === undefined ? undefined : keepExport(data),
      lastWords: failureLine(output.text()),
    }
  })
  await output.ready
  return {
    ports: options.ports,
    exited,
    stop: async () => {
      asked = true
      // what also happens when this program ends, however it does: see stop-with-parent.mjs
      child.stdin?.end()
      return await exited
    },
  }
}

/** Enough of the end to find the sentence of a failure in. */
const OUTPUT_KEPT = 20_000

/** Reads what the emulators say; `ready` resolves when all of them answer. */
function collectOutput(child: ChildProcess, verbose: boolean) {
  let output = ''
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_KEPT)
      if (verbose) process.stdout.write(chunk)
      if (output.includes('All emulators ready')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', () =>
      reject(new Problem(`Os emuladores do Firebase não iniciaram: ${failureLine(output)}`)),
    )
  })
  return { ready, text: () => output }
}

function failureLine(output: string): string {
  const lines = output.trim().split('\n')
  return (lines.findLast((text) => /error|failed/i.test(text)) ?? lines.at(-1) ?? '').trim()
}

/** firebase.json with these ports and folder. Its rules and headers stay as they are, but the page may also talk to the emulators. */
function writeConfig({ ports, publicDir }: Options): string {
  const text = readFileSync(join(ROOT, 'firebase.json'), 'utf8')
  const config = JSON.parse(
    text.replace(
      "connect-src 'self'",
      `connect-src 'self' http://127.0.0.1:${ports.firestore} http://127.0.0.1:${ports.auth}`,
    ),
  )
  if (publicDir) {
    config.hosting.public = publicDir
    nameAssets(config.hosting, join(ROOT, publicDir))
  }
  config.emulators = {
    ui: { enabled: false },
    singleProjectMode: false,
    hub: { host: '127.0.0.1', port: ports.hub },
    logging: { host: '127.0.0.1', port: ports.logging },
    auth: { host: '127.0.0.1', port: ports.auth },
    hosting: { host: '127.0.0.1', port: ports.hosting },
    firestore: { host: '127.0.0.1', port: ports.firestore, websocketPort: ports.websocket },
  }
  const path = join(ROOT, `.firebase-emulators-${process.pid}.json`)
  writeFileSync(path, JSON.stringify(config))
  return path
}

async function requireFree(ports: Ports): Promise<void> {
  for (const [service, port] of Object.entries(ports)) {
    try {
      const server = await listen(port)
      await once(server.close(), 'close')
    } catch {
      throw new Problem(
        `A porta ${port} (${service}) está ocupada por outro programa: encerre-o e repita o comando. Talvez outra cópia já esteja no ar.`,
      )
    }
  }
}

async function listen(port: number) {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
