import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Firestore, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { backupDatabase } from '../../scripts/archive/backup-database.ts'
import { verifyArchive } from '../../scripts/archive/read-archive.ts'
import { adminFirestore } from '../../scripts/database/admin-firestore.ts'
import { emptyDatabase, writeDocuments } from './admin-database.ts'
import { makeBackup, readArchive, restOf, SILENT, writePeople } from './backup-database.ts'
import { cutOffProxy } from './cut-off-proxy.ts'
import { runScript } from './run-script.ts'

const PROJECT = 'demo-backup'
const TARGET = 'demo-backup-target'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
afterAll(() => rmSync(folder, { recursive: true }))

let db: Firestore
beforeEach(async () => {
  db = await emptyDatabase(PROJECT)
  await emptyDatabase(TARGET)
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
})

const backup = (...args: string[]) => runScript('backup', ['--project', PROJECT, '--json', ...args])

describe('backup and restore', () => {
  it('a round trip of 10,000 users is identical document by document', async () => {
    const [from, to] = ['demo-backup-10k', 'demo-backup-10k-target']
    const source = await emptyDatabase(from)
    await emptyDatabase(to)
    await writePeople(source, 10_000)
    const file = join(folder, 'all.gz')
    const saved = await runScript('backup', ['--project', from, '--json', '--out', file])
    expect(saved).toMatchObject({ code: 0 })
    expect(JSON.parse(saved.stdout)).toMatchObject({
      documentos: 30_000,
      colecoes: { User: 10_000, Login: 10_000, Credencial: 10_000 },
    })
    const restored = await runScript('restore', ['--project', to, '--file', file, '--json'])
    expect(restored).toMatchObject({ code: 0 })
    for (const [name, { stdout }] of Object.entries({ backup: saved, restore: restored })) {
      const { segundos, memoriaMaximaMB } = JSON.parse(stdout)
      console.log(`${name} of 10,000 users: ${segundos} s, peak memory ${memoriaMaximaMB} MB`)
    }
    const again = await makeBackup(to, folder)
    // not toEqual, which takes many times as long to find 30,000 documents equal
    expect(isDeepStrictEqual(await readArchive(again), await readArchive(file))).toBe(true)
  }, 300_000)

  it('keeps every kind of value, in collections below documents too', async () => {
    const values = {
      inteiro: 5,
      fracao: 0.1,
      nan: Number.NaN,
      infinito: Number.NEGATIVE_INFINITY,
      nulo: null,
      logico: false,
      texto: 'Éden "aspas"\n\u0000 \u2028 😀',
      hora: new Timestamp(1_800_000_000, 123_456_000),
      antiga: new Timestamp(-62_135_596_800, 0),
      lugar: new GeoPoint(-23.5, 0),
      bytes: Buffer.from([0, 255, 10]),
      mapa: { 'com.ponto': { vazio: {} }, referenceValue: 'não é referência' },
      lista: [1, 'a', { b: [] }],
    }
    await writeDocuments(db, {
      'Cidade/á b.c': values,
      'Cidade/vazia': {},
      'Cidade/a/Bairro/b': { referencia: db.doc('Cidade/vazia') },
    })
    const raw = { real: { doubleValue: 5 }, grande: { integerValue: '9007199254740993' } }
    const rest = await restOf(PROJECT)
    await rest.post('commit', { writes: [{ update: { name: `${rest.root}/Cidade/raw`, fields: raw } }] })

    const file = await makeBackup(PROJECT, folder)
    const restored = await runScript('restore', ['--project', TARGET, '--file', file])
    expect(restored).toMatchObject({ code: 0, stderr: expect.not.stringContaining('rror') })

    const target = adminFirestore(TARGET)
    const stored = (await target.doc('Cidade/á b.c').get()).data()
    expect(stored).toEqual(values)
    expect((await target.doc('Cidade/vazia').get()).data()).toEqual({})
    const reference = (await target.doc('Cidade/a/Bairro/b').get()).get('referencia')
    expect(reference.firestore.projectId).toBe(TARGET)
    expect(reference.path).toBe('Cidade/vazia')
    const again = await makeBackup(TARGET, folder)
    const documents = await readArchive(again)
    expect(documents.find(({ path }) => path === 'Cidade/raw')?.fields).toEqual(raw)
    expect(documents).toHaveLength(4)
  })

  it('leaves out sessions, attempts and failure counters', async () => {
    const device = { user: 'a', falhas: 1 }
    await writeDocuments(db, {
      'User/a': { name: 'Ana' },
      'Sessao/x': device,
      'Tentativa/x': device,
      'Dispositivo/x_a': device,
      'Falhas/a': device,
    })
    expect((await verifyArchive(await makeBackup(PROJECT, folder))).counts).toEqual({ User: 1 })
  })

  it('holds one moment: what is written meanwhile is not in it', async () => {
    await writePeople(db, 1)
    const rest = await restOf(PROJECT)
    const meanwhile = {
      ...rest,
      async post(method: string, body: object) {
        const answer = await rest.post(method, body)
        if (JSON.stringify(body).includes('/Credencial/')) await db.doc('User/later').set({ name: 'Depois' })
        return answer
      },
    }
    const file = join(folder, 'moment.gz')
    await backupDatabase(meanwhile, PROJECT, file, SILENT)
    expect((await db.doc('User/later').get()).exists).toBe(true)
    expect((await verifyArchive(file)).counts['User']).toBe(1)
  })
})

describe('backup', () => {
  it('names the file itself, for its owner only', async () => {
    await writePeople(db, 1)
    const { stdout, code } = await backup()
    expect(code).toBe(0)
    const { arquivo } = JSON.parse(stdout)
    try {
      expect(arquivo).toMatch(/^backup-demo-backup-\d{4}-\d\d-\d\d-\d{4}\.jsonl\.gz$/)
      expect(statSync(arquivo).mode & 0o777).toBe(0o600)
    } finally {
      rmSync(arquivo)
    }
  })

  it('leaves no half file when the connection is lost on the way', async () => {
    await writePeople(db, 2_000)
    const proxy = await cutOffProxy((bytes, { cut }) => bytes > 300_000 && cut())
    const rest = await restOf(PROJECT, proxy.address, 1_000)
    const work = backupDatabase(rest, PROJECT, join(folder, 'lost.gz'), SILENT)
    await expect(work).rejects.toMatchObject({ code: 14 })
    expect(readdirSync(folder)).toEqual([])
    await proxy.close()
  })

  it('goes on when the connection comes back', async () => {
    await writePeople(db, 2_000)
    let cuts = 0
    const proxy = await cutOffProxy((bytes, { cut, mend }) => {
      if (bytes < 300_000 || cuts++ > 0) return
      cut()
      setTimeout(mend, 700)
    })
    const file = join(folder, 'mended.gz')
    await backupDatabase(await restOf(PROJECT, proxy.address), PROJECT, file, SILENT)
    expect(cuts).toBeGreaterThan(0)
    expect((await verifyArchive(file)).total).toBe(6_000)
    await proxy.close()
  })

  it('refuses in one sentence what cannot be done', async () => {
    const empty = await backup('--out', join(folder, 'empty.gz'))
    expect(empty).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/está vazio: não há o que guardar\.\n$/),
    })

    await writePeople(db, 1)
    const file = join(folder, 'mine.gz')
    writeFileSync(file, 'precioso')
    const taken = await backup('--out', file)
    expect(taken.code).toBe(1)
    expect(JSON.parse(taken.stdout).erro).toContain('já existe')
    expect(statSync(file).size).toBe('precioso'.length)

    const nowhere = await backup('--out', join(folder, 'none', 'x.gz'))
    expect(JSON.parse(nowhere.stdout).erro).toContain('Não é possível gravar')

    const silent = await backup('--emulator', '127.0.0.1:1', '--out', join(folder, 'x.gz'))
    expect(JSON.parse(silent.stdout).erro).toContain('não responde em 127.0.0.1:1')

    await writeDocuments(db, { 'Restauracao/andamento': { documentos: 1 } })
    const half = await backup('--out', join(folder, 'half.gz'))
    expect(JSON.parse(half.stdout).erro).toContain('ficou pela metade')
    expect(existsSync(join(folder, 'half.gz'))).toBe(false)
  })

  it('explains itself', async () => {
    expect(await runScript('backup', ['--help'])).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('--out'),
    })
    expect(await runScript('backup', ['--aut', 'x'])).toMatchObject({ code: 1 })
  })
})
