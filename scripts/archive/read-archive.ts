import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Problem } from '../terminal/fail.ts'
import {
  type ArchiveDocument,
  type ArchiveHeader,
  type ArchiveTrailer,
  damaged,
  notBackup,
  parseHeader,
  parseLine,
} from './format.ts'

/** Firestore takes no document over 1 MiB; as typed JSON it is a few times larger, at worst. */
const MAX_LINE_BYTES = 32 * 1024 * 1024
const NEW_LINE = 10

export type VerifiedArchive = ArchiveHeader & ArchiveTrailer & { total: number }

/**
 * Reads the whole file and checks every line, the counts and the checksum, in bounded memory.
 * @throws Problem, one sentence, for anything but a complete backup of this version
 */
export async function verifyArchive(
  file: string,
  onDocument: (read: number) => void = () => {},
): Promise<VerifiedArchive> {
  const hash = createHash('sha256')
  const counts: Record<string, number> = {}
  let header: ArchiveHeader | undefined
  let trailer: ArchiveTrailer | undefined
  let total = 0
  for await (const bytes of archiveLines(file)) {
    if (trailer) throw damaged(file)
    const line = bytes.toString('utf8')
    if (!header) {
      header = parseHeader(line, file)
    } else {
      const entry = parseLine(line, file)
      if ('sha256' in entry) {
        trailer = entry
        continue
      }
      const [collection = ''] = entry.path.split('/')
      counts[collection] = (counts[collection] ?? 0) + 1
      onDocument(++total)
    }
    hash.update(bytes).update('\n')
  }
  if (!header) throw notBackup(file)
  if (trailer?.sha256 !== hash.digest('hex') || !sameCounts(trailer.counts, counts)) throw damaged(file)
  return { ...header, ...trailer, total }
}

/** The documents of a file that {@link verifyArchive} has accepted, in the file's order. */
export async function* archiveDocuments(file: string): AsyncGenerator<ArchiveDocument> {
  let first = true
  for await (const bytes of archiveLines(file)) {
    if (first) {
      first = false
      continue
    }
    const entry = parseLine(bytes.toString('utf8'), file)
    if ('path' in entry) yield entry
  }
}

async function* archiveLines(file: string): AsyncGenerator<Buffer> {
  const content = createGunzip()
  pipeline(createReadStream(file), content, () => {})
  let rest: Buffer[] = []
  let restBytes = 0
  try {
    for await (const chunk of content) {
      let start = 0
      for (let end = chunk.indexOf(NEW_LINE); end !== -1; end = chunk.indexOf(NEW_LINE, start)) {
        yield Buffer.concat([...rest, chunk.subarray(start, end)])
        rest = []
        restBytes = 0
        start = end + 1
      }
      rest.push(chunk.subarray(start))
      restBytes += chunk.length - start
      if (restBytes > MAX_LINE_BYTES) throw damaged(file)
    }
  } catch (error) {
    throw readProblem(error, file)
  }
  if (restBytes > 0) throw damaged(file)
}

function readProblem(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return error
  if (!error.code.startsWith('Z_')) return new Problem(`O arquivo ${file} não pode ser lido.`)
  return error.message === 'incorrect header check' ? notBackup(file) : damaged(file)
}

function sameCounts(a: Record<string, number>, b: Record<string, number>): boolean {
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name])
}
