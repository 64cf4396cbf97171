import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { monthTable, screenTable } from './cost/cost-tables.ts'
import { measureVisits } from './cost/measure-visits.ts'
import type { NetworkSize } from './cost/network-size.ts'
import { countTraffic } from './cost/traffic-proxy.ts'
import { adminFirestore } from './database/admin-firestore.ts'
import { fillDemo } from './demo/fill.ts'
import { buildApp } from './deploy/build-app.ts'
import { emulatorEnvironment } from './emulators/emulator-environment.ts'
import { DEMO_PROJECT, freePorts, ROOT, startEmulators } from './emulators/start-emulators.ts'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './terminal/command.ts'

const HELP = `Mede quantos documentos cada tela e cada ação lê e grava, com o aplicativo construído, no Chromium, sobre os emuladores
e a rede de demonstração, e calcula o mês de duas redes. docs/cost.md explica os números.

  npm run cost

${COMMON_HELP}`

const DEFAULT_PASSWORD = 'mudar123'

runCommand({
  help: HELP,
  parse: (args) => parseArgs({ args, options: COMMON_OPTIONS }).values,
  run: async (_values, progress) => {
    const ports = await freePorts()
    const proxy = await countTraffic(ports.firestore)
    const outDir = `.cache/dist-cost-${process.pid}`
    process.once('exit', () => rmSync(join(ROOT, outDir), { recursive: true, force: true }))
    progress.say('Construindo o aplicativo e iniciando os emuladores...')
    await buildApp(outDir, {
      VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
      VITE_FIRESTORE_EMULATOR: `127.0.0.1:${proxy.port}`,
      VITE_AUTH_EMULATOR: `127.0.0.1:${ports.auth}`,
      VITE_SENHA_PADRAO: DEFAULT_PASSWORD,
      VITE_APP_CHECK_SITE_KEY: '',
    })
    const emulators = await startEmulators({ ports, publicDir: outDir })
    Object.assign(process.env, emulatorEnvironment(ports))
    const db = adminFirestore(DEMO_PROJECT)
    await fillDemo(db, DEFAULT_PASSWORD, Date.now())
    const demo = await networkSize(db)
    const measured = await measureVisits(
      `http://127.0.0.1:${ports.hosting}`,
      proxy,
      DEFAULT_PASSWORD,
      progress,
    )
    await proxy.close()
    await emulators.stop()
    return {
      text: `${screenTable(measured)}\n\n${monthTable(measured, demo)}`,
      result: { rede: demo, medicoes: measured },
    }
  },
})

async function networkSize(db: Firestore): Promise<NetworkSize> {
  const count = async (query: Query) => (await query.count().get()).data().count
  const [people, houses, cities, reports] = await Promise.all([
    count(db.collection('User')),
    count(db.collection('Igreja')),
    count(db.collection('Cidade')),
    count(db.collection('Reports').where('atual', '==', true)),
  ])
  return { people, houses, cities, reports }
}
