import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync, renameSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { strToU8, zipSync } from 'fflate'
import { Problem } from '../terminal/fail.ts'

const CACHE = join(import.meta.dirname, '../../.cache')
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'

/** @throws Problem when no Java 17 or newer is on the PATH: the Firestore emulator is a Java program. */
export function requireJava(): void {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const version = Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0)
  if (status !== 0 || version < 17) {
    throw new Problem(
      'Falta o Java 17 ou mais novo, que o emulador do Firestore usa: instale um JRE (por exemplo o Temurin, https://adoptium.net) e repita o comando.',
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
      throw new Problem(`FIRESTORE_EMULATOR_BINARY_PATH indica um arquivo que não existe: ${configured}`)
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
  const classPath = `Class-Path: ${pathToFileURL(jar).href}`.replace(/(.{70})(?=.)/g, '$1\n ')
  const manifest = `Manifest-Version: 1.0\nMain-Class: ${MAIN_CLASS}\n${classPath}\n`
  const target = join(CACHE, 'cloud-firestore-emulator.jar')
  mkdirSync(CACHE, { recursive: true })
  // another copy may be starting at this moment: the file is there in one piece or not at all
  const written = `${target}.${process.pid}`
  writeFileSync(written, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }))
  renameSync(written, target)
  return target
}
