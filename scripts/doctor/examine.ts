import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { isUsername } from '#src/domain/login-key.ts'
import { readList, readString } from '#src/lib/untyped-data.ts'
import type { References } from '../legacy/conversion.ts'
import { readPlaces } from '../legacy/read-references.ts'
import { pagesOf } from '../pages-of.ts'
import type { Progress } from '../progress.ts'
import { leftovers } from './check-leftovers.ts'
import { checkReport } from './check-report.ts'
import { checkUser, loginPath } from './check-user.ts'
import type { Diagnosis } from './kinds.ts'

/** Beyond this the log alone takes a good part of the free plan's 1 GiB. */
const LARGE_LOG = 500_000

type Places = Omit<References, 'users'>

/**
 * Reads the database once, page by page, and yields what is wrong with it as it goes.
 * @param now ms since the epoch
 */
export async function* examine(db: Firestore, now: number, progress: Progress): AsyncGenerator<Diagnosis[]> {
  const places = await readPlaces(db)
  const users = new Set<string>()
  const heldCargos = new Set<string>()
  for await (const page of pagesOf(db, 'User', 200)) {
    for (const user of page) {
      users.add(user.id)
      heldCargos.add(readString(user.data(), 'cargo'))
    }
    yield await checkUsers(db, page, places, now)
    progress.count('Pessoas', users.size)
  }
  yield* checkNetwork(db, heldCargos)
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
  yield* leftovers(db, users)
  for await (const page of pagesOf(db, 'Pendencia', 200, ['email'])) {
    yield page.map(({ id, ref }) => ({ kind: 'senha-guardada', path: ref.path, detail: `conta ${id}` }))
  }
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

async function* checkNetwork(db: Firestore, heldCargos: ReadonlySet<string>): AsyncGenerator<Diagnosis[]> {
  for await (const page of pagesOf(db, 'Cargo', 200)) {
    yield page
      .filter(({ id }) => !heldCargos.has(id))
      .map((cargo) => ({
        kind: 'cargo-sem-pessoas',
        path: cargo.ref.path,
        detail: readString(cargo.data(), 'nome'),
      }))
  }
  for await (const page of pagesOf(db, 'Igreja', 200)) {
    yield page
      .filter((igreja) => readList(igreja.data(), 'diasCulto').length === 0)
      .map((igreja) => ({
        kind: 'igreja-sem-cultos',
        path: igreja.ref.path,
        detail: readString(igreja.data(), 'nome'),
      }))
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
