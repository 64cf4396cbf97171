import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { readConfig } from '../src/lib/read-config.ts'
import { buildPage } from './bench/build-page.ts'
import { serveCompressed } from './bench/compressed-server.ts'
import { countDocuments } from './bench/counting-proxy.ts'
import { describeMachine } from './bench/machine.ts'
import { measureBcrypt } from './bench/measure-bcrypt.ts'
import { measureEditor } from './bench/measure-editor.ts'
import { measureGeneration } from './bench/measure-generation.ts'
import { measureGenerationReads } from './bench/measure-generation-reads.ts'
import { measureHome } from './bench/measure-home.ts'
import { measureLogin } from './bench/measure-login.ts'
import { measureMonth } from './bench/measure-month.ts'
import { measureReads } from './bench/measure-reads.ts'
import { measureSizes } from './bench/measure-sizes.ts'
import { measureUsers } from './bench/measure-users.ts'
import { fillMemberDatabase } from './bench/member-database.ts'
import { reportText } from './bench/report-text.ts'
import type { Row } from './bench/row.ts'
import { launchChromium } from './browser/launch.ts'
import { adminFirestore } from './database/admin-firestore.ts'
import { emulatorEnvironment } from './emulators/emulator-environment.ts'
import { DEMO_PROJECT, freePorts, ROOT, startEmulators } from './emulators/start-emulators.ts'
import { Problem, runProgram } from './terminal/fail.ts'

const USAGE = `Mede o aplicativo construído e mostra cada número ao lado da sua referência, medida na mesma vez.

  npm run bench                    uma página em Markdown
  npm run bench -- --json          {"rows": [{"name", "value", "unit", "reference", "goal", "holds"}]}
  npm run bench -- --out ARQUIVO   grava a página em um arquivo`

const OUT_DIR = `.cache/bench-${process.pid}`

runProgram(async () => {
  const { help, json, out } = readArguments()
  if (help) return console.log(USAGE)
  try {
    const rows = await measure()
    const page = reportText(rows, describeMachine(Date.now()))
    if (out) writeFileSync(out, page)
    else console.log(json ? JSON.stringify({ rows }) : page)
  } finally {
    rmSync(join(ROOT, OUT_DIR), { recursive: true, force: true })
  }
  process.exit(0)
})

async function measure(): Promise<Row[]> {
  const ports = await freePorts()
  const emulators = await startEmulators({ ports })
  const documents = await countDocuments(ports.firestore)
  Object.assign(process.env, emulatorEnvironment(ports), {
    VITE_FIRESTORE_EMULATOR: `127.0.0.1:${documents.port}`,
  })

  say('Construindo')
  const dist = join(ROOT, OUT_DIR, 'app')
  await build({ root: ROOT, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } })
  const floorDist = await buildPage('floor', OUT_DIR)
  const app = await serveCompressed(dist, '/app.html', [
    `http://127.0.0.1:${documents.port}`,
    `http://127.0.0.1:${ports.auth}`,
  ])
  const servePage = async (name: string) => serveCompressed(await buildPage(name, OUT_DIR), '/index.html')
  const floor = await serveCompressed(floorDist, '/index.html')
  const users = await servePage('users')
  const editor = await servePage('editor')
  const bcrypt = await servePage('bcrypt')
  const month = await servePage('month')

  await fillMemberDatabase(adminFirestore(DEMO_PROJECT), readConfig(process.env).senhaPadrao, Date.now())
  const browser = await launchChromium()
  try {
    const step = async (name: string, rows: Promise<Row[]> | Row[]) => {
      say(name)
      return await rows
    }
    const sizes = await step('Tamanhos', measureSizes(browser, dist, app, floorDist, floor))
    const login = await measureLogin(browser, app.url, floor.url)
    return [
      ...sizes,
      ...login.rows,
      ...(await step('/home', measureHome(browser, app.url, login.floorMs))),
      ...(await step('/user', measureUsers(browser, users.url))),
      ...(await step('Editor', measureEditor(browser, editor.url))),
      ...(await step('Geração', measureGeneration())),
      ...(await step('Mês', measureMonth(browser, month.url))),
      ...(await step('bcrypt', measureBcrypt(browser, bcrypt.url))),
      ...(await step('Leituras', measureReads(browser, app.url, documents))),
      ...(await step(
        'Leituras de uma geração',
        measureGenerationReads(browser, app.url, documents, adminFirestore(DEMO_PROJECT)),
      )),
    ]
  } finally {
    await browser.close()
    for (const server of [app, floor, users, editor, bcrypt, month, documents]) await server.close()
    await emulators.stop()
  }
}

/** To people, beside the result on the standard output. */
function say(text: string): void {
  console.error(`${text}...`)
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        help: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        out: { type: 'string' },
      },
    }).values
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}
