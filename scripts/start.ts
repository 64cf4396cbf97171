import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, createServer, loadEnv } from 'vite'
import { readConfig } from '../src/lib/read-config.ts'
import { adminFirestore } from './admin-firestore.ts'
import { fillDemo } from './demo/fill.ts'
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo/users.ts'
import { emulatorEnvironment } from './emulator-environment.ts'
import { DEFAULT_PORTS, DEMO_PROJECT, freePorts, ROOT, startEmulators } from './emulators.ts'
import { Problem, runProgram } from './fail.ts'

const USAGE = `Runs the product on the Firebase emulators of this machine.

  npm start            builds the app and serves it
  npm run dev          the same with Vite's hot reload

  --free-ports         any free ports and a database that is thrown away at the end
  --help               this text`

runProgram(async () => {
  const { dev, help, 'free-ports': throwaway } = readArguments()
  if (help) return console.log(USAGE)

  const ports = throwaway ? await freePorts() : DEFAULT_PORTS
  Object.assign(process.env, emulatorEnvironment(ports))
  const config = readEnvironment()

  const outDir = throwaway ? `.cache/dist-${process.pid}` : 'dist'
  if (!dev) {
    console.log('Building the app...')
    await build({ root: ROOT, logLevel: 'warn', build: { outDir } })
  }
  console.log('Starting the emulators...')
  const emulators = await startEmulators({
    ports,
    ...(dev ? {} : { publicDir: outDir }),
    ...(throwaway ? {} : { dataDir: '.emulator-data' }),
  })
  stopOnSignal(emulators.stop)

  if (await fillDemo(adminFirestore(DEMO_PROJECT), config.senhaPadrao, Date.now())) {
    console.log('Filled the empty database with the demonstration network.')
  }
  printLogins(dev ? await startVite() : `http://127.0.0.1:${ports.hosting}`, config.senhaPadrao)
  await emulators.exited
  process.exit(0)
})

function readArguments() {
  try {
    return parseArgs({
      options: {
        dev: { type: 'boolean', default: false },
        'free-ports': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

/** Checks what the build will read, so that a broken value is one sentence and not a failed build. */
function readEnvironment() {
  try {
    return readConfig({ ...loadEnv('production', ROOT), ...process.env })
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error))
  }
}

async function startVite(): Promise<string> {
  const server = await createServer({
    root: ROOT,
    server: { host: '127.0.0.1' },
    cacheDir: join(ROOT, '.cache/vite'),
  })
  await server.listen()
  return server.resolvedUrls?.local[0] ?? ''
}

/** Ctrl+C: the emulators first write their data (--export-on-exit). A second Ctrl+C is ignored while they do. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return
      stopping = true
      console.log('\nStopping; the data is being kept...')
      void stop()
    })
  }
}

function printLogins(address: string, senhaPadrao: string): void {
  const rows = DEMO_LOGINS.map(
    ({ email, who, senhaPadrao: first }) =>
      `  ${email.padEnd(26)}${(first ? senhaPadrao : DEMO_PASSWORD).padEnd(14)}${who}`,
  )
  console.log(`\nReady: ${address}\n\nDemonstration log-ins:\n${rows.join('\n')}\n\nStop with Ctrl+C.`)
}
