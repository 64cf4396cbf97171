import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { restoreDatabase } from '../../scripts/archive/restore-database.ts'
import { emptyDatabase, readDatabase, writeDocuments } from './admin-database.ts'
import { makeBackup, restOf, SILENT, writePeople } from './backup-database.ts'
import { cutOffProxy } from './cut-off-proxy.ts'
import { runScript, startScript } from './run-script.ts'

const SOURCE = 'demo-restore-source'
const PROJECT = 'demo-restore'
const MARK = 'Restauracao/andamento'

const folder = mkdtempSync(join(tmpdir(), 'restore-'))
afterAll(() => rmSync(folder, { recursive: true }))

let source: Firestore
let file: string
beforeAll(async () => {
  source = await emptyDatabase(SOURCE)
  await writePeople(source, 1_500)
  file = await makeBackup(SOURCE, folder)
})

let db: Firestore
beforeEach(async () => {
  db = await emptyDatabase(PROJECT)
})

const ARGS = ['--project', PROJECT, '--json', '--file']
const restore = (from: string, ...args: string[]) => runScript('restore', [...ARGS, from, ...args])

async function written(): Promise<number> {
  return (await db.doc(MARK).get()).get('documentos') ?? 0
}

describe('restore', () => {
  it('goes on after it was killed in the middle', async () => {
    const child = startScript('restore', [...ARGS, file])
    const ended = once(child, 'exit')
    while ((await written()) === 0 && child.exitCode === null) await wait(5)
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])
    const before = await written()
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(4_500)

    const again = await restore(file)
    expect(again).toMatchObject({ code: 0 })
    const { documentos, continuouDe } = JSON.parse(again.stdout)
    expect(documentos).toBe(4_500)
    // what was on its way when the process was killed may have arrived after the count was read
    expect(continuouDe).toBeGreaterThanOrEqual(before)
    expect(continuouDe).toBeLessThan(4_500)
    expect(await readDatabase(db)).toEqual(await readDatabase(source))
  })

  it('fails clearly when the connection is lost, and goes on afterwards', async () => {
    const proxy = await cutOffProxy()
    const rest = await restOf(PROJECT, proxy.address, 1_000)
    const progress = {
      ...SILENT,
      count: (label: string, done: number) => {
        if (label === 'Documentos gravados' && done >= 1_200) proxy.cut()
      },
    }
    await expect(restoreDatabase(rest, file, false, progress)).rejects.toMatchObject({ code: 14 })
    await proxy.close()
    expect(await written()).toBeGreaterThanOrEqual(1_200)

    const { resumedAt } = await restoreDatabase(await restOf(PROJECT), file, false, SILENT)
    expect(resumedAt).toBeGreaterThanOrEqual(1_200)
    expect(await readDatabase(db)).toEqual(await readDatabase(source))
  })

  it('stops when another restore begins on the same database', async () => {
    const restores = [await restOf(PROJECT), await restOf(PROJECT)].map((rest) =>
      restoreDatabase(rest, file, true, SILENT),
    )
    const endings = await Promise.allSettled(restores)
    const refused = endings.filter(({ status }) => status === 'rejected')
    expect(refused).toEqual([
      {
        status: 'rejected',
        reason: expect.objectContaining({ message: expect.stringContaining('Outra restauração') }),
      },
    ])
    expect(Object.keys(await readDatabase(db))).toEqual(Object.keys(await readDatabase(source)))
  })

  it('refuses a database that is not empty, and with --overwrite replaces only what it holds', async () => {
    const there = { 'User/p00001': { name: 'Velho', extra: true }, 'User/outra': { name: 'Outra' } }
    await writeDocuments(db, there)
    const refused = await restore(file)
    expect(refused.code).toBe(1)
    expect(JSON.parse(refused.stdout).erro).toMatch(/não está vazio \(User\)\. Nada foi gravado/)
    expect(await readDatabase(db)).toEqual(there)

    const started = Date.now()
    expect(await restore(file, '--overwrite')).toMatchObject({ code: 0 })
    const restored = await readDatabase(db)
    // sessions that a reset had ended since the backup stay ended
    const ended = await db.collection('User').where('sessoesDesde', '>', new Date(started)).get()
    expect(ended.size).toBe((await source.collection('User').get()).size)
    for (const { id } of ended.docs) delete restored[`User/${id}`]?.['sessoesDesde']
    const kept = await readDatabase(source)
    for (const { id } of ended.docs) delete kept[`User/${id}`]?.['sessoesDesde']
    expect(restored).toEqual({ ...kept, 'User/outra': { name: 'Outra' } })
  })

  it('takes a database with nothing but sessions as empty', async () => {
    await writeDocuments(db, { 'Sessao/x': { user: 'a' }, 'Falhas/a': { falhas: 1 } })
    expect(await restore(file)).toMatchObject({ code: 0 })
  })

  it('does not go on with another file', async () => {
    const mark = { [MARK]: { sha256: 'de outro', documentos: 10 } }
    await writeDocuments(db, mark)
    const { code, stdout } = await restore(file)
    expect(code).toBe(1)
    expect(JSON.parse(stdout).erro).toContain('outro arquivo ficou pela metade')
    expect(await readDatabase(db)).toEqual(mark)
  })

  it('changes nothing for a broken file, a missing one, or none', async () => {
    const broken = join(folder, 'broken.gz')
    writeFileSync(broken, readFileSync(file).subarray(0, -100))
    for (const [path, sentence] of [
      [broken, /danificado ou incompleto\. Nada foi gravado; use outra cópia\.\n$/],
      [join(folder, 'none.gz'), /não pode ser lido\.\n$/],
    ] as const) {
      const { code, stderr } = await restore(path, '--overwrite')
      expect(code).toBe(1)
      expect(stderr).toMatch(sentence)
    }
    const none = await runScript('restore', ['--project', PROJECT])
    expect(none).toMatchObject({ code: 1, stderr: 'Diga qual backup restaurar com --file ARQUIVO.\n' })
    expect(await readDatabase(db)).toEqual({})
  })
})
