import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { Problem } from '../terminal/fail.ts'
import type { Progress } from '../terminal/progress.ts'
import { isKept, RESTORE_COLLECTION } from './collections.ts'
import type { FirestoreRest } from './firestore-rest.ts'
import { type ArchiveHeader, documentLine, headerLine, trailerLine } from './format.ts'
import { listCollections, readCollection, readTime } from './read-database.ts'

/** `counts`: documents by root collection; `time`: the moment (ISO) as of which they were read. */
export type Backup = { counts: Record<string, number>; total: number; time: string }

/**
 * Writes every document that is worth keeping to `file`, as of one moment. The file appears under its name only when it is complete.
 * @throws Problem when the file exists, the database is empty or a restore of it was not finished
 * @throws RestError when the database is lost on the way
 */
export async function backupDatabase(
  rest: FirestoreRest,
  projectId: string,
  file: string,
  progress: Progress,
): Promise<Backup> {
  if (existsSync(file)) throw new Problem(`O arquivo ${file} já existe: escolha outro nome com --out.`)
  const all = await listCollections(rest)
  if (all.includes(RESTORE_COLLECTION)) {
    throw new Problem(
      'Uma restauração deste banco ficou pela metade: termine-a (npm run restore) antes do backup.',
    )
  }
  const collections = all.filter(isKept)
  if (collections.length === 0) {
    throw new Problem(`O banco de dados do projeto ${projectId} está vazio: não há o que guardar.`)
  }
  const header = { projectId, root: rest.root, time: await readTime(rest) }
  const counts: Record<string, number> = {}
  const partial = `${file}.parcial`
  const onDocuments = (done: number) => progress.count('Documentos lidos', done)
  try {
    await pipeline(
      Readable.from(archiveText(rest, header, collections, counts, onDocuments)),
      createGzip(),
      // the credentials are in it: for the eyes of whoever made it
      createWriteStream(partial, { mode: 0o600, flush: true }),
    )
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw fileProblem(error, file)
  }
  return { counts, total: sum(counts), time: header.time }
}

async function* archiveText(
  rest: FirestoreRest,
  header: ArchiveHeader,
  collections: string[],
  counts: Record<string, number>,
  onDocuments: (done: number) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const first = headerLine(header)
  hash.update(first)
  yield first
  for (const collection of collections) {
    for await (const documents of readCollection(rest, collection, header.time)) {
      const text = documents.map(documentLine).join('')
      hash.update(text)
      counts[collection] = (counts[collection] ?? 0) + documents.length
      onDocuments(sum(counts))
      yield text
    }
  }
  yield trailerLine({ counts, sha256: hash.digest('hex') })
}

function sum(counts: Record<string, number>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0)
}

function fileProblem(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC') return new Problem(`Não há espaço no disco para ${file}.`)
  const system = typeof code === 'string' && /^E[A-Z]+$/.test(code)
  return system ? new Problem(`Não é possível gravar em ${file}: confira a pasta e as permissões.`) : error
}
