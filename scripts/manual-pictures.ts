import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCredential } from '#src/session/hash-password.ts'
import { createAdmin } from './admin/create-admin.ts'
import { adminFirestore } from './database/admin-firestore.ts'
import { fillDemo } from './demo/fill.ts'
import { buildApp } from './deploy/build-app.ts'
import { emulatorEnvironment } from './emulators/emulator-environment.ts'
import { DEMO_PROJECT, freePorts, ROOT, startEmulators } from './emulators/start-emulators.ts'
import { makeBusyWeek } from './manual/busy-week.ts'
import { takeFirstPicture, takePictures } from './manual/take-pictures.ts'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './terminal/command.ts'

const HELP = `Faz de novo as imagens de docs/manual.md, com o aplicativo construído, no Chromium, sobre os emuladores.

  npm run manual-pictures

${COMMON_HELP}`

const DEFAULT_PASSWORD = 'mudar123'
const FIRST = { email: 'ana@exemplo.org', password: 'só-para-a-imagem' }

runCommand({
  help: HELP,
  parse: (args) => parseArgs({ args, options: COMMON_OPTIONS }).values,
  run: async (_values, progress) => {
    const ports = await freePorts()
    const outDir = `.cache/dist-manual-${process.pid}`
    process.once('exit', () => rmSync(join(ROOT, outDir), { recursive: true, force: true }))
    progress.say('Construindo o aplicativo e iniciando os emuladores...')
    await buildApp(outDir, {
      VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
      VITE_FIRESTORE_EMULATOR: `127.0.0.1:${ports.firestore}`,
      VITE_AUTH_EMULATOR: `127.0.0.1:${ports.auth}`,
      VITE_SENHA_PADRAO: DEFAULT_PASSWORD,
      VITE_APP_CHECK_SITE_KEY: '',
    })
    const emulators = await startEmulators({ ports, publicDir: outDir })
    Object.assign(process.env, emulatorEnvironment(ports))
    const db = adminFirestore(DEMO_PROJECT)
    const app = `http://127.0.0.1:${ports.hosting}`
    const folder = join(ROOT, 'docs/images')
    await createAdmin(db, {
      key: FIRST.email,
      person: { name: 'Ana Lima', genero: 'feminino' },
      place: { cidade: 'Campinas', igreja: 'Central' },
      credential: await createCredential(FIRST.password),
      senhaPadrao: false,
      reset: false,
    })
    await takeFirstPicture(app, folder, FIRST.email, FIRST.password)
    for (const { id } of await db.listCollections()) await db.recursiveDelete(db.collection(id))
    await fillDemo(db, DEFAULT_PASSWORD, Date.now())
    await makeBusyWeek(db, Date.now())
    await takePictures(app, folder)
    await emulators.stop()
    return { text: 'Imagens gravadas em docs/images.', result: { folder } }
  },
})
