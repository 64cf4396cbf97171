import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { documentLine, headerLine, trailerLine } from '../../scripts/archive/format.ts'
import { verifyArchive } from '../../scripts/archive/read-archive.ts'
import { readArchive } from './backup-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HEADER = headerLine({ projectId: 'rede', root: 'projects/rede', time: '2026-01-01T00:00:00Z' })
const DOCUMENTS = [
  { path: 'Cidade/a', fields: { nome: { stringValue: 'São Paulo\nZona Sul' } } },
  { path: 'User/a', fields: {} },
  { path: 'User/b', fields: { n: { integerValue: '9007199254740993' } } },
]
const LINES = [HEADER, ...DOCUMENTS.map(documentLine)]

function sealed(lines: string[], counts: Record<string, number> = { Cidade: 1, User: 2 }): string {
  const text = lines.join('')
  return text + trailerLine({ counts, sha256: createHash('sha256').update(text).digest('hex') })
}

let files = 0
function file(content: string | Buffer): string {
  const path = join(folder, `${++files}.gz`)
  writeFileSync(path, typeof content === 'string' ? gzipSync(content) : content)
  return path
}

describe('a backup file', () => {
  it('is read back document by document', async () => {
    const path = file(sealed(LINES))
    expect(await verifyArchive(path)).toMatchObject({
      projectId: 'rede',
      counts: { Cidade: 1, User: 2 },
      total: 3,
    })
    expect(await readArchive(path)).toEqual(DOCUMENTS)
  })

  const whole = gzipSync(sealed(LINES))
  const flipped = Buffer.from(whole)
  flipped[30] = (flipped[30] ?? 0) ^ 0x55

  it.each([
    ['cut off', whole.subarray(0, -20)],
    ['with a changed byte', flipped],
    ['without its last line', LINES.join('')],
    ['with a document taken out', sealed(LINES).replace(documentLine({ path: 'User/a', fields: {} }), '')],
    ['with a value changed', sealed(LINES).replace('São', 'Sao')],
    ['with a line after the end', sealed(LINES) + documentLine({ path: 'User/c', fields: {} })],
    ['whose last line is cut', sealed(LINES).slice(0, -1)],
    ['whose counts do not match', sealed(LINES, { Cidade: 1, User: 3 })],
    ['whose counts leave out a collection', sealed(LINES, { User: 2 })],
    ['with a path that is no document', sealed([HEADER, documentLine({ path: 'User', fields: {} })])],
    ['with a path that climbs', sealed([HEADER, documentLine({ path: 'User/../a/b', fields: {} })])],
    ['with a line that is no JSON', sealed([HEADER, 'User/a\n'])],
  ])('%s is damaged', async (_name, content) => {
    await expect(verifyArchive(file(content))).rejects.toThrow('está danificado ou incompleto')
  })

  it.each([
    ['text', Buffer.from('uma lista de compras')],
    ['nothing', Buffer.alloc(0)],
    ['compressed nothing', ''],
    ['other lines', '{"format":"outro"}\n'],
  ])('%s is no backup', async (_name, content) => {
    await expect(verifyArchive(file(content))).rejects.toThrow(/não é um backup|danificado/)
  })

  it('of a later version says so', async () => {
    const later = sealed([HEADER.replace('"version":1', '"version":2'), ...LINES.slice(1)])
    await expect(verifyArchive(file(later))).rejects.toThrow('formato 2, e este programa lê o formato 1')
  })

  it('that is missing or a folder cannot be read', async () => {
    await expect(verifyArchive(join(folder, 'none.gz'))).rejects.toThrow('não pode ser lido')
    await expect(verifyArchive(folder)).rejects.toThrow('não pode ser lido')
  })

  it('does not depend on where the chunks of a large file end', async () => {
    const fields = { texto: { stringValue: 'é'.repeat(1000) } }
    const lines = [
      HEADER,
      ...Array.from({ length: 500 }, (_, i) => documentLine({ path: `User/${i}`, fields })),
    ]
    const path = file(sealed(lines, { User: 500 }))
    expect(readFileSync(path).length).toBeGreaterThan(0)
    expect((await verifyArchive(path)).total).toBe(500)
  })
})
