import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { foldText } from '#src/lib/fold-text.ts'
import { type Fields, readString } from '#src/lib/untyped-data.ts'
import { tellDatedReports } from '../database/dated-reports.ts'
import { untrueDirectories } from '../database/directories.ts'
import { pagesOf } from '../database/pages-of.ts'
import type { Progress } from '../terminal/progress.ts'
import { type ChangeWriter, createChangeWriter } from './change-writer.ts'
import { type Conversion, changedFields } from './conversion.ts'
import { type Converted, convertAccounts, type Tools } from './convert-accounts.ts'
import { convertLog } from './convert-log.ts'
import { convertCargo, convertCidade, convertIgreja } from './convert-network.ts'
import { convertReport } from './convert-report.ts'
import type { LegacyFinding } from './kinds.ts'
import { passwordCheck } from './password-check.ts'
import { readLegacyIndex } from './read-references.ts'

/** Documents read, and those of them that had to be converted. */
export type Count = { lidos: number; aConverter: number }

export const COLLECTIONS = ['Cidade', 'Cargo', 'Igreja', 'User', 'Reports', 'Log'] as const
export type Collection = (typeof COLLECTIONS)[number]

export type ImportResult = { counts: Record<Collection, Count>; findings: LegacyFinding[] }

/** Documents a page; reports may be of 1 MiB each. */
const PAGE: Record<Collection, number> = {
  Cidade: 200,
  Cargo: 200,
  Igreja: 200,
  User: 200,
  Reports: 10,
  Log: 1_000,
}

/**
 * Brings every document of an older database into today's form, in place. Each document is converted by itself and recognised when it
 * is done, so the work may be cut off at any moment and begun again.
 * @param apply false: reads and tells, writes nothing
 */
export async function importDatabase(
  db: Firestore,
  { apply, defaultPassword }: { apply: boolean; defaultPassword: string },
  progress: Progress,
): Promise<ImportResult> {
  const findings: LegacyFinding[] = []
  const writer = createChangeWriter(db, (path) => findings.push({ kind: 'mudou-no-meio', path, detail: '' }))
  const isDefaultPassword = passwordCheck(defaultPassword)
  progress.say('Lendo o que os documentos citam...')
  const tools: Tools = {
    db,
    index: await readLegacyIndex(db),
    // a rehearsal counts the same either way and is spared minutes of hashing
    isDefaultPassword: async (hash) => apply && (await isDefaultPassword(hash)),
  }
  const counts = emptyCounts()
  for (const collection of COLLECTIONS) {
    const names = new Map<string, string>()
    for await (const page of pagesOf(db, collection, PAGE[collection])) {
      if (collection === 'Cidade' || collection === 'Cargo') findings.push(...repeatedNames(names, page))
      const converted = await convertPage(tools, collection, page)
      for (const one of converted) findings.push(...one.findings)
      counts[collection].lidos += page.length
      counts[collection].aConverter += await write(writer, converted, apply)
      progress.count(collection, counts[collection].lidos)
    }
    await writer.flush()
  }
  if (apply) {
    await tellDatedReports(db)
    await untrueDirectories(db, true)
  }
  return { counts, findings }
}

function emptyCounts(): Record<Collection, Count> {
  const none = () => ({ lidos: 0, aConverter: 0 })
  return { Cidade: none(), Cargo: none(), Igreja: none(), User: none(), Reports: none(), Log: none() }
}

async function write(writer: ChangeWriter, converted: readonly Converted[], apply: boolean): Promise<number> {
  const changes = converted.flatMap(({ change }) => (change ? [change] : []))
  if (apply) for (const change of changes) await writer.add(change)
  return changes.length
}

async function convertPage(
  tools: Tools,
  collection: Collection,
  page: QueryDocumentSnapshot[],
): Promise<Converted[]> {
  const { index } = tools
  const each = (convert: (document: QueryDocumentSnapshot, fields: Fields) => Conversion) =>
    page.map((document) => {
      const fields = document.data()
      return convertedDocument(document, fields, convert(document, fields))
    })
  switch (collection) {
    case 'User':
      return await convertAccounts(tools, page)
    case 'Cidade':
      return each(({ id }, fields) => convertCidade(id, fields))
    case 'Cargo':
      return each(({ id }, fields) => convertCargo(id, fields))
    case 'Igreja':
      return each(({ id }, fields) => convertIgreja(id, fields, index))
    case 'Reports':
      return each(({ id, createTime }, fields) => convertReport(id, fields, index, createTime))
    case 'Log':
      return each(({ id }, fields) => convertLog(id, fields))
  }
}

function convertedDocument(
  document: QueryDocumentSnapshot,
  before: Fields,
  conversion: Conversion,
): Converted {
  const { path } = document.ref
  const fields = changedFields(before, conversion)
  const { findings } = conversion
  if (!fields) return { change: undefined, findings }
  const bytes = JSON.stringify(fields).length
  return {
    findings,
    change: { path, bytes, writes: [{ kind: 'update', path, fields, readAt: document.updateTime }] },
  }
}

/** @param names the folded names so far, with the path of their first document */
function repeatedNames(names: Map<string, string>, page: QueryDocumentSnapshot[]): LegacyFinding[] {
  return page.flatMap((document) => {
    const nome = readString(document.data(), 'nome').trim()
    const first = names.get(foldText(nome))
    if (nome === '') return []
    if (first === undefined) {
      names.set(foldText(nome), document.ref.path)
      return []
    }
    return [{ kind: 'nome-repetido', path: document.ref.path, detail: `"${nome}", como ${first}` }]
  })
}
