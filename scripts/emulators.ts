import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { basename, join } from 'node:path'
import { Problem } from './fail.ts'
import { findFirestoreEmulator, requireJava } from './firestore-emulator.ts'

export const ROOT = join(import.meta.dirname, '..')

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

export type Emulators = { ports: Ports; stop: () => Promise<void>; exited: Promise<void> }

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
 * Starts the official emulators and resolves when all of them answer.
 * @throws Problem for a busy port, a missing Java or a missing emulator, before or instead of starting
 */
export async function startEmulators(options: Options): Promise<Emulators> {
  requireJava()
  await requireFree(options.ports)
  const emulator = findFirestoreEmulator()
  const config = writeConfig(options)
  const only = ['firestore', 'auth', ...(options.publicDir ? ['hosting'] : [])].join(',')
  const data = options.dataDir
  const child = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      ...['--project', DEMO_PROJECT, '--config', config, '--only', only],
      ...(data && existsSync(data) ? ['--import', data] : []),
      ...(data ? ['--export-on-exit', data] : []),
    ],
    {
      cwd: ROOT,
      // a group of its own: Ctrl+C reaches this program, which then stops the emulators in order
      detached: true,
      env: {
        ...process.env,
        ...(emulator ? { FIRESTORE_EMULATOR_BINARY_PATH: emulator } : {}),
        FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
        NO_UPDATE_NOTIFIER: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  // nothing may outlive this program, however it ends
  process.once('exit', () => askToStop(child))
  const exited = once(child, 'exit').then(() => rmSync(config, { force: true }))
  await ready(child, options.verbose ?? false)
  return {
    ports: options.ports,
    exited,
    stop: async () => {
      child.kill('SIGINT')
      await exited
    },
  }
}

/** firebase-tools runs Java in a process group of its own and ends it only when it is asked to stop, so no SIGKILL. */
function askToStop({ pid, exitCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null) return
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // it ended meanwhile
  }
}

async function ready(child: ChildProcess, verbose: boolean): Promise<void> {
  let output = ''
  const started = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (verbose) process.stdout.write(chunk)
      if (output.includes('All emulators ready')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.on('exit', () => reject(new Problem(startFailure(output))))
  })
  await started
}

function startFailure(output: string): string {
  const line = output.split('\n').find((text) => /error/i.test(text)) ?? output.trim().split('\n').at(-1)
  return `The Firebase emulators did not start: ${line?.trim()}`
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
  if (publicDir) config.hosting.public = publicDir
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
  return basename(path)
}

async function requireFree(ports: Ports): Promise<void> {
  for (const [service, port] of Object.entries(ports)) {
    try {
      const server = await listen(port)
      await once(server.close(), 'close')
    } catch {
      throw new Problem(`Port ${port} (${service}) is in use: stop the program that holds it and try again.`)
    }
  }
}

async function listen(port: number) {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
