import { parseArgs } from 'node:util'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { monthTable, screenTable } from './cost/cost-tables.ts'
import { measureVisits } from './cost/measure-visits.ts'
import type { NetworkSize } from './cost/network-size.ts'
import { countTraffic } from './cost/traffic-proxy.ts'
import { adminFirestore } from './database/admin-firestore.ts'
import { fillDemo } from './demo/fill.ts'
import { DEFAULT_PASSWORD, startBuiltApp } from './demo/start-built-app.ts'
import { DEMO_PROJECT, freePorts } from './emulators/start-emulators.ts'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './terminal/command.ts'

const HELP = `Mede quantos documentos cada tela e cada ação lê e grava, com o aplicativo construído, no Chromium, sobre os emuladores
e a rede de demonstração, e calcula o mês de duas redes. docs/cost.md explica os números.

  npm run cost

${COMMON_HELP}`

runCommand({
  help: HELP,
  parse: (args) => parseArgs({ args, options: COMMON_OPTIONS }).values,
  run: async (_values, progress) => {
    const ports = await freePorts()
    const proxy = await countTraffic(ports.firestore)
    progress.say('Construindo o aplicativo e iniciando os emuladores...')
    const app = await startBuiltApp(ports, proxy.port)
    const db = adminFirestore(DEMO_PROJECT)
    await fillDemo(db, DEFAULT_PASSWORD, Date.now())
    const demo = await networkSize(db)
    const measured = await measureVisits(app.url, proxy, DEFAULT_PASSWORD, progress)
    await proxy.close()
    await app.stop()
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
