import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '../deploy/build-app.ts'
import { emulatorEnvironment } from '../emulators/emulator-environment.ts'
import { DEMO_PROJECT, type Ports, ROOT, startEmulators } from '../emulators/start-emulators.ts'

/** What the app that {@link startBuiltApp} builds takes as its default password. */
export const DEFAULT_PASSWORD = 'mudar123'

/**
 * Builds the app into a folder of its own, which goes with this process, and serves it over emulators with an empty database; the
 * environment of this process then names them.
 * @param firestorePort where the app looks for Firestore: the emulator, or a proxy before it
 */
export async function startBuiltApp(ports: Ports, firestorePort = ports.firestore) {
  const outDir = `.cache/dist-built-${process.pid}`
  process.once('exit', () => rmSync(join(ROOT, outDir), { recursive: true, force: true }))
  await buildApp(outDir, {
    VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
    VITE_FIRESTORE_EMULATOR: `127.0.0.1:${firestorePort}`,
    VITE_AUTH_EMULATOR: `127.0.0.1:${ports.auth}`,
    VITE_SENHA_PADRAO: DEFAULT_PASSWORD,
    VITE_APP_CHECK_SITE_KEY: '',
  })
  const emulators = await startEmulators({ ports, publicDir: outDir })
  Object.assign(process.env, emulatorEnvironment(ports))
  return { url: `http://127.0.0.1:${ports.hosting}`, stop: emulators.stop }
}
