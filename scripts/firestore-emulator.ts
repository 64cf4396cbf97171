import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { Problem } from './fail.ts'

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/** @throws Problem when no Java 17 or newer is on the PATH: the Firestore emulator is a Java program. */
export function requireJava(): void {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const version = Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0)
  if (status !== 0 || version < 17) {
    throw new Problem(
      'Java 17 or newer is needed for the Firestore emulator: install a JRE (for example Temurin 17) and try again.',
    )
  }
}

/**
 * The Firestore emulator to hand to firebase-tools as FIRESTORE_EMULATOR_BINARY_PATH, or undefined to let firebase-tools use its
 * own cache or download. Looks at that variable first, then at an installed Google Cloud CLI.
 * @throws Problem when the variable names a file that does not exist
 */
export function findFirestoreEmulator(): string | undefined {
  const configured = process.env['FIRESTORE_EMULATOR_BINARY_PATH']
  if (configured) {
    if (!existsSync(configured)) {
      throw new Problem(`FIRESTORE_EMULATOR_BINARY_PATH names a file that does not exist: ${configured}`)
    }
    return configured
  }
  const jar = cloudCliJar()
  return jar && runnableJar(jar)
}

function cloudCliJar(): string | undefined {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const gcloud = join(folder, 'gcloud')
    if (!folder || !existsSync(gcloud)) continue
    const sdkRoot = dirname(dirname(realpathSync(gcloud)))
    const jar = join(sdkRoot, 'platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')
    if (existsSync(jar)) return jar
  }
  return undefined
}

/**
 * The Cloud CLI's jar has no Main-Class and firebase-tools runs `java -jar`: this makes a jar with nothing but a manifest that names
 * the class and points to the real jar. Manifest lines may not exceed 72 bytes; longer ones continue after a line break and a space.
 */
function runnableJar(jar: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'firestore-emulator-'))
  const classPath = `Class-Path: ${pathToFileURL(jar).href}`.replace(/(.{70})(?=.)/g, '$1\n ')
  const manifest = `Manifest-Version: 1.0\nMain-Class: ${MAIN_CLASS}\n${classPath}\n`
  const target = join(folder, 'cloud-firestore-emulator.jar')
  writeFileSync(target, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }))
  return target
}
