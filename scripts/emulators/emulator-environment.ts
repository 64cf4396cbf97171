import { DEMO_PROJECT, type Ports } from './start-emulators.ts'

/**
 * What the build, the tests and the Admin SDK read to find the emulators. Settings of a real project, which a .env file may hold, must not mix
 * in: what the environment says goes before those files.
 */
export function emulatorEnvironment({ firestore, auth }: Pick<Ports, 'firestore' | 'auth'>) {
  return {
    VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
    VITE_APP_CHECK_SITE_KEY: '',
    VITE_FIRESTORE_EMULATOR: `127.0.0.1:${firestore}`,
    VITE_AUTH_EMULATOR: `127.0.0.1:${auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
  }
}
