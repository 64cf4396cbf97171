import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { isUsername } from '#src/domain/login-key.ts'
import { readList, readString } from '#src/lib/untyped-data.ts'
import { pagesOf } from '../database/pages-of.ts'
import type { Conversion, References } from '../legacy/conversion.ts'
import { convertCargo, convertCidade, convertIgreja } from '../legacy/convert-network.ts'
import { readPlaces } from '../legacy/read-references.ts'
import { readTimestamp } from '../legacy/read-timestamp.ts'
import type { Progress } from '../terminal/progress.ts'
import { checkHouses } from './check-houses.ts'
import { leftovers } from './check-leftovers.ts'
import { checkPeopleFacts } from './check-people-facts.ts'
import { checkReport } from './check-report.ts'
import { checkUser, loginPath } from './check-user.ts'
import { type Diagnosis, isDoctorKind } from './kinds.ts'

/** Beyond this the log alone takes a good part of the free plan's 1 GiB. */
const LARGE_LOG = 500_000

type Places = Omit<References, 'users'>

/**
 * Reads the database once, page by page, and yields what is wrong with it as it goes.
 * @param now ms since the epoch
 */
export async function* examine(db: Firestore, now: number, progress: Progress): AsyncGenerator<Diagnosis[]> {
  const places = await readPlaces(db)
  /** the prayer house of each user, by id */
  const houses = new Map<string, string>()
  const heldCargos = new Set<string>()
  for await (const page of pagesOf(db, 'User', 200)) {
    for (const user of page) {
      houses.set(user.id, readString(user.data(), 'igreja'))
      heldCargos.add(readString(user.data(), 'cargo'))
    }
    yield await checkUsers(db, page, places, now)
    progress.count('Pessoas', houses.size)
  }
  yield* checkNetwork(db, heldCargos, places)
  let reports = 0
  for await (const page of pagesOf(db, 'Reports', 25)) {
    yield page.flatMap((report) =>
      checkReport(
        { id: report.id, fields: report.data(), created: report.createTime, updated: report.updateTime },
        places,
      ),
    )
    reports += page.length
    progress.count('Relatórios', reports)
  }
  yield* leftovers(db, houses)
  yield* checkPeopleFacts(db, houses)
  yield* checkHouses(db, now)
  yield* checkWaiting(db)
  yield await checkLog(db)
}

async function checkUsers(
  db: Firestore,
  page: QueryDocumentSnapshot[],
  places: Places,
  now: number,
): Promise<Diagnosis[]> {
  const paths = page.flatMap((user) => [
    `Credencial/${user.id}`,
    ...(isUsername(readString(user.data(), 'email')) ? [loginPath(user.data())] : []),
  ])
  const found = await db.getAll(...paths.map((path) => db.doc(path)))
  const documents = new Map<string, DocumentSnapshot>(found.map((document) => [document.ref.path, document]))
  return page.flatMap((user) =>
    checkUser(
      {
        id: user.id,
        fields: user.data(),
        created: user.createTime,
        loginOwner: documents.get(loginPath(user.data()))?.get('user'),
        hasCredencial: documents.get(`Credencial/${user.id}`)?.exists === true,
      },
      places,
      now,
    ),
  )
}

async function* checkNetwork(
  db: Firestore,
  heldCargos: ReadonlySet<string>,
  places: Places,
): AsyncGenerator<Diagnosis[]> {
  for await (const page of pagesOf(db, 'Cidade', 200)) {
    yield page.flatMap((cidade) => told(convertCidade(cidade.id, cidade.data())))
  }
  for await (const page of pagesOf(db, 'Cargo', 200)) {
    yield page.flatMap((cargo) => {
      const path = cargo.ref.path
      const unused: Diagnosis = { kind: 'cargo-sem-pessoas', path, detail: readString(cargo.data(), 'nome') }
      return [...told(convertCargo(cargo.id, cargo.data())), ...(heldCargos.has(cargo.id) ? [] : [unused])]
    })
  }
  for await (const page of pagesOf(db, 'Igreja', 200)) {
    yield page.flatMap((igreja) => {
      const fields = igreja.data()
      const path = igreja.ref.path
      const idle: Diagnosis = { kind: 'igreja-sem-cultos', path, detail: readString(fields, 'nome') }
      const hasServices = readList(fields, 'diasCulto').length > 0
      return [...told(convertIgreja(igreja.id, fields, places)), ...(hasServices ? [] : [idle])]
    })
  }
}

function told({ findings }: Conversion): Diagnosis[] {
  return findings.flatMap(({ kind, path, detail }) => (isDoctorKind(kind) ? [{ kind, path, detail }] : []))
}

/** What the import put into Pendencia: passwords that wait for a mended e-mail, and accounts that got none that works. */
async function* checkWaiting(db: Firestore): AsyncGenerator<Diagnosis[]> {
  for await (const page of pagesOf(db, 'Pendencia', 200, ['email', 'motivo', 'em'])) {
    const users = await db.getAll(...page.map(({ id }) => db.doc(`User/${id}`)))
    yield page.map((waiting, index): Diagnosis => {
      const path = waiting.ref.path
      const detail = `conta ${waiting.id}`
      const leftOver: Diagnosis = { kind: 'sobra-de-conta', path, detail, fix: { kind: 'delete', path } }
      if (!users[index]?.exists) return leftOver
      if (!String(waiting.get('motivo')).startsWith('senha-')) return { kind: 'senha-guardada', path, detail }
      const since = readTimestamp(users[index]?.get('sessoesDesde'))
      const reset = since !== undefined && since > (readTimestamp(waiting.get('em')) ?? since)
      return reset
        ? leftOver
        : { kind: 'conta-sem-senha', path, detail: `${detail} ${users[index]?.get('name') ?? ''}` }
    })
  }
}

/** Counted by the server: a log may have a million entries. */
async function checkLog(db: Firestore): Promise<Diagnosis[]> {
  const log = db.collection('Log')
  const [size, old] = await Promise.all([
    log.count().get(),
    // Firestore orders by type: this finds times kept as text only
    log.where('timestamp', '>=', '').count().get(),
  ])
  const entries = size.data().count
  const texts = old.data().count
  const found: Diagnosis[] = []
  if (entries > LARGE_LOG) found.push({ kind: 'log-grande', path: 'Log', detail: `${entries} registros` })
  if (texts > 0)
    found.push({ kind: 'forma-antiga', path: 'Log', detail: `${texts} registros com a hora em texto` })
  return found
}
