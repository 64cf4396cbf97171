import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { fillDemo } from '../../scripts/demo/fill.ts'
import { emptyDatabase, readDatabase, writeDocuments } from './admin-database.ts'
import { runScript } from './run-script.ts'

const PROJECT = 'demo-doctor'
const DAY_MS = 24 * 60 * 60 * 1000

let db: Firestore
beforeEach(async () => {
  db = await emptyDatabase(PROJECT)
  await fillDemo(db, 'mudar123', Date.now())
})

const run = (...args: string[]) => runScript('doctor', ['--project', PROJECT, ...args])

describe('doctor', () => {
  it('finds nothing wrong with the demonstration network, and changes nothing', async () => {
    const before = await readDatabase(db)
    const { code, stdout } = await run('--fix')
    expect(stdout).toContain('Nada de errado.')
    expect(code).toBe(0)
    expect(await readDatabase(db)).toEqual(before)
  })

  it('tells what is wrong, mends what is safe, and leaves the rest', async () => {
    const [report] = (await db.collection('Reports').limit(1).get()).docs
    const [other] = (await db.collection('Reports').limit(1).offset(1).get()).docs
    const pessoas: unknown = report?.get('pessoas')
    const long = Timestamp.fromMillis(Date.now() - 40 * DAY_MS)
    await report?.ref.update({ pessoas: ['ninguem'] })
    await other?.ref.set({ ...other.data(), pessoas: null, nomeRelatorio: 'Sem pessoas' })
    await other?.ref.update({ report: bigReport() })
    await writeDocuments(db, {
      'Cargo/vago': { nome: 'Vago', tipo: 'UserP', permissoes: [] },
      'Login/saiu@exemplo.org': { user: 'saiu', salt: 'x' },
      'Credencial/saiu': { password: 'x' },
      'Falhas/saiu': { falhas: 3, em: long },
      'Disponibilidade/saiu': { igreja: 'casa-1', ausencias: [], dias: [], atualizadaEm: long },
      'Disponibilidade/pessoa-010': { igreja: 'antiga', ausencias: [], dias: [], atualizadaEm: long },
      'Vinculo/pessoa-010_pessoa-011': {
        pessoas: ['pessoa-010', 'pessoa-011'],
        igrejas: ['antiga'],
        tipo: 'juntos',
      },
      'Vinculo/pessoa-010_saiu': { pessoas: ['pessoa-010', 'saiu'], igrejas: ['casa-1'], tipo: 'juntos' },
      'Pendencia/saiu': { email: 'saiu@exemplo.org', password: 'x', motivo: 'email-repetido', em: long },
      'Dispositivo/d_saiu': { user: 'saiu', falhas: 0, em: long },
      'Log/antigo_1': { action: 'Relatorio-Up', timestamp: '2023-05-01T12:00:00.000Z' },
    })
    await db.doc('Igreja/casa-1').update({ diasCulto: [] })
    await db.doc('User/pessoa-003').update({ cidade: 'sumiu', igreja: 'sumiu', cargo: 'sumiu' })
    await db.doc('User/pessoa-004').update({ senhaPadrao: true, sessoesDesde: long })
    await db.doc('Credencial/pessoa-005').delete()
    await db.doc('User/pessoa-006').update({ password: '$2b$10$x' })
    const broken = await readDatabase(db)

    const told = await run('--json')
    expect(told.code).toBe(2)
    const counts = {
      'pessoas-diferentes': 2,
      'relatorio-grande': 1,
      'cargo-sem-pessoas': 1,
      'igreja-sem-cultos': 1,
      'cidade-inexistente': 1,
      'igreja-inexistente': 1,
      'cargo-inexistente': 1,
      'senha-padrao-antiga': 1,
      'conta-sem-login': 1,
      'forma-antiga': 2,
      'sobra-de-conta': 6,
      // pessoa-003 is also half of a couple of the demonstration
      'casa-anterior': 3,
      'vinculo-sem-pessoa': 1,
      'lista-de-pessoas': 2,
    }
    expect(JSON.parse(told.stdout)).toMatchObject({ countByKind: counts, fixed: [] })
    expect(await readDatabase(db)).toEqual(broken)

    const people = await run()
    expect(people.stdout).toContain('Pessoa com a senha padrão há mais de 30 dias (1)')
    expect(people.stdout).toContain('há 40 dias')
    expect(people.stdout).toContain('Relatório perto do limite de tamanho')

    const fixed = await run('--fix')
    expect(fixed.code).toBe(2)
    expect(fixed.stdout).toContain('Corrigido (14)')
    const after = await readDatabase(db)
    expect([after[`Reports/${report?.id}`]?.['pessoas']].flat().sort()).toEqual([pessoas].flat().sort())
    expect(Object.keys(after).filter((path) => path.includes('saiu'))).toEqual([])
    expect(after['Disponibilidade/pessoa-010']).toMatchObject({ igreja: 'casa-5' })
    expect(after['Vinculo/pessoa-003_pessoa-004']).toMatchObject({ igrejas: ['sumiu', 'casa-2'] })
    expect(after['User/pessoa-003']).toEqual(broken['User/pessoa-003'])

    const { countByKind } = JSON.parse((await run('--json')).stdout)
    expect(countByKind).not.toHaveProperty('pessoas-diferentes')
    expect(countByKind).not.toHaveProperty('sobra-de-conta')
    expect(countByKind).not.toHaveProperty('casa-anterior')
    expect(countByKind).toHaveProperty('cidade-inexistente', 1)
  })

  it('fails with one sentence when nothing answers', async () => {
    const { code, stdout, stderr } = await run('--emulator', '127.0.0.1:1', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(stdout).erro).toContain('não responde em 127.0.0.1:1')
    expect(stderr).not.toContain('    at ')
  })
})

/** Some 900 kB of days. */
function bigReport() {
  const name = 'N'.repeat(110)
  return Array.from({ length: 1_000 }, (_, index) => ({
    date: Timestamp.fromMillis(index * DAY_MS),
    som: Array.from({ length: 7 }, () => ({ id: 'pessoa-001', name })),
  }))
}
