import { Problem } from '../terminal/fail.ts'
import type { Progress } from '../terminal/progress.ts'
import { isKept, RESTORE_COLLECTION } from './collections.ts'
import type { FirestoreRest } from './firestore-rest.ts'
import type { ArchiveDocument } from './format.ts'
import { archiveDocuments, type VerifiedArchive, verifyArchive } from './read-archive.ts'
import { listCollections } from './read-database.ts'
import { readMark, restoreMark } from './restore-mark.ts'

/** One commit takes at most this much; Firestore's own limits are 500 writes and 10 MiB. */
const MAX_WRITES = 400
const MAX_BYTES = 4 * 1024 * 1024

/** `resumedAt`: how many documents an interrupted restore of the same file had already written. */
export type Restore = VerifiedArchive & { resumedAt: number }

/**
 * Writes the documents of a backup under the ids they had. The file is checked whole before the first write. How many documents are
 * written is kept in the database, in the same commit as they: whatever ends this program, a second run goes on at that very document.
 * @param overwrite also into a database that has documents: those with an id of the backup are replaced, the others stay
 * @throws Problem for a broken file or a database that is not empty; RestError when the database is lost on the way
 */
export async function restoreDatabase(
  rest: FirestoreRest,
  file: string,
  overwrite: boolean,
  progress: Progress,
): Promise<Restore> {
  const archive = await verifyArchive(file, (read) => progress.count('Documentos conferidos', read))
  const resumedAt = await startingPoint(rest, archive, overwrite)
  const mark = await restoreMark(rest, archive.sha256)
  let done = resumedAt
  let seen = 0
  let batch: ArchiveDocument[] = []
  let bytes = 0
  const flush = async () => {
    done += batch.length
    await mark.commit(writesOf(rest, archive, overwrite ? batch.map(endSessions) : batch), done)
    progress.count('Documentos gravados', done, archive.total)
    batch = []
    bytes = 0
  }
  await mark.commit([], done)
  for await (const document of archiveDocuments(file)) {
    if (seen++ < resumedAt) continue
    const size = JSON.stringify(document.fields).length
    if (batch.length === MAX_WRITES || (batch.length > 0 && bytes + size > MAX_BYTES)) await flush()
    batch.push(document)
    bytes += size
  }
  await flush()
  await mark.remove()
  return { ...archive, resumedAt }
}

async function startingPoint(
  rest: FirestoreRest,
  archive: VerifiedArchive,
  overwrite: boolean,
): Promise<number> {
  const collections = await listCollections(rest)
  const interrupted = collections.includes(RESTORE_COLLECTION) ? await readMark(rest) : undefined
  if (interrupted?.sha256 === archive.sha256) return interrupted.done
  if (overwrite) return 0
  if (interrupted) {
    throw new Problem(
      'Uma restauração de outro arquivo ficou pela metade neste banco: repita-a com aquele arquivo ou use --overwrite. Nada foi gravado.',
    )
  }
  const full = collections.filter(isKept)
  if (full.length > 0) {
    throw new Problem(
      `O banco de dados não está vazio (${full.join(', ')}). Nada foi gravado; para gravar por cima, use --overwrite (veja --help).`,
    )
  }
  return 0
}

/**
 * Sessions that a reset had ended since the backup, and devices that it had made unknown, stay so: everybody whom the backup brings back
 * logs in again.
 */
function endSessions({ path, fields }: ArchiveDocument): ArchiveDocument {
  if (!/^User\/[^/]+$/.test(path)) return { path, fields }
  return { path, fields: { ...fields, sessoesDesde: { timestampValue: new Date().toISOString() } } }
}

function writesOf(rest: FirestoreRest, { root }: VerifiedArchive, documents: ArchiveDocument[]): object[] {
  return documents.map(({ path, fields }) => ({
    update: { name: `${rest.root}/${path}`, fields: moveReferences(fields, root, rest.root) },
  }))
}

/** References into the database of the backup point into this one; all other values pass unchanged. */
function moveReferences(fields: Record<string, unknown>, from: string, to: string): unknown {
  if (from === to) return fields
  return JSON.parse(JSON.stringify(fields), (key, value: unknown) =>
    key === 'referenceValue' && typeof value === 'string' && value.startsWith(`${from}/`)
      ? to + value.slice(from.length)
      : value,
  )
}
