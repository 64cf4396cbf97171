import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isFields, readString } from '../../src/lib/untyped-data.ts'
import { isRunning } from './leftovers.ts'

/** firebase-tools writes it last. */
const METADATA = 'firebase-export-metadata.json'

/** Where the emulators write before they end. The data of before stays in `dataDir` until this is whole. */
export function exportDir(dataDir: string): string {
  return `${dataDir}.next-${process.pid}`
}

/**
 * Puts what the emulators wrote in the place of the data of before.
 * @returns false, and the data of before stays, when the export is missing or not whole
 */
export function keepExport(dataDir: string, exported = exportDir(dataDir)): boolean {
  if (!isWhole(exported)) {
    rmSync(exported, { recursive: true, force: true })
    return false
  }
  const before = `${dataDir}.before`
  rmSync(before, { recursive: true, force: true })
  if (existsSync(dataDir)) renameSync(dataDir, before)
  renameSync(exported, dataDir)
  rmSync(before, { recursive: true, force: true })
  return true
}

/** After a program that was killed: takes over the export that its emulators still wrote, or the data that it had just put aside. */
export function recoverData(dataDir: string): void {
  const prefix = `${basename(dataDir)}.next-`
  const folder = dirname(dataDir)
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.startsWith(prefix) || isRunning(Number(name.slice(prefix.length)))) continue
    keepExport(dataDir, join(folder, name))
  }
  const before = `${dataDir}.before`
  if (!existsSync(dataDir) && isWhole(before)) renameSync(before, dataDir)
}

/** Whether the folder holds an export that can be read again. */
export function isWhole(folder: string): boolean {
  try {
    const said: unknown = JSON.parse(readFileSync(join(folder, METADATA), 'utf8'))
    const firestore = isFields(said) ? said['firestore'] : undefined
    return !isFields(firestore) || hasAllDocuments(folder, readString(firestore, 'metadata_file'))
  } catch {
    return false
  }
}

/**
 * On a full disk the Firestore emulator leaves out what it could not write and says nothing. Its own record, written last, ends with how
 * many bytes the documents take: field 4 of a protocol buffer.
 */
function hasAllDocuments(folder: string, record: string): boolean {
  const documents = readdirSync(dirname(join(folder, record)), { recursive: true, encoding: 'utf8' })
    .filter((name) => basename(name).startsWith('output-'))
    .map((name) => statSync(join(dirname(join(folder, record)), name)).size)
  const bytes = documents.reduce((sum, size) => sum + size, 0)
  const ending = Buffer.from([0x20, ...varint(bytes)])
  return readFileSync(join(folder, record)).subarray(-ending.length).equals(ending)
}

/** A number as a protocol buffer writes it: seven bits a byte, the lowest first. */
function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...varint(Math.floor(value / 0x80))]
}
