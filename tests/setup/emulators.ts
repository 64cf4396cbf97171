import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { requireChromium } from '../../scripts/browser/find-chromium.ts'
import { emulatorEnvironment } from '../../scripts/emulators/emulator-environment.ts'
import { freePorts, ROOT, startEmulators } from '../../scripts/emulators/start-emulators.ts'

const STARTED = 'TEST_EMULATORS'

/**
 * Vitest's globalSetup of every project that needs a database: one set of emulators for the whole run, whoever asks first. When journeys
 * in the browser are in the run, hosting too, with the app built for these emulators.
 */
export default async function setup({ vitest }: TestProject) {
  if (process.env[STARTED]) return
  process.env[STARTED] = 'yes'
  // a signal ends this program by its exit handlers, which stop the emulators
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

  const withBrowser = vitest.state.getPaths().some((path) => path.includes('/tests/e2e/'))
  if (withBrowser) process.env['CHROMIUM_PATH'] = requireChromium()
  const ports = await freePorts()
  const publicDir = `.cache/dist-test-${process.pid}`
  Object.assign(process.env, emulatorEnvironment(ports), {
    APP_URL: `http://127.0.0.1:${ports.hosting}`,
    APP_DIR: join(ROOT, publicDir),
  })
  process.once('exit', () => rmSync(join(ROOT, publicDir), { recursive: true, force: true }))
  if (withBrowser) await buildApp(publicDir)
  const emulators = await startEmulators({ ports, ...(withBrowser ? { publicDir } : {}) })
  return emulators.stop
}

/** In a program of its own, and as production: Vitest's NODE_ENV would give the app React's development build. */
async function buildApp(outDir: string): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
  const child = spawn(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' },
  )
  process.once('exit', () => child.kill())
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error('The app could not be built (see above)')
}
