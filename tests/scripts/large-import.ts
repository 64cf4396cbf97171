/**
 * Imports an older database as large as they come and prints how long it took and how much memory: npx tsx tests/scripts/large-import.ts
 * The figures in docs/operations.md are its own. It takes minutes, so it is no test.
 */
import { loadavg } from 'node:os'
import { emulatorEnvironment } from '../../scripts/emulators/emulator-environment.ts'
import { freePorts, startEmulators } from '../../scripts/emulators/start-emulators.ts'
import { runProgram } from '../../scripts/terminal/fail.ts'
import { emptyDatabase } from './admin-database.ts'
import { fillLegacy, type LegacySize } from './legacy-network.ts'
import { runScript } from './run-script.ts'

const PROJECT = 'demo-large-import'

/** Every password is another one, which is the most work: each is compared with the default password. */
const SIZE: LegacySize = { users: 10_000, hashes: 10_000, reports: 5_000, days: 30, logs: 5_000 }

runProgram(async () => {
  const ports = await freePorts()
  const emulators = await startEmulators({ ports })
  Object.assign(process.env, emulatorEnvironment(ports))
  console.log('Filling the older database...', SIZE)
  await fillLegacy(await emptyDatabase(PROJECT), SIZE)
  for (const args of [[], ['--apply'], []]) {
    const { code, stdout, stderr } = await runScript('import-legacy', ['--project', PROJECT, ...args])
    console.log(`\nimport:legacy ${args} ended with ${code}\n${stderr}${stdout}`)
    console.log(`Programs that ran on average in the last minute, this one among them: ${loadavg()[0]}`)
  }
  await emulators.stop()
})
