import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, createServer, loadEnv } from 'vite'
import { readConfig } from '../src/lib/read-config.ts'
import { adminFirestore } from './database/admin-firestore.ts'
import { fillDemo } from './demo/fill.ts'
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo/users.ts'
import { emulatorEnvironment } from './emulators/emulator-environment.ts'
import {
  DEFAULT_PORTS,
  DEMO_PROJECT,
  type Ending,
  freePorts,
  ROOT,
  requireEmulators,
  startEmulators,
} from './emulators/start-emulators.ts'
import { Problem, runProgram } from './terminal/fail.ts'

const USAGE = `Põe o sistema no ar nos emuladores do Firebase desta máquina, com uma rede de demonstração.

  npm start            constrói o aplicativo e o serve
  npm run dev          o mesmo, com a recarga imediata do Vite

  --free-ports         portas livres quaisquer e um banco de dados que é descartado no fim
  --data PASTA         onde os dados ficam guardados (.emulator-data); com --free-ports, também são guardados
  --help               este texto`

runProgram(async () => {
  const { dev, help, data, 'free-ports': anyPorts } = readArguments()
  if (help) return console.log(USAGE)

  const ports = anyPorts ? await freePorts() : DEFAULT_PORTS
  const dataDir = data ?? (anyPorts ? undefined : '.emulator-data')
  Object.assign(process.env, emulatorEnvironment(ports))
  const config = readEnvironment()
  await requireEmulators(ports)
  const signals = listenToSignals(dataDir !== undefined)

  const outDir = anyPorts ? `.cache/dist-${process.pid}` : 'dist'
  if (!dev) {
    console.log('Construindo o aplicativo...')
    await build({ root: ROOT, logLevel: 'warn', build: { outDir } })
  }
  console.log('Iniciando os emuladores...')
  const emulators = await startEmulators({
    ports,
    ...(dev ? {} : { publicDir: outDir }),
    ...(dataDir === undefined ? {} : { dataDir }),
  })
  signals.stopWith(emulators.stop)

  if (await fillDemo(adminFirestore(DEMO_PROJECT), config.senhaPadrao, Date.now())) {
    console.log('O banco estava vazio e recebeu a rede de demonstração.')
  }
  const address = dev ? await startVite() : `http://127.0.0.1:${ports.hosting}`
  printReady(address, ports.firestore, config.senhaPadrao)
  const ending = await emulators.exited
  if (anyPorts) rmSync(join(ROOT, outDir), { recursive: true, force: true })
  process.exit(tellEnding(ending, dataDir))
})

function readArguments() {
  try {
    return parseArgs({
      options: {
        dev: { type: 'boolean', default: false },
        'free-ports': { type: 'boolean', default: false },
        data: { type: 'string' },
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

/**
 * Ctrl+C, and a terminal that is closed (SIGHUP): the emulators first write their data. A second Ctrl+C is ignored while they do. Before they
 * run, the program just ends.
 */
function listenToSignals(keeping: boolean) {
  let stop: (() => Promise<unknown>) | undefined
  let stopping = false
  // a closed terminal takes no more words
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stop) process.exit(130)
      if (stopping) return
      stopping = true
      console.log(keeping ? '\nEncerrando; guardando os dados...' : '\nEncerrando...')
      void stop()
    })
  }
  return {
    stopWith: (how: () => Promise<unknown>) => {
      stop = how
    },
  }
}

/** Says whether the data was kept, and returns the exit code. */
function tellEnding({ asked, kept, lastWords }: Ending, dataDir: string | undefined): number {
  if (!asked) console.error('Os emuladores pararam sozinhos.')
  if (kept === true) console.log('Os dados foram guardados.')
  if (kept === false) {
    console.error(
      `Os dados de agora NÃO foram guardados; em ${dataDir} continuam os de antes. O emulador disse: ${lastWords}`,
    )
  }
  return asked && kept !== false ? 0 : 1
}

function printReady(address: string, firestore: number, senhaPadrao: string): void {
  const rows = DEMO_LOGINS.map(
    ({ email, who, senhaPadrao: first }) =>
      `  ${email.padEnd(26)}${(first ? senhaPadrao : DEMO_PASSWORD).padEnd(14)}${who}`,
  )
  console.log(
    `\nNo ar: ${address}\nBanco de dados: 127.0.0.1:${firestore}\n\nContas da demonstração:\n${rows.join('\n')}\n\nEncerre com Ctrl+C.`,
  )
}
