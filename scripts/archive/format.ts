import { isFields, parseJson, toFields } from '#src/lib/untyped-data.ts'
import { Problem } from '../terminal/fail.ts'

/**
 * A backup is gzip over lines of JSON: a header, a line for each document, and at the end the trailer with the counts and the SHA-256
 * of every byte before it. Field values are the typed ones of Firestore's REST API, so nothing is lost on the way through JavaScript:
 * `{"integerValue":"9007199254740993"}`, `{"doubleValue":"NaN"}`, `{"timestampValue":"2026-01-01T00:00:00.123456Z"}`.
 */
const FORMAT = 'escala-da-porta-backup'
const VERSION = 1

/** `root` is what the names of its documents begin with; `time` the moment (ISO) as of which all of them were read. */
export type ArchiveHeader = { projectId: string; root: string; time: string }

/** `path` is relative to the root, for example 'User/abc'; `fields` as in Firestore's REST API. */
export type ArchiveDocument = { path: string; fields: Record<string, unknown> }

/** `counts`: documents by root collection. */
export type ArchiveTrailer = { counts: Record<string, number>; sha256: string }

export function headerLine(header: ArchiveHeader): string {
  return toLine({ format: FORMAT, version: VERSION, ...header })
}

export function documentLine({ path, fields }: ArchiveDocument): string {
  return toLine({ path, fields })
}

export function trailerLine(trailer: ArchiveTrailer): string {
  return toLine({ end: trailer })
}

function toLine(value: object): string {
  return `${JSON.stringify(value)}\n`
}

/** @throws Problem when the line is not the header of a backup of this version */
export function parseHeader(line: string, file: string): ArchiveHeader {
  const value = toFields(parseJson(line))
  if (value['format'] !== FORMAT) throw notBackup(file)
  if (value['version'] !== VERSION) {
    throw new Problem(
      `${file} é um backup no formato ${value['version']}, e este programa lê o formato ${VERSION}: atualize o programa.`,
    )
  }
  const { projectId, root, time } = value
  if (typeof projectId !== 'string' || typeof root !== 'string' || typeof time !== 'string') {
    throw damaged(file)
  }
  return { projectId, root, time }
}

/** A document or, as the last line, the trailer. @throws Problem when it is neither */
export function parseLine(line: string, file: string): ArchiveDocument | ArchiveTrailer {
  const value = toFields(parseJson(line))
  if (isFields(value['end'])) {
    const { counts, sha256 } = value['end']
    if (isCounts(counts) && typeof sha256 === 'string') return { counts, sha256 }
  }
  const path = value['path']
  const fields = value['fields']
  if (typeof path !== 'string' || !isDocumentPath(path) || !isFields(fields)) throw damaged(file)
  return { path, fields }
}

export function notBackup(file: string): Problem {
  return new Problem(`${file} não é um backup deste sistema.`)
}

export function damaged(file: string): Problem {
  return new Problem(`O backup ${file} está danificado ou incompleto. Nada foi gravado; use outra cópia.`)
}

function isDocumentPath(path: string): boolean {
  const segments = path.split('/')
  return segments.length % 2 === 0 && segments.every((id) => id !== '' && id !== '.' && id !== '..')
}

function isCounts(value: unknown): value is Record<string, number> {
  return isFields(value) && Object.values(value).every(Number.isInteger)
}
