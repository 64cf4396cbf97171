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

Apaga o que tem mais de 12 meses: as versões substituídas dos relatórios, os lembretes dados, o que se enviou e os pedidos
de troca de cultos que passaram. Com --log também os registros de uso com mais de tantos meses (pelo menos 12). Faça antes uma cópia com
"npm run backup".

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
    const year = before(now, MIN_MONTHS)
    const { apply } = values
    const found = [
      { name: 'Versões de relatórios', count: await pruneVersions(db, year, apply, progress) },
      { name: 'Lembretes', count: await prune(db, oldLembretes(db, year), apply, progress) },
      { name: 'Envios', count: await prune(db, oldEnvios(db, year), apply, progress) },
      { name: 'Pedidos de troca', count: await prune(db, oldTrocas(db, year), apply, progress) },
      ...(months === undefined
        ? []
        : [
            {
              name: 'Registros de uso',
              count: await prune(db, oldLog(db, before(now, months)), apply, progress),
            },
          ]),
    ]
    return {
      text: [
        apply ? 'Apagado:' : 'A apagar:',
        ...found.map(({ name, count }) => `  ${name}: ${number.format(count)}`),
        ...(apply ? [] : ['Nada foi apagado; repita com --apply.']),
      ].join('\n'),
      result: { ...Object.fromEntries(found.map(({ name, count }) => [name, count])), apagado: apply },
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

/** By the day that they tell of, as text. */
function oldLembretes(db: Firestore, limit: Timestamp): Query {
  const day = limit.toDate().toISOString().slice(0, 10)
  return db.collection('Lembretes').where('data', '<', day).orderBy('data').select('data')
}

/** By the month that was sent, as text. */
function oldEnvios(db: Firestore, limit: Timestamp): Query {
  const month = limit.toDate().toISOString().slice(0, 7)
  return db.collection('Envios').where('mes', '<', month).orderBy('mes').select('mes')
}

/** By the service that they are about. */
function oldTrocas(db: Firestore, limit: Timestamp): Query {
  return db.collection('Trocas').where('data', '<', limit).orderBy('data').select('data')
}

/** Entries of an older database, whose time is a text, stay. */
function oldLog(db: Firestore, limit: Timestamp): Query {
  return db.collection('Log').where('timestamp', '<', limit).orderBy('timestamp').select('timestamp')
}

/** Deletes what the query finds, or counts it. Its order is by a field that it selects: the next page begins there. */
async function prune(db: Firestore, old: Query, apply: boolean, progress: Progress): Promise<number> {
  if (!apply) return (await old.count().get()).data().count
  let count = 0
  for await (const page of pages(old)) {
    await remove(db, page)
    count += page.length
    progress.count('Apagados', count)
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
