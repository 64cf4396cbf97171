import { deleteField, doc, query, serverTimestamp, Timestamp, where } from 'firebase/firestore'
import { ConflictError, DataError } from '#src/domain/data-error.ts'
import type { Genero, Report, ReportDay } from '#src/domain/entities.ts'
import type { Author, LogAction } from '#src/domain/log.ts'
import { pessoasOf } from '#src/domain/pessoas-of.ts'
import { reportRange } from '#src/domain/report-range.ts'
import { storedDays } from '#src/domain/stored-days.ts'
import { type DocumentFields, documentSize, MAX_DOCUMENT_BYTES } from '#src/lib/document-size.ts'
import { commit, documentExists } from './commit.ts'
import type { Documents, StoredDay } from './documents.ts'
import { loggedCommit } from './logged-commit.ts'
import { newLogId, setLog } from './logs.ts'
import { parseReport } from './parse-report.ts'
import { readDocument } from './read-document.ts'
import { typedCollection } from './typed-collection.ts'
import { keepVersao } from './versoes.ts'
import { watchDocument, watchQuery } from './watch-query.ts'

/** The rules take no more days in one report. */
const MAX_DAYS = 1000

const reports = typedCollection('Reports', parseReport)

/** As they are stored. */
const rawReports = typedCollection('Reports', (_id, fields) => fields)

export const watchReports = watchQuery(reports)

/** The reports of the present period. */
export const watchCurrentReports = watchQuery(() => query(reports(), where('atual', '==', true)))

export const watchReport = (id: string) => watchDocument(() => doc(reports(), id))

/** What a new report is made of; the rest follows from it. */
export type NewReport = Pick<
  Report,
  'nomeRelatorio' | 'cidade' | 'igreja' | 'cargo' | 'createdBy' | 'report' | 'geracao'
> & { genero: Genero }

/**
 * Resolves with the new id. With an id of one's own that is taken already it is refused, so that nothing is made twice.
 * @throws DataError too-large, before anything is sent; exists
 */
export async function createReport({ report, ...rest }: NewReport, id?: string): Promise<string> {
  const reference = id === undefined ? doc(reports()) : doc(reports(), id)
  const fields = { ...rest, ...daysFields(report), ativo: false, atual: true, versao: 1 }
  requireSize(reference.id, { ...fields, createdAt: Timestamp.now() })
  try {
    await loggedCommit('Relatorio-Novo', reference.id, (writes) => {
      writes.set(reference, { ...fields, createdAt: serverTimestamp() })
      return fields.nomeRelatorio
    })
  } catch (error) {
    if (id === undefined || !(await documentExists(reference).catch(() => false))) throw error
    throw new DataError('exists', { cause: error })
  }
  return reference.id
}

/** Activates or deactivates; `motivo`: why with problems. @throws DataError */
export async function setAtivo(id: string, ativo: boolean, author: Author, motivo?: string): Promise<void> {
  await change(id, 'Relatorio-Atv', { ativo }, author, (stored) => stored.ativo === ativo, motivo)
}

/** Marks as current or no longer current. @throws DataError */
export async function setAtual(id: string, atual: boolean, author: Author): Promise<void> {
  await change(id, 'Relatorio-Atual', { atual }, author, (stored) => stored.atual === atual)
}

/**
 * Saves the days over the version that was read, and no other; resolves with the new version. `motivo`: why against the rules of the roster.
 * @throws ConflictError when somebody else saved meanwhile
 * @throws DataError too-large, before anything is sent; missing
 */
export async function saveReport(
  { id, ...read }: Report,
  days: readonly ReportDay[],
  author: Author,
  motivo?: string,
): Promise<number> {
  const fields = { ...daysFields(days), versao: read.versao + 1 }
  requireSize(id, {
    ...read,
    ...fields,
    alteracao: alteracaoOf('', 'Relatorio-Up', author, Timestamp.now(), motivo),
  })
  const undated = 'fim' in fields ? {} : { inicio: deleteField(), fim: deleteField() }
  const log = newLogId(author.id)
  // an earlier try whose answer got lost is no conflict
  const isOurs = ({ alteracao, versao }: Report) => {
    if (alteracao?.log === log) return true
    if (versao !== read.versao) throw new ConflictError(alteracao)
    return false
  }
  try {
    await commit(async (writes) => {
      const stored = await writes.get(doc(rawReports(), id))
      if (!stored) throw new DataError('missing')
      if (isOurs(parseReport(id, stored))) return
      const alteracao = alteracaoOf(log, 'Relatorio-Up', author, serverTimestamp(), motivo)
      writes.update(doc(reports(), id), { ...fields, ...undated, alteracao })
      keepVersao(writes, id, stored, alteracao)
      setLog(writes, log, author, 'Relatorio-Up', id, motivo)
    })
  } catch (error) {
    if (!(error instanceof DataError && error.kind === 'refused')) throw error
    if (!isOurs(await getReport(id))) throw error
  }
  return fields.versao
}

/** @throws DataError */
export async function deleteReport(id: string): Promise<void> {
  const reference = doc(reports(), id)
  await loggedCommit('Relatorio-Del', id, async (writes) => {
    const stored = await writes.get(reference)
    if (stored) writes.delete(reference)
    return stored?.nomeRelatorio
  })
}

/**
 * Updates a report and writes the Log entry that tells of it, together. The rules refuse a change that is there already, be it our own
 * whose answer got lost or somebody else's: so after a refusal the document is read, and `isAsWanted` judges what is stored.
 */
async function change(
  id: string,
  action: LogAction,
  fields: Partial<Documents['Reports']>,
  author: Author,
  isAsWanted: (stored: Report) => boolean,
  motivo?: string,
): Promise<void> {
  const reference = doc(reports(), id)
  const log = newLogId(author.id)
  try {
    await commit((writes) => {
      const alteracao = alteracaoOf(log, action, author, serverTimestamp(), motivo)
      writes.update(reference, { ...fields, alteracao })
      setLog(writes, log, author, action, id, motivo)
    })
  } catch (error) {
    if (!(error instanceof DataError && error.kind === 'refused')) throw error
    const stored = await getReport(id)
    if (stored.alteracao?.log !== log && !isAsWanted(stored)) throw error
  }
}

/** The report as the server has it. @throws DataError missing */
export async function getReport(id: string): Promise<Report> {
  const report = await readDocument(doc(reports(), id))
  if (!report) throw new DataError('missing')
  return report
}

function daysFields(days: readonly ReportDay[]) {
  const report: StoredDay[] = storedDays(days).map(({ date, ...postos }) =>
    date === undefined ? postos : { date: Timestamp.fromMillis(date), ...postos },
  )
  const { inicio, fim } = reportRange({ report: [...days] })
  const period =
    inicio === undefined || fim === undefined
      ? {}
      : { inicio: Timestamp.fromMillis(inicio), fim: Timestamp.fromMillis(fim) }
  return { report, ...period, pessoas: pessoasOf(days) }
}

function alteracaoOf<T>(log: string, action: LogAction, { id, name }: Author, timestamp: T, motivo?: string) {
  return { log, userId: id, nameUser: name, action, timestamp, ...(motivo && { motivo }) }
}

/** @throws DataError too-large */
function requireSize(id: string, fields: DocumentFields & { report: readonly unknown[] }): void {
  const fits = fields.report.length <= MAX_DAYS && documentSize(`Reports/${id}`, fields) <= MAX_DOCUMENT_BYTES
  if (!fits) throw new DataError('too-large')
}
