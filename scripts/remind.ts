import { parseArgs } from 'node:util'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { loadEnv } from 'vite'
import webPush from 'web-push'
import { isFields } from '../src/lib/untyped-data.ts'
import {
  openDatabase,
  readTarget,
  TARGET_HELP,
  TARGET_OPTIONS,
  targetName,
} from './database/open-database.ts'
import { pagesOf } from './database/pages-of.ts'
import { DEPLOY_MODE } from './deploy/build-app.ts'
import { ROOT } from './emulators/start-emulators.ts'
import { type Sender, sendPush } from './remind/send-push.ts'
import { type Turn, tomorrowsTurns } from './remind/tomorrows-turns.ts'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './terminal/command.ts'
import { Problem } from './terminal/fail.ts'

const HELP = `Avisa quem serve amanhã e pediu "Avisar neste aparelho". Para rodar uma vez por dia.

  npm run remind -- --keys                  faz as duas chaves, uma vez só
  npm run remind -- --project ID --dry-run  diz a quem avisaria
  npm run remind -- --project ID            avisa

As chaves e o contato ficam em .env.deploy.local ou em variáveis de ambiente: VITE_PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY e
PUSH_CONTACT (veja .env.example).

  --keys               só mostra um par de chaves novo
  --dry-run            só conta
${TARGET_HELP}
${COMMON_HELP}

Sai com 2 quando algum aparelho não pôde ser avisado.`

const PAGE = 300

runCommand({
  help: HELP,
  parse: (args) =>
    parseArgs({
      args,
      options: {
        ...COMMON_OPTIONS,
        ...TARGET_OPTIONS,
        keys: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    }).values,
  run: async (values, progress) => {
    if (values.keys) return newKeys()
    const target = readTarget(values)
    const dry = values['dry-run']
    const sender = dry ? undefined : readSender()
    const db = await openDatabase(target)
    progress.say(`Banco de dados: ${targetName(target)}.`)
    const turns = await tomorrowsTurns(db, Date.now())
    const counts = { avisados: 0, retirados: 0, falhas: 0 }
    for await (const page of pagesOf(db, 'Avisos', PAGE)) {
      for (const document of page) {
        const mine = turns.get(document.id)
        const devices: unknown = document.get('aparelhos')
        if (!mine || !isFields(devices)) continue
        for (const [key, device] of Object.entries(devices)) {
          const answer = sender ? await sendPush(device, messageOf(mine), sender, !!target.emulator) : 'sent'
          if (answer === 'sent') counts.avisados++
          else if (answer === 'failed') counts.falhas++
          else {
            await forget(db, document.id, key)
            counts.retirados++
          }
        }
      }
      progress.count('Aparelhos avisados', counts.avisados)
    }
    return {
      text: [
        `Aparelhos ${dry ? 'a avisar' : 'avisados'}: ${counts.avisados}.`,
        ...(counts.retirados > 0 ? [`Aparelhos que não existem mais, retirados: ${counts.retirados}.`] : []),
        ...(counts.falhas > 0 ? [`Aparelhos que não puderam ser avisados: ${counts.falhas}.`] : []),
        ...(dry ? ['Ninguém foi avisado.'] : []),
      ].join('\n'),
      result: counts,
      exitCode: counts.falhas > 0 ? 2 : 0,
    }
  },
})

function newKeys() {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return {
    text: [
      'Guarde em .env.deploy.local; a chave privada não sai desta máquina. Com outro par, todos precisam pedir os avisos de novo.',
      '',
      `VITE_PUSH_PUBLIC_KEY=${publicKey}`,
      `PUSH_PRIVATE_KEY=${privateKey}`,
      'PUSH_CONTACT=mailto:quem-cuida@exemplo.org',
    ].join('\n'),
    result: { publicKey, privateKey },
  }
}

/** @throws Problem when one is missing */
function readSender(): Sender {
  const env = loadEnv(DEPLOY_MODE, ROOT, ['VITE_PUSH_', 'PUSH_'])
  const [publicKey = '', privateKey = '', contact = ''] = [
    env['VITE_PUSH_PUBLIC_KEY'],
    env['PUSH_PRIVATE_KEY'],
    env['PUSH_CONTACT'],
  ]
  if (publicKey === '' || privateKey === '')
    throw new Problem('Faltam as chaves: rode "npm run remind -- --keys" e guarde-as em .env.deploy.local.')
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(contact))
    throw new Problem('PUSH_CONTACT deve ser "mailto:" e um e-mail, ou um endereço https.')
  return { publicKey, privateKey, contact }
}

function messageOf(turns: readonly Turn[]) {
  return { title: 'Amanhã você serve', body: turns.map(({ text }) => text).join('\n') }
}

async function forget(db: Firestore, user: string, key: string): Promise<void> {
  await db.doc(`Avisos/${user}`).update({ [`aparelhos.${key}`]: FieldValue.delete(), ultimo: key })
}
