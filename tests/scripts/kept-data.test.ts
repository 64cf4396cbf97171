import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportDir, isWhole, keepExport, recoverData } from '../../scripts/emulators/kept-data.ts'
import { removeLeftovers } from '../../scripts/emulators/leftovers.ts'

/** No system gives a process such a number. */
const DEAD = 999_999_999

/** Where the Firestore emulator notes what it wrote, as firebase-tools tells it. */
const RECORD = 'firestore_export/firestore_export.overall_export_metadata'
const FIRESTORE = JSON.stringify({ version: '15', firestore: { metadata_file: RECORD } })

let folder: string
let data: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-data-'))
  data = join(folder, 'data')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the data of the emulators', () => {
  it('is replaced by a whole export', () => {
    writeExport(data, 'before')
    writeExport(exportDir(data), 'now')
    expect(keepExport(data)).toBe(true)
    expect(read()).toBe('now')
    expect(existsSync(`${data}.before`)).toBe(false)
  })

  it('stays when the export was cut off', () => {
    writeExport(data, 'before')
    writeExport(exportDir(data), 'now', '{"version":')
    expect(keepExport(data)).toBe(false)
    expect(read()).toBe('before')
  })

  it('stays when the disk was full: the documents are not all there', () => {
    writeExport(data, 'before')
    writeExport(exportDir(data), 'now', FIRESTORE)
    const documents = join(exportDir(data), 'firestore_export/all/output-0')
    mkdirSync(dirname(documents), { recursive: true })
    // as the emulator wrote it for documents of 590,498 bytes
    writeFileSync(join(exportDir(data), RECORD), Buffer.from('6b696e647318a80620a28524', 'hex'))
    writeFileSync(documents, Buffer.alloc(590_498))
    expect(isWhole(exportDir(data))).toBe(true)
    writeFileSync(documents, Buffer.alloc(590_497))
    expect(isWhole(exportDir(data))).toBe(false)
    rmSync(join(exportDir(data), RECORD))
    expect(keepExport(data)).toBe(false)
    expect(read()).toBe('before')
  })

  it('stays when there is no export', () => {
    writeExport(data, 'before')
    expect(keepExport(data)).toBe(false)
    expect(read()).toBe('before')
  })

  it('is taken over from a program that was killed', () => {
    writeExport(data, 'before')
    writeExport(`${data}.next-${DEAD}`, 'now')
    recoverData(data)
    expect(read()).toBe('now')
  })

  it('is not taken from a program that runs', () => {
    writeExport(data, 'before')
    writeExport(`${data}.next-${process.ppid}`, 'of another')
    recoverData(data)
    expect(read()).toBe('before')
  })

  it('comes back when the program was killed between putting it aside and replacing it', () => {
    writeExport(`${data}.before`, 'before')
    recoverData(data)
    expect(read()).toBe('before')
  })
})

it('removes what killed programs left, and nothing of those that run', () => {
  const left = [`.cache/emulators-${DEAD}-aB3x9Z`, `.cache/dist-test-${DEAD}`, `.cache/dist-${DEAD}`]
  const kept = [
    `.cache/emulators-${process.ppid}-aB3x9Z`,
    `.cache/dist-test-${process.pid}`,
    '.cache/vite',
    'dist',
  ]
  for (const name of [...left, ...kept]) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, `.firebase-emulators-${DEAD}.json`), '{}')
  removeLeftovers(folder)
  expect(left.filter((name) => existsSync(join(folder, name)))).toEqual([])
  expect(kept.filter((name) => !existsSync(join(folder, name)))).toEqual([])
  expect(existsSync(join(folder, `.firebase-emulators-${DEAD}.json`))).toBe(false)
})

function writeExport(to: string, content: string, metadata = '{}'): void {
  mkdirSync(to, { recursive: true })
  writeFileSync(join(to, 'content'), content)
  writeFileSync(join(to, 'firebase-export-metadata.json'), metadata)
}

function read(): string {
  return readFileSync(join(data, 'content'), 'utf8')
}
