import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { requireChromium } from './chromium.ts'
import { emulatorEnvironment } from './emulator-environment.ts'
import { freePorts, ROOT, startEmulators } from './emulators.ts'
import { Problem, runProgram } from './fail.ts'

const USAGE = `Runs the checks and every test, on emulators of their own.

  npm test                    style, types, and all tests
  npm test -- FILTER...       only the test files whose path contains a FILTER, without style and types`

const OUT_DIR = `.cache/dist-test-${process.pid}`
const RESULTS = join(ROOT, `.cache/test-results-${process.pid}.json`)

runProgram(async () => {
  const filters = process.argv.slice(2)
  if (filters.includes('--help')) return console.log(USAGE)

  const everything = filters.length === 0
  const withBrowser = everything || filters.some((filter) => filter.includes('e2e'))
  if (withBrowser) process.env['CHROMIUM_PATH'] = requireChromium()
  if (everything) {
    await run('biome', 'ci', '.')
    await run('tsc', '--noEmit')
  }

  // a signal ends this program by its exit handlers, which stop the emulators
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  const ports = await freePorts()
  Object.assign(process.env, emulatorEnvironment(ports), { APP_URL: `http://127.0.0.1:${ports.hosting}` })
  if (withBrowser)
    await build({ root: ROOT, logLevel: 'warn', build: { outDir: OUT_DIR, emptyOutDir: true } })
  const emulators = await startEmulators({ ports, ...(withBrowser ? { publicDir: OUT_DIR } : {}) })
  const status = await vitest(filters)
  await emulators.stop()
  rmSync(join(ROOT, OUT_DIR), { recursive: true, force: true })
  printTotal()
  process.exit(status)
})

async function vitest(filters: string[]): Promise<number> {
  rmSync(RESULTS, { force: true })
  return await start(
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${RESULTS}`,
    ...filters,
  )
}

async function run(command: string, ...args: string[]): Promise<void> {
  const status = await start(command, ...args)
  if (status !== 0) throw new Problem(`${command} found problems (see above).`)
}

async function start(command: string, ...args: string[]): Promise<number> {
  const child = spawn(join(ROOT, 'node_modules/.bin', command), args, {
    cwd: ROOT,
    // Vite's build leaves 'production' behind, and React's production build cannot be tested
    env: { ...process.env, NODE_ENV: 'test' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const [status] = await once(child, 'exit')
  return typeof status === 'number' ? status : 1
}

/** One plain line for everything together. A file that could not even be loaded counts as one failure. */
function printTotal(): void {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(RESULTS, 'utf8'),
  )
  const broken = testResults.filter(
    (file: { status: string; assertionResults: unknown[] }) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  rmSync(RESULTS, { force: true })
  const skipped = numPendingTests > 0 ? `, ${numPendingTests} skipped` : ''
  console.log(`${numPassedTests} passed, ${numFailedTests + broken} failed${skipped}`)
}
