import { readFileSync } from 'node:fs'
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { genSaltSync, hashSync } from 'bcryptjs'
import { doc, type Firestore, getDoc, setDoc, Timestamp } from 'firebase/firestore'
import { NOMES_POSTOS_PADRAO } from '#src/domain/entities.ts'
import { HASH_COST } from '#src/domain/password.ts'
import { PERMISSIONS } from '#src/domain/permissions.ts'
import { config } from '#src/lib/config.ts'
import { sha256Hex } from '#src/lib/sha256.ts'
import { clearDeviceData } from '#src/repositories/firebase.ts'
import { emptyDatabase } from './empty-database.ts'

export const PASSWORD = 'porta-aberta'

/** One salt for all: a hash for each password, not for each account. */
const SALT = genSaltSync(HASH_COST)

const STAFF = { genero: 'feminino', cidade: 'campinas', igreja: 'central', datanasc: '', celular: '' }

export const USERS: Record<string, Record<string, unknown>> = {
  admin: { ...STAFF, name: 'Ada Administradora', email: 'ada@rede.org', cargo: 'admin' },
  secretaria: { ...STAFF, name: 'Sara Secretária', email: 'sara@rede.org', cargo: 'secretaria' },
  porteiro: {
    ...STAFF,
    name: 'Pedro Porteiro',
    email: 'pedro@rede.org',
    cargo: 'porteiro',
    genero: 'masculino',
  },
  porteira: { ...STAFF, name: 'Paula Porteira', email: 'paula@rede.org', cargo: 'porteiro' },
  novo: { ...STAFF, name: 'Nilo Novo', email: 'nilo@rede.org', cargo: 'porteiro', senhaPadrao: true },
}

/** A small network: two cities, two prayer houses, four positions, five people; what a page test starts from. */
export const NETWORK: Record<string, Record<string, unknown>> = {
  'Cidade/campinas': { nome: 'Campinas' },
  'Cidade/jundiai': { nome: 'Jundiaí' },
  'Cargo/admin': { nome: 'Administrador', tipo: 'Admin', permissoes: [...PERMISSIONS] },
  'Cargo/secretaria': {
    nome: 'Secretaria',
    tipo: 'Admin',
    permissoes: PERMISSIONS.filter((permission) => !permission.startsWith('cargo_')),
  },
  'Cargo/porteiro': { nome: 'Porteiro', tipo: 'UserP', permissoes: ['home', 'calendario'] },
  'Cargo/som': { nome: 'Operador de Som', tipo: 'UserS', permissoes: ['home', 'calendario'] },
  'Igreja/central': {
    nome: 'Central',
    cidade: 'campinas',
    rdj: 'sim',
    diasRDJ: [{ dia: 'Domingo', horario: '10:00' }],
    diasCulto: [{ dia: 'Domingo', horario: '18:30' }],
    ...NOMES_POSTOS_PADRAO,
  },
  'Igreja/vila': {
    nome: 'Vila Arens',
    cidade: 'jundiai',
    rdj: 'nao',
    diasRDJ: [],
    diasCulto: [{ dia: 'Quarta', horario: '19:30' }],
    ...NOMES_POSTOS_PADRAO,
  },
}

let environment: RulesTestEnvironment | undefined

/** The database of this test file, with the product's own rules. */
async function testDatabase(): Promise<RulesTestEnvironment> {
  const [host = '', port = ''] = (config.emulators?.firestore ?? '').split(':')
  environment ??= await initializeTestEnvironment({
    projectId: config.firebase.projectId,
    firestore: { host, port: Number(port), rules: readFileSync('firestore.rules', 'utf8') },
  })
  return environment
}

/** Empties the database and writes the small network, the accounts, and `extra` documents by path. */
export async function resetNetwork(extra: Record<string, Record<string, unknown>> = {}): Promise<void> {
  await clearDeviceData()
  // loads the rules
  await testDatabase()
  await emptyDatabase()
  await writeDocuments({ ...NETWORK, ...(await accounts()), ...extra })
}

/** Writes past the rules. */
export async function writeDocuments(documents: Record<string, Record<string, unknown>>): Promise<void> {
  await asServer(async (db) => {
    await Promise.all(Object.entries(documents).map(([path, fields]) => setDoc(doc(db, path), fields)))
  })
}

/** Runs with the rules off. */
export async function asServer(work: (db: Firestore) => Promise<void>): Promise<void> {
  const database = await testDatabase()
  await database.withSecurityRulesDisabled(async (context) => {
    // the compat types of rules-unit-testing describe the same object
    const db: unknown = context.firestore()
    if (isFirestore(db)) await work(db)
  })
}

/** A document as it is stored; undefined when there is none. */
export async function stored(path: string): Promise<unknown> {
  let data: unknown
  await asServer(async (db) => {
    data = (await getDoc(doc(db, path))).data()
  })
  return data
}

function isFirestore(value: unknown): value is Firestore {
  return typeof value === 'object' && value !== null
}

async function accounts(): Promise<Record<string, Record<string, unknown>>> {
  const before = Timestamp.fromMillis(Date.now() - 60_000)
  const documents: Record<string, Record<string, unknown>> = {}
  for (const [id, fields] of Object.entries(USERS)) {
    const hash = hashOnce(fields['senhaPadrao'] ? config.senhaPadrao : PASSWORD)
    documents[`User/${id}`] = { senhaPadrao: false, ...fields, createdAt: before, sessoesDesde: before }
    documents[`Login/${fields['email']}`] = { user: id, salt: SALT }
    documents[`Credencial/${id}`] = {
      password: await sha256Hex(hash),
      atualizadaEm: before,
    }
  }
  return documents
}

const hashes = new Map<string, string>()

function hashOnce(password: string): string {
  const hash = hashes.get(password) ?? hashSync(password, SALT)
  hashes.set(password, hash)
  return hash
}
