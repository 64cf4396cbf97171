import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { initializeTestEnvironment } from '@firebase/rules-unit-testing'
import { hashSync } from 'bcryptjs'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyDatabase, readDatabase, readSettledDatabase, writeDocuments } from './admin-database.ts'
import { cutOffProxy } from './cut-off-proxy.ts'
import { fillLegacy } from './legacy-network.ts'
import { runScript, startScript } from './run-script.ts'

const PROJECT = 'demo-import-legacy'
const FINDINGS = join(mkdtempSync(join(tmpdir(), 'import-')), 'achados.txt')
const OWN = hashSync('porta-aberta', 10).replace('$2b$', '$2a$')
const STANDARD = hashSync('mudar123', 10)

const PLACE = { cargo: 'porteiro', cidade: 'c1', igreja: 'i1', genero: 'Feminino' }
const LEGACY = {
  'Cidade/c1': { nome: 'Campinas' },
  'Cargo/porteiro': { nome: 'Porteiro', tipo: 'UserP', permissoes: ['home', 'calendario', 'home', 'voar'] },
  'Igreja/i1': { nome: 'Central', cidade: 'c1', diasCulto: [{ dia: 'Terça', horario: '9:30' }] },
  'User/ana': {
    ...PLACE,
    name: 'Ana',
    email: 'Ana@Rede.org',
    password: OWN,
    datanasc: '07/03/1980',
    celular: '(19) 99999-0000',
    createdAt: '2023-05-01T12:00:00.000Z',
  },
  'User/novo': { ...PLACE, name: 'Nilo', email: 'nilo@rede.org', password: STANDARD },
  'User/resetada': { ...PLACE, name: 'Rute', email: 'rute@rede.org', password: STANDARD },
  'User/outraAna': { ...PLACE, name: 'Outra', email: 'ANA@rede.org', password: STANDARD },
  'User/jose': { ...PLACE, name: 'José', email: 'josé silva@rede.org', password: OWN },
  'User/claro': { ...PLACE, name: 'Claro', email: 'claro@rede.org', password: 'em claro', cidade: 'sumiu' },
  'User/semNada': { name: 'N'.repeat(200) },
  'Log/ana_1683000000000': { userId: 'ana', action: 'Primeiro-Login', timestamp: '2023-05-02T04:00:00.000Z' },
  'Log/ana_1683000000001': { userId: 'ana', action: 'Relatorio-Up', timestamp: { seconds: 1683000000 } },
  'Log/resetada_1683000000002': {
    userId: 'resetada',
    action: 'Primeiro-Login',
    timestamp: '2023-05-02T04:00:00.000Z',
  },
  'Reports/r1': {
    nomeRelatorio: 'Maio',
    ...PLACE,
    ativo: 'true',
    createdBy: 'ana',
    createdAt: '2023-05-01T12:00:00.000Z',
    report: [
      {
        date: '2023-05-07T18:30:00.000Z',
        atriu: [
          {
            id: 'ana',
            name: 'Ana',
            email: 'Ana@Rede.org',
            celular: '199',
            datanasc: '1980-03-07',
            genero: 'feminino',
          },
          { id: '', name: '' },
        ],
      },
      { date: { seconds: 1683484200, nanoseconds: 0 }, atriu: '[{"id":"sumida","name":"Sumida"}]' },
      'ilegível',
    ],
  },
}

let db: Firestore
beforeAll(async () => {
  // the product's rules guard this database too: the log-in below is judged by them
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
  const rules = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8')
  const environment = await initializeTestEnvironment({
    projectId: PROJECT,
    firestore: { rules, host, port: Number(port) },
  })
  return () => environment.cleanup()
})
beforeEach(async () => {
  db = await emptyDatabase(PROJECT)
})

const runOn = (project: string, ...args: string[]) =>
  runScript('import-legacy', ['--project', project, '--achados', FINDINGS, ...args])
const run = (...args: string[]) => runOn(PROJECT, ...args)

async function logIn(email: string, password: string) {
  import.meta.env['VITE_FIREBASE_PROJECT_ID'] = PROJECT
  const session = await import('#src/session/log-in.ts')
  return await session.logIn(email, password)
}

describe('import:legacy', () => {
  it('rehearses without writing, converts, and has nothing left to do', async () => {
    await writeDocuments(db, LEGACY)
    const before = await readDatabase(db)

    const rehearsal = await run()
    expect(rehearsal.code).toBe(0)
    expect(rehearsal.stdout).toContain('Ensaio: nada foi gravado')
    expect(rehearsal.stdout).toMatch(/Pessoas +7 lidos, 7 a converter/)
    expect(rehearsal.stdout).toMatch(/memória máxima: \d+ MB/)
    expect(await readDatabase(db)).toEqual(before)
    expect(readFileSync(FINDINGS, 'utf8')).toContain('User/claro')

    const applied = await run('--apply', '--json')
    expect(applied.code).toBe(0)
    const { counts, countByKind } = JSON.parse(applied.stdout)
    expect(counts).toMatchObject({
      User: { lidos: 7, aConverter: 7 },
      Reports: { lidos: 1, aConverter: 1 },
      Log: { lidos: 3, aConverter: 3 },
    })
    expect(countByKind).toMatchObject({
      'email-repetido': 1,
      'email-inadequado': 2,
      'senha-inutil': 1,
      'cidade-inexistente': 2,
      'nome-longo': 1,
      'permissao-desconhecida': 1,
      'pessoa-inexistente': 1,
      'relatorio-ilegivel': 1,
    })
    const after = await readDatabase(db)
    expectConverted(after)

    const again = await run('--apply', '--json')
    expect(JSON.parse(again.stdout).countByKind['email-repetido']).toBe(1)
    expect(JSON.stringify(JSON.parse(again.stdout).counts)).not.toMatch(/"aConverter":[1-9]/)
    expect(await readDatabase(db)).toEqual(after)
  })

  it('keeps every password: the log-in of the app takes the old ones', async () => {
    await writeDocuments(db, LEGACY)
    await run('--apply')
    expect(await logIn('ana@rede.org', 'porta-aberta')).toMatchObject({
      senhaPadrao: false,
      user: { uid: 'ana' },
    })
    expect(await logIn('nilo@rede.org', 'mudar123')).toMatchObject({
      senhaPadrao: true,
      user: { uid: 'novo' },
    })
    await expect(logIn('ana@rede.org', 'mudar123')).rejects.toMatchObject({ reason: 'wrong-password' })
  })

  it('gives back a password set aside when the e-mail was mended', async () => {
    await writeDocuments(db, LEGACY)
    await run('--apply')
    await db.doc('User/jose').update({ email: 'jose@rede.org' })
    expect((await run('--apply')).code).toBe(0)
    expect((await db.doc('Pendencia/jose').get()).exists).toBe(false)
    expect(await logIn('jose@rede.org', 'porta-aberta')).toMatchObject({ user: { uid: 'jose' } })
  })

  // those that follow run side by side, each on a database of its own: a lost connection is given up after most of a minute
  it.concurrent('goes on where a killed run stopped', async () => {
    const project = 'demo-import-killed'
    const db = await emptyDatabase(project)
    await fillLegacy(db, { users: 600, hashes: 60, reports: 30, days: 10, logs: 300 })
    const child = startScript('import-legacy', ['--project', project, '--apply'])
    const ended = once(child, 'exit')
    while ((await db.collection('Credencial').limit(1).get()).empty) {
      if (child.exitCode !== null) throw new Error('The run ended before it could be killed')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    child.kill('SIGKILL')
    expect(await ended).toEqual([null, 'SIGKILL'])

    // whatever was written is whole
    const partial = await readSettledDatabase(db)
    const users = Object.entries(partial).filter(([path]) => path.startsWith('User/'))
    const converted = users.filter(([, fields]) => !('password' in fields))
    expect(converted.length).toBeGreaterThan(0)
    expect(converted.length).toBeLessThan(users.length)
    for (const [path, { email }] of converted) {
      const id = path.slice('User/'.length)
      expect(partial[`Login/${email}`]).toMatchObject({ user: id })
      expect(partial).toHaveProperty([`Credencial/${id}`])
    }

    const second = await runOn(project, '--apply', '--json')
    expect(JSON.parse(second.stdout).counts.User).toEqual({ lidos: 600, aConverter: 600 - converted.length })
    const after = await readDatabase(db)
    expect(Object.values(after).filter((fields) => 'password' in fields && 'email' in fields)).toEqual([])
    expect(Object.keys(after).filter((path) => path.startsWith('Login/'))).toHaveLength(600)
    const third = await runOn(project, '--apply', '--json')
    expect(JSON.stringify(JSON.parse(third.stdout).counts)).not.toMatch(/"aConverter":[1-9]/)
    expect(await readDatabase(db)).toEqual(after)
  }, 240_000)

  it.concurrent('says that the connection was lost, and goes on when it is back', async () => {
    const project = 'demo-import-cut'
    const db = await emptyDatabase(project)
    await fillLegacy(db, { users: 600, hashes: 12, reports: 30, days: 10, logs: 300 })
    const proxy = await cutOffProxy()
    const running = runOn(project, '--apply', '--emulator', proxy.address)
    while ((await db.collection('Credencial').limit(1).get()).empty) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    proxy.cut()
    const { code, stderr } = await running
    await proxy.close()
    expect(code).toBe(1)
    expect(stderr).toMatch(/Não foi possível chegar ao banco de dados|não respondeu a tempo/)
    expect(stderr).not.toContain('    at ')

    expect((await runOn(project, '--apply')).stdout).toContain('Pronto.')
    expect((await runOn(project, '--apply')).stdout).toContain('Todos os documentos já estão na forma atual.')
    expect((await db.collection('Login').count().get()).data().count).toBe(600)
  }, 240_000)

  it.concurrent.each([
    [['--emulator', '127.0.0.1:1', '--apply'], 'não responde em 127.0.0.1:1'],
    [['--aplly'], 'Opção desconhecida: --aplly'],
    [['--senha-padrao'], 'A opção --senha-padrao precisa de um valor'],
  ])('refuses %j with one sentence', async (args, sentence) => {
    const { code, stdout, stderr } = await run(...args)
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr.trim().split('\n').at(-1)).toContain(sentence)
  })
})

function expectConverted(after: Awaited<ReturnType<typeof readDatabase>>) {
  expect(Object.values(after).filter((fields) => 'password' in fields && 'name' in fields)).toEqual([])
  expect(after['Cargo/porteiro']?.['permissoes']).toEqual(['home', 'calendario'])
  expect(after['Igreja/i1']).toEqual({
    nome: 'Central',
    cidade: 'c1',
    rdj: 'nao',
    diasRDJ: [],
    diasCulto: [{ dia: 'Terca', horario: '09:30' }],
    atriu: 'Átrio',
    corredor: 'Pedidos de oração',
    banheiro: 'Sanitário',
    estacionamento: 'Estacionamento',
    som: 'Som',
  })
  expect(after['User/ana']).toEqual({
    name: 'Ana',
    email: 'ana@rede.org',
    cargo: 'porteiro',
    cidade: 'c1',
    igreja: 'i1',
    genero: 'feminino',
    datanasc: '1980-03-07',
    celular: '19999990000',
    createdAt: Timestamp.fromMillis(Date.UTC(2023, 4, 1, 12)),
    senhaPadrao: false,
    sessoesDesde: expect.any(Timestamp),
    primeiroLogin: 'ana_1683000000000',
  })
  expect(after['Login/ana@rede.org']).toEqual({ user: 'ana', salt: OWN.slice(0, 29) })
  expect(after['User/novo']).toMatchObject({ senhaPadrao: true })
  expect(after['User/resetada']).toMatchObject({ senhaPadrao: true, primeiroLogin: 'resetada_1683000000002' })
  expect(after['User/claro']).toMatchObject({ senhaPadrao: true, cidade: 'sumiu' })
  expect(after['Pendencia/outraAna']).toMatchObject({ password: STANDARD, motivo: 'email-repetido' })
  expect(after['Pendencia/claro']).toMatchObject({ password: 'em claro', motivo: 'senha-inutil' })
  expect(after['Pendencia/jose']).toMatchObject({ password: OWN, motivo: 'email-inadequado' })
  expect(after['Log/ana_1683000000001']?.['timestamp']).toEqual(new Timestamp(1683000000, 0))
  expect(after['Reports/r1']).toEqual({
    nomeRelatorio: 'Maio',
    cargo: 'porteiro',
    cidade: 'c1',
    igreja: 'i1',
    genero: 'feminino',
    ativo: true,
    atual: false,
    createdBy: 'ana',
    createdAt: Timestamp.fromMillis(Date.UTC(2023, 4, 1, 12)),
    versao: 1,
    pessoas: ['ana', 'sumida'],
    inicio: Timestamp.fromMillis(Date.UTC(2023, 4, 7, 18, 30)),
    fim: new Timestamp(1683484200, 0),
    report: [
      {
        date: Timestamp.fromMillis(Date.UTC(2023, 4, 7, 18, 30)),
        atriu: [
          { id: 'ana', name: 'Ana', genero: 'feminino' },
          { id: '', name: '' },
        ],
      },
      { date: new Timestamp(1683484200, 0), atriu: [{ id: 'sumida', name: 'Sumida' }] },
    ],
  })
  expect(after['Estado/reports']).toEqual({ pronto: true })
}
