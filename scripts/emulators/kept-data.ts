import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isRunning } from './leftovers.ts'

/** firebase-tools writes it last: an export with it is whole. */
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
    JSON.parse(readFileSync(join(folder, METADATA), 'utf8'))
    return true
  } catch {
    return false
  }
}
