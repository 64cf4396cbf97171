import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { beforeEach, expect, test } from 'vitest'
import { emptyDatabase, readDatabase, writeDocuments } from './admin-database.ts'
import { runScript } from './run-script.ts'

const PROJECT = 'demo-prune'
const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY_MS)
const dayOf = (time: Timestamp) => time.toDate().toISOString().slice(0, 10)

/** More than a page of the command's. */
const OLD_ENTRIES = 310
const KEPT = [
  'Envios/central_recente',
  'Lembretes/central_recente',
  'Log/novo_1',
  'Log/texto_1',
  'Reports/dezembro/Versoes/2',
  'Trocas/recente',
]

let db: Firestore
beforeEach(async () => {
  db = await emptyDatabase(PROJECT)
  const [old, recent] = [daysAgo(366), daysAgo(364)]
  await writeDocuments(db, {
    'Reports/dezembro/Versoes/1': { report: [], por: { timestamp: old } },
    'Reports/dezembro/Versoes/2': { report: [], por: { timestamp: recent } },
    'Reports/excluido/Versoes/1': { report: [], por: { timestamp: old } },
    'Lembretes/central_antigo': { igreja: 'central', data: dayOf(old), avisados: {} },
    'Lembretes/central_recente': { igreja: 'central', data: dayOf(recent), avisados: {} },
    'Envios/central_antigo': { igreja: 'central', mes: dayOf(daysAgo(400)).slice(0, 7) },
    'Envios/central_recente': { igreja: 'central', mes: dayOf(recent).slice(0, 7) },
    'Trocas/antiga': { data: old, estado: 'aceita' },
    'Trocas/recente': { data: recent, estado: 'aceita' },
    'Log/novo_1': { action: 'Relatorio-Up', timestamp: recent },
    'Log/texto_1': { action: 'Relatorio-Up', timestamp: '2020-03-01T12:00:00.000Z' },
    ...Object.fromEntries(
      Array.from({ length: OLD_ENTRIES }, (_, index) => [
        `Log/antigo_${index}`,
        { action: 'Relatorio-Up', timestamp: Timestamp.fromMillis(old.toMillis() - index) },
      ]),
    ),
  })
})

const run = (...args: string[]) => runScript('prune', ['--project', PROJECT, ...args])

test('counts what is old, and deletes it only when told to', async () => {
  const counted = await run('--log', '12')
  expect(counted.stdout).toMatch(
    /A apagar:\n {2}Versões de relatórios: 2\n {2}Lembretes: 1\n {2}Envios: 1\n {2}Pedidos de troca: 1\n {2}Registros de uso: 310\nNada foi apagado/,
  )
  expect(await paths()).toHaveLength(KEPT.length + 5 + OLD_ENTRIES)

  const pruned = await run('--apply', '--log', '12')
  expect(pruned.stdout).toContain('Registros de uso: 310')
  expect(pruned.code).toBe(0)
  expect(await paths()).toEqual(KEPT)
})

test('leaves the log alone unless asked, and never takes what is younger than a year', async () => {
  await run('--apply')
  expect(await paths()).toHaveLength(KEPT.length + OLD_ENTRIES)
  const { code, stderr } = await run('--apply', '--log', '11')
  expect(stderr).toContain('--log pede um número inteiro de meses, pelo menos 12.')
  expect(code).not.toBe(0)
})

async function paths(): Promise<string[]> {
  const versions = (await db.collectionGroup('Versoes').get()).docs.map(({ ref }) => ref.path)
  return [...Object.keys(await readDatabase(db)), ...versions].sort()
}
