import { getDocsFromServer, query, where } from 'firebase/firestore'
import { ConflictError, DataError } from '#src/domain/data-error.ts'
import type { Report, User } from '#src/domain/entities.ts'
import type { Author } from '#src/domain/log.ts'
import { withoutPerson } from '#src/domain/without-person.ts'
import { fromServer } from '#src/lib/from-server.ts'
import { deleteUser } from './accounts.ts'
import { watchDisponibilidade } from './disponibilidades.ts'
import { parseReport } from './parse-report.ts'
import { getReport, saveReport } from './reports.ts'
import { findTrocasOf } from './trocas.ts'
import { typedCollection } from './typed-collection.ts'
import { findVinculosOf } from './vinculos.ts'
import { requireOnline, withRetries } from './with-retries.ts'

const reports = typedCollection('Reports', parseReport)

/** How often a report that others save at this very moment is tried again. */
const TRIES = 4

/** What was touched. */
export type Apagado = { relatorios: number; turnos: number; pedidos: number; vinculos: number }

/** How far it is: reports done of those that name the person. */
export type Progress = (done: number, total: number) => void

type Names = {
  /** who does it, as the log names them */
  author: Author
  /** stored ms: earlier services are over */
  from: number
  onProgress: Progress
}

/**
 * Erases a person everywhere, the profile last: whatever interrupts it, the same call goes on where it stopped. `names`: also from the reports,
 * each change with its version and its Log entry.
 * @throws DataError
 */
export async function erasePerson(user: User, names: Names | undefined): Promise<Apagado> {
  const touched = names ? await eraseNames(user.id, names) : { relatorios: 0, turnos: 0 }
  return { ...touched, ...(await deleteUser(user)) }
}

/** What the network holds of a person, as far as whoever asks may read it. @throws DataError */
export async function readHeld(user: User) {
  const [disponibilidade, reports, pedidos, vinculos] = await Promise.all([
    fromServer(watchDisponibilidade(user.id)),
    readReportsOf(user.id).catch(noneIfRefused),
    findTrocasOf(user.id),
    findVinculosOf(user.id),
  ])
  return { user, disponibilidade, reports, pedidos, vinculos }
}

function noneIfRefused(error: unknown): Report[] {
  if (error instanceof DataError && error.kind === 'refused') return []
  throw error
}

/** The reports of all times that name a person, published or not. @throws DataError */
async function readReportsOf(userId: string): Promise<Report[]> {
  requireOnline()
  const naming = query(reports(), where('pessoas', 'array-contains', userId))
  return (await withRetries(() => getDocsFromServer(naming))).docs.map((report) => report.data())
}

async function eraseNames(userId: string, { author, from, onProgress }: Names) {
  const naming = (await readReportsOf(userId)).filter(
    ({ report }) => withoutPerson(report, userId, from).turnos > 0,
  )
  let turnos = 0
  for (const [done, { id }] of naming.entries()) {
    onProgress(done, naming.length)
    turnos += await eraseIn(id, userId, author, from)
  }
  return { relatorios: naming.length, turnos }
}

/** Of a report as it is at this moment. */
async function eraseIn(
  id: string,
  userId: string,
  author: Author,
  from: number,
  tries = TRIES,
): Promise<number> {
  const report = await getReport(id)
  const { days, turnos } = withoutPerson(report.report, userId, from)
  if (turnos === 0) return 0
  try {
    await saveReport(report, days, author, MOTIVO)
  } catch (error) {
    if (!(error instanceof ConflictError) || tries === 1) throw error
    return await eraseIn(id, userId, author, from, tries - 1)
  }
  return turnos
}

/** Stands in the log and in the report's history. */
const MOTIVO = 'Pessoa removida a pedido'
