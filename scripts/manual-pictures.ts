import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createCredential } from '#src/session/hash-password.ts'
import { createAdmin } from './admin/create-admin.ts'
import { adminFirestore } from './database/admin-firestore.ts'
import { fillDemo } from './demo/fill.ts'
import { DEFAULT_PASSWORD, startBuiltApp } from './demo/start-built-app.ts'
import { DEMO_PROJECT, freePorts, ROOT } from './emulators/start-emulators.ts'
import { makeBusyWeek } from './manual/busy-week.ts'
import { takeFirstPicture, takePictures } from './manual/take-pictures.ts'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './terminal/command.ts'

const HELP = `Faz de novo as imagens de docs/manual.md, com o aplicativo construído, no Chromium, sobre os emuladores.

  npm run manual-pictures

${COMMON_HELP}`

const FIRST = { email: 'ana@exemplo.org', password: 'só-para-a-imagem' }

runCommand({
  help: HELP,
  parse: (args) => parseArgs({ args, options: COMMON_OPTIONS }).values,
  run: async (_values, progress) => {
    const ports = await freePorts()
    progress.say('Construindo o aplicativo e iniciando os emuladores...')
    const app = await startBuiltApp(ports)
    const db = adminFirestore(DEMO_PROJECT)
    const folder = join(ROOT, 'docs/images')
    await createAdmin(db, {
      key: FIRST.email,
      person: { name: 'Ana Lima', genero: 'feminino' },
      place: { cidade: 'Campinas', igreja: 'Central' },
      credential: await createCredential(FIRST.password),
      senhaPadrao: false,
      reset: false,
    })
    await takeFirstPicture(app.url, folder, FIRST.email, FIRST.password)
    for (const { id } of await db.listCollections()) await db.recursiveDelete(db.collection(id))
    await fillDemo(db, DEFAULT_PASSWORD, Date.now())
    await makeBusyWeek(db, Date.now())
    await takePictures(app.url, folder)
    await app.stop()
    return { text: 'Imagens gravadas em docs/images.', result: { folder } }
  },
})
