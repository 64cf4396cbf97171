/**
 * Backs up a database as large as they come, once as it is and once over a line that is cut on the way, and prints how long it took and
 * how much memory: npx tsx tests/scripts/large-backup.ts
 * The figures in docs/operations.md are its own. It takes minutes, so it is no test.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { verifyArchive } from '../../scripts/archive/read-archive.ts'
import { fillNetwork, PEOPLE } from '../../scripts/bench/network-database.ts'
import { emulatorEnvironment } from '../../scripts/emulators/emulator-environment.ts'
import { freePorts, startEmulators } from '../../scripts/emulators/start-emulators.ts'
import { runProgram } from '../../scripts/terminal/fail.ts'
import { emptyDatabase } from './admin-database.ts'
import { cutOffProxy } from './cut-off-proxy.ts'
import { runScript } from './run-script.ts'

const PROJECT = 'demo-large-backup'
const LOGS = 30_000
const CUTS_MB = [20, 60, 100]
const CUT_MS = 5_000

runProgram(async () => {
  const ports = await freePorts()
  const emulators = await startEmulators({ ports })
  Object.assign(process.env, emulatorEnvironment(ports))
  const db = await emptyDatabase(PROJECT)
  console.log('Filling the database...')
  await fillNetwork(db, 'mudar123', Date.now())
  await fillAccounts(db)
  await fillLog(db)

  const folder = mkdtempSync(join(tmpdir(), 'large-backup-'))
  await backup(join(folder, 'all.gz'))
  const cuts = CUTS_MB.map((megabytes) => megabytes * 1024 * 1024)
  const line = await cutOffProxy((bytes, { cut, mend }) => {
    if (bytes < (cuts[0] ?? Number.POSITIVE_INFINITY)) return
    console.log(`Cut for ${CUT_MS / 1000} s after ${Math.round(bytes / 1024 / 1024)} MB`)
    cuts.shift()
    cut()
    setTimeout(mend, CUT_MS)
  })
  await backup(join(folder, 'cut.gz'), '--emulator', line.address)
  await line.close()
  rmSync(folder, { recursive: true })
  await emulators.stop()
})

async function backup(file: string, ...args: string[]): Promise<void> {
  const { code, stdout, stderr } = await runScript('backup', ['--project', PROJECT, '--out', file, ...args])
  console.log(`\nbackup ended with ${code}\n${stderr}${stdout}`)
  const { total } = await verifyArchive(file)
  console.log(`The file holds ${total} documents in ${Math.round(statSync(file).size / 1024 / 1024)} MB`)
}

/** A log-in and a credential for each of the people: a backup holds them too. */
async function fillAccounts(db: Firestore): Promise<void> {
  const writer = db.bulkWriter({ throttling: false })
  const atualizadaEm = Timestamp.now()
  for (let index = 0; index < PEOPLE; index++) {
    const user = `rede-${index}`
    void writer.set(db.doc(`Login/${user}@exemplo.org`), { user, salt: '$2b$10$abcdefghijklmnopqrstuv' })
    void writer.set(db.doc(`Credencial/${user}`), { password: 'a'.repeat(64), atualizadaEm })
  }
  await writer.close()
}

async function fillLog(db: Firestore): Promise<void> {
  const writer = db.bulkWriter({ throttling: false })
  const now = Date.now()
  for (let index = 0; index < LOGS; index++) {
    const userId = `rede-${index % PEOPLE}`
    const timestamp = Timestamp.fromMillis(now - index * 60_000)
    void writer.set(db.doc(`Log/${userId}_${timestamp.toMillis()}`), {
      userId,
      userName: `${userId}@exemplo.org`,
      nameUser: `Pessoa ${index % PEOPLE}`,
      action: 'Relatorio-Up',
      reportId: `rede-${index % 5_000}`,
      timestamp,
    })
  }
  await writer.close()
}
