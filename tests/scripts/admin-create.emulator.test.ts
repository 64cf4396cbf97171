import { hashSync } from 'bcryptjs'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { PERMISSIONS } from '#src/domain/permissions.ts'
import { sha256Hex } from '#src/lib/sha256.ts'
import { emptyDatabase, readDatabase, writeDocuments } from './admin-database.ts'
import { runScript } from './run-script.ts'

const PROJECT = 'demo-admin-create'
const ANA = ['--email', 'Ana@Rede.org', '--name', 'Ana Lima', '--genero', 'feminino']
const PLACE = ['--cidade', 'Campinas', '--igreja', 'Central']

let db: Firestore
beforeEach(async () => {
  db = await emptyDatabase(PROJECT)
})

const create = (...args: string[]) => runScript('admin-create', ['--project', PROJECT, ...args])

/** Whether the account's Login and Credencial take this password. */
async function opensWith(key: string, password: string): Promise<boolean> {
  const login = await db.doc(`Login/${key}`).get()
  const credential = await db.doc(`Credencial/${login.get('user')}`).get()
  return (await sha256Hex(hashSync(password, login.get('salt')))) === credential.get('password')
}

describe('admin:create', () => {
  it('makes position, city, house and account in an empty database; a second time changes nothing', async () => {
    const first = await create(...ANA, ...PLACE, '--json')
    expect(first).toMatchObject({ code: 0 })
    const { user, cargo, senhaProvisoria } = JSON.parse(first.stdout)
    const before = await readDatabase(db)
    expect(before[`Cargo/${cargo}`]).toEqual({
      nome: 'Administrador',
      tipo: 'Admin',
      permissoes: [...PERMISSIONS],
    })
    const profile = before[`User/${user}`]
    expect(profile).toMatchObject({ email: 'ana@rede.org', name: 'Ana Lima', cargo, senhaPadrao: true })
    expect(before[`Igreja/${profile?.['igreja']}`]).toMatchObject({
      nome: 'Central',
      cidade: profile?.['cidade'],
    })
    expect(before[`Cidade/${profile?.['cidade']}`]).toEqual({ nome: 'Campinas' })
    expect(before[`Diretorio/${profile?.['igreja']}`]).toMatchObject({
      pessoas: { [user]: ['Ana Lima', 'feminino', cargo] },
    })
    expect(before).toMatchObject({
      'Estado/diretorios': { pronto: true },
      'Estado/reports': { pronto: true },
    })
    expect(Object.keys(before)).toHaveLength(9)
    expect(senhaProvisoria).toMatch(/^[a-z]{4}(-[a-z]{4}){2}-\d\d$/)
    expect(await opensWith('ana@rede.org', senhaProvisoria)).toBe(true)

    const second = await create(...ANA, ...PLACE, '--password', 'outra-senha')
    expect(second.code).toBe(0)
    expect(second.stdout).toContain('nada mudou')
    expect(second.stdout).toContain('use --reset')
    expect(await readDatabase(db)).toEqual(before)
  })

  it('takes a city and a house of the same name, and a password of ones own', async () => {
    await writeDocuments(db, {
      'Cidade/sp': { nome: 'São Paulo' },
      'Igreja/se': { nome: 'Sé', cidade: 'sp' },
    })
    const { code } = await create(
      ...ANA,
      ...['--cidade', 'sao paulo', '--igreja', 'SE', '--password', 'segredo1'],
    )
    expect(code).toBe(0)
    const [user] = (await db.collection('User').get()).docs
    expect(user?.data()).toMatchObject({ cidade: 'sp', igreja: 'se', senhaPadrao: false })
    expect(await opensWith('ana@rede.org', 'segredo1')).toBe(true)
    expect((await db.collection('Cidade').get()).size).toBe(1)
  })

  it('raises an existing account and adds to the position, taking nothing away', async () => {
    await writeDocuments(db, {
      'Cidade/c': { nome: 'Campinas' },
      'Igreja/i': { nome: 'Central', cidade: 'c' },
      'Cargo/adm': { nome: 'Administrador', tipo: 'Admin', permissoes: ['home', 'de-outra-versao'] },
      'User/ana': { name: 'Ana', email: 'ana@rede.org', cargo: 'porteiro', cidade: 'c', igreja: 'i' },
      'Login/ana@rede.org': { user: 'ana', salt: 'salt' },
      'Credencial/ana': { password: 'kept' },
    })
    const { code, stdout } = await create('--email', 'ana@rede.org')
    expect(code).toBe(0)
    expect(stdout).toContain('completado')
    const after = await readDatabase(db)
    expect(after['User/ana']).toEqual({
      name: 'Ana',
      email: 'ana@rede.org',
      cargo: 'adm',
      cidade: 'c',
      igreja: 'i',
    })
    expect(after['Cargo/adm']?.['permissoes']).toEqual(
      expect.arrayContaining(['de-outra-versao', ...PERMISSIONS]),
    )
    expect(after['Credencial/ana']).toEqual({ password: 'kept' })
  })

  it('lets a locked-out administrator back in', async () => {
    await create(...ANA, ...PLACE, '--password', 'esquecida')
    const user = (await db.doc('Login/ana@rede.org').get()).get('user')
    const em = Timestamp.fromMillis(Date.now() - 60_000)
    await writeDocuments(db, {
      [`Falhas/${user}`]: { falhas: 20, em },
      [`Dispositivo/d1_${user}`]: { user, falhas: 5, em },
      'Dispositivo/d2_outro': { user: 'outro', falhas: 5, em },
    })
    const since = (await db.doc(`User/${user}`).get()).get('sessoesDesde').toMillis()
    const { code, stdout } = await create('--email', 'ana@rede.org', '--reset', '--default-password')
    expect(code).toBe(0)
    expect(stdout).toContain('senha nova')
    const after = await readDatabase(db)
    expect(after[`Falhas/${user}`]?.['falhas']).toBe(0)
    expect(after[`Dispositivo/d1_${user}`]).toMatchObject({ user, falhas: 0 })
    expect(after['Dispositivo/d2_outro']).toMatchObject({ falhas: 5 })
    expect(after[`User/${user}`]).toMatchObject({ senhaPadrao: true })
    expect((await db.doc(`User/${user}`).get()).get('sessoesDesde').toMillis()).toBeGreaterThan(since)
    expect(await opensWith('ana@rede.org', 'mudar123')).toBe(true)
  })

  it.each([
    [['--email', 'a b@rede.org'], 'não serve de nome de usuário'],
    [['--email', 'ana@rede.org'], 'Falta --name'],
    [[...ANA], 'Falta --cidade'],
    [['--email', 'ana@rede.org', '--reset'], 'Não há conta com o e-mail ana@rede.org.'],
    [[...ANA, ...PLACE, '--password', 'mudar123'], 'use --default-password'],
    [[...ANA, ...PLACE, '--password', 'curta'], 'A senha deve ter'],
    [['--email', 'ana@rede.org', '--name', ' ', '--genero', 'feminino', ...PLACE], 'não pode ficar vazio'],
    [['--email', 'ana@rede.org', '--name', 'Ana', '--genero', 'x', ...PLACE], 'O gênero deve ser'],
    [['--emulator', '127.0.0.1:1', ...ANA, ...PLACE], 'não responde em 127.0.0.1:1'],
    [['--credentials', 'x.json', ...ANA], 'O emulador não usa credenciais'],
  ])('refuses %j with one sentence and changes nothing', async (args, sentence) => {
    const { code, stdout, stderr } = await create(...args)
    expect(code).toBe(1)
    expect(stdout).toBe('')
    const [last = ''] = stderr.trim().split('\n').slice(-1)
    expect(last).toContain(sentence)
    expect(stderr).not.toContain('    at ')
    expect(await readDatabase(db)).toEqual({})
  })

  it('leaves a database of the older form alone', async () => {
    const old = { 'User/x': { name: 'Xisto', email: 'ANA@rede.org', password: '$2b$10$x' } }
    await writeDocuments(db, old)
    const { code, stderr } = await create(...ANA, ...PLACE)
    expect(code).toBe(1)
    expect(stderr).toContain('npm run import:legacy')
    expect(await readDatabase(db)).toEqual(old)
  })
})
