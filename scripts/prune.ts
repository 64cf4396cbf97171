import { parseArgs } from 'node:util'
import { FieldPath, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore'
import {
  openDatabase,
  readTarget,
  TARGET_HELP,
  TARGET_OPTIONS,
  targetName,
} from './database/open-database.ts'
import { COMMON_HELP, COMMON_OPTIONS, runCommand } from './terminal/command.ts'
import { Problem } from './terminal/fail.ts'
import type { Progress } from './terminal/progress.ts'

const HELP = `Apaga o que é antigo e só ocupa espaço.

  npm run prune -- --project ID             só conta
  npm run prune -- --project ID --apply     apaga

Apaga as versões de relatórios substituídas há mais de 12 meses. Com --log também os registros de uso com mais de tantos
meses (pelo menos 12); faça antes uma cópia com "npm run backup".

  --apply              apaga
  --log MESES          também os registros de uso com mais de tantos meses
${TARGET_HELP}
${COMMON_HELP}`

const OPTIONS = {
  ...COMMON_OPTIONS,
  ...TARGET_OPTIONS,
  apply: { type: 'boolean', default: false },
  log: { type: 'string' },
} as const

const MIN_MONTHS = 12
const DAY_MS = 24 * 60 * 60 * 1000
const PAGE = 300

const number = new Intl.NumberFormat('pt-BR')

runCommand({
  help: HELP,
  parse: (args) => parseArgs({ args, options: OPTIONS }).values,
  run: async (values, progress) => {
    const months = values.log === undefined ? undefined : Number(values.log)
    if (months !== undefined && !(Number.isInteger(months) && months >= MIN_MONTHS))
      throw new Problem(`--log pede um número inteiro de meses, pelo menos ${MIN_MONTHS}.`)
    const target = readTarget(values)
    const db = await openDatabase(target)
    progress.say(`Banco de dados: ${targetName(target)}.`)
    const now = Date.now()
    const versoes = await pruneVersions(db, before(now, MIN_MONTHS), values.apply, progress)
    const log = months === undefined ? 0 : await pruneLog(db, before(now, months), values.apply, progress)
    const verb = values.apply ? 'apagadas' : 'a apagar'
    return {
      text: [
        `Versões de relatórios ${verb}: ${number.format(versoes)}.`,
        ...(months === undefined
          ? []
          : [`Registros de uso ${values.apply ? 'apagados' : verb}: ${number.format(log)}.`]),
        ...(values.apply ? [] : ['Nada foi apagado; repita com --apply.']),
      ].join('\n'),
      result: { versoes, log, apagado: values.apply },
    }
  },
})

function before(now: number, months: number): Timestamp {
  // a year is 365 days, as the rules have it
  return Timestamp.fromMillis(now - Math.ceil((months / 12) * 365) * DAY_MS)
}

/** Reads every version, of deleted reports too: the time stands in a map, which no index of all sub-collections covers. */
async function pruneVersions(
  db: Firestore,
  limit: Timestamp,
  apply: boolean,
  progress: Progress,
): Promise<number> {
  const all = db.collectionGroup('Versoes').orderBy(FieldPath.documentId()).select('por.timestamp')
  let count = 0
  for await (const page of pages(all)) {
    const old = page.filter((version) => {
      const at: unknown = version.get('por.timestamp')
      return at instanceof Timestamp && at.toMillis() < limit.toMillis()
    })
    count += old.length
    if (apply) await remove(db, old)
    progress.count('Versões', count)
  }
  return count
}

async function pruneLog(
  db: Firestore,
  limit: Timestamp,
  apply: boolean,
  progress: Progress,
): Promise<number> {
  const old = db.collection('Log').where('timestamp', '<', limit)
  if (!apply) return (await old.count().get()).data().count
  let count = 0
  for await (const page of pages(old.orderBy('timestamp').select())) {
    await remove(db, page)
    count += page.length
    progress.count('Registros', count)
  }
  return count
}

async function* pages(query: Query) {
  let page = (await query.limit(PAGE).get()).docs
  while (page.length > 0) {
    yield page
    const last = page.at(-1)
    page = page.length < PAGE || !last ? [] : (await query.startAfter(last).limit(PAGE).get()).docs
  }
}

async function remove(db: Firestore, documents: readonly { ref: FirebaseFirestore.DocumentReference }[]) {
  const batch = db.batch()
  for (const { ref } of documents) batch.delete(ref)
  await batch.commit()
}
