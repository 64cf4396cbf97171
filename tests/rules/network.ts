import { createHash } from 'node:crypto'
import { hashSync } from 'bcryptjs'
import { Timestamp } from 'firebase/firestore'
import { NOMES_POSTOS_PADRAO, type Tipo } from '#src/domain/entities.ts'
import { PERMISSIONS, type Permission } from '#src/domain/permissions.ts'

/** Documents by their path. */
export type Docs = Record<string, Record<string, unknown>>

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The server's clock is this machine's: a time in the past. */
export function ago({ minutes = 0, hours = 0, days = 0 }): Timestamp {
  return Timestamp.fromMillis(Date.now() - minutes * MINUTE - hours * HOUR - days * DAY)
}

/** The key of ana's one device in `Avisos`. */
export const DEVICE = 'a'.repeat(32)

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex').toUpperCase()
}

/** Everybody's password is the same: hashing it once keeps the tests fast. */
export const SALT = '$2b$10$abcdefghijklmnopqrstuu'
export const PROVA = hashSync('a senha de todos', SALT)
export const WRONG_PROVA = `${SALT}${'x'.repeat(31)}`
export const OTHER_SALT = '$2b$10$zyxwvutsrqponmlkjihgfe'

/** The secret that the browser with this identity keeps. */
export const secretOf = (uid: string) => sha256(uid).toLowerCase()

/** The counter of that browser for an account. */
export const deviceOf = (uid: string, user: string) => `Dispositivo/${sha256(secretOf(uid))}_${user}`

/** What the positions of the network give; `secretaria` lacks only what concerns prayer houses. */
export const CARGOS = {
  admin: { tipo: 'Admin', permissoes: [...PERMISSIONS] },
  observador: { tipo: 'Admin', permissoes: ['home'] },
  secretaria: { tipo: 'UserP', permissoes: PERMISSIONS.filter((key) => !key.startsWith('igreja_')) },
  zelador: { tipo: 'UserP', permissoes: ['home', 'igreja_novo'] },
  porteiro: { tipo: 'UserP', permissoes: ['home', 'calendario'] },
  som: { tipo: 'UserS', permissoes: ['home', 'calendario'] },
  visitante: { tipo: 'UserP', permissoes: [] },
} satisfies Record<string, { tipo: Tipo; permissoes: Permission[] }>

export function igreja(cidade: string): Record<string, unknown> {
  const diasCulto = [{ dia: 'Domingo', horario: '18:30' }]
  return { nome: `Casa de ${cidade}`, cidade, rdj: 'nao', diasRDJ: [], diasCulto, ...NOMES_POSTOS_PADRAO }
}

/** The three documents of an account that has a password of its own. */
export function account(id: string, profile: Record<string, unknown>): Docs {
  const email = `${id.toLowerCase()}@rede.org`
  return {
    [`User/${id}`]: {
      name: `Pessoa ${id}`,
      email,
      genero: 'feminino',
      datanasc: '1990-02-28',
      celular: '11987654321',
      cidade: 'osasco',
      igreja: 'centro',
      createdAt: ago({ days: 90 }),
      senhaPadrao: false,
      sessoesDesde: ago({ days: 30 }),
      ...profile,
    },
    [`Login/${email}`]: { user: id, salt: SALT },
    [`Credencial/${id}`]: { password: sha256(PROVA), atualizadaEm: ago({ days: 30 }) },
  }
}

/** When every service of the network is: a week from now. */
export const SERVICE = ago({ days: -7 })

export function day(...ids: string[]) {
  const atriu = ids.map((id) => ({ id, name: `Pessoa ${id}`, genero: 'feminino' }))
  return { date: SERVICE, atriu, corredor: [], banheiro: [], estacionamento: [] }
}

function disponibilidade(igreja: string) {
  return { igreja, ausencias: ['2026-12-24/2027-01-02'], dias: ['Quarta'], atualizadaEm: ago({ days: 2 }) }
}

function report(fields: { ativo: boolean; igreja: string; cidade: string; pessoas: string[] }) {
  return {
    nomeRelatorio: 'Escala',
    cargo: 'porteiro',
    genero: 'feminino',
    atual: true,
    createdAt: ago({ days: 3 }),
    createdBy: 'chefe',
    report: [day(...fields.pessoas)],
    inicio: SERVICE,
    fim: SERVICE,
    versao: 1,
    ...fields,
  }
}

/** A version that was replaced so long ago. */
function version(age: { days: number }) {
  return { report: [day('ana')], alteracao: {}, por: { nameUser: 'Pessoa chefe', timestamp: ago(age) } }
}

/**
 * Browsers of ana: `uid-newcomer` is about to log in for the first time, `uid-regular` again. `uid-recent` did minutes ago; `uid-entered`
 * from a browser that ana does not know yet, `uid-again` from one that she does. `uid-used` logged out; `uid-bygone` shows an attempt of
 * an older release. `uid-late` has had a session of the default password for an hour.
 */
function devices(): Docs {
  const recently = ago({ minutes: 5 })
  const shown = (uid: string) => ({ user: 'ana', prova: PROVA, segredo: secretOf(uid), em: ago({}) })
  const used = (uid: string, em: Timestamp) => ({ user: 'ana', segredo: secretOf(uid), em })
  const session = (user: string, desde: Timestamp) => ({ user, desde, lastLogin: desde })
  const known = { user: 'ana', em: ago({ hours: 2 }), entrou: ago({ days: 20 }) }
  return {
    'Tentativa/uid-newcomer': shown('uid-newcomer'),
    'Tentativa/uid-regular': shown('uid-regular'),
    [deviceOf('uid-regular', 'ana')]: { ...known, falhas: 1, em: ago({}) },
    'Falhas/ana': { falhas: 1, em: ago({}) },
    'Tentativa/uid-recent': used('uid-recent', recently),
    'Sessao/uid-recent': session('ana', recently),
    'Tentativa/uid-entered': used('uid-entered', recently),
    'Sessao/uid-entered': session('ana', recently),
    'Tentativa/uid-again': used('uid-again', recently),
    'Sessao/uid-again': session('ana', recently),
    [deviceOf('uid-again', 'ana')]: { ...known, falhas: 3 },
    'Tentativa/uid-overdue': { ...shown('uid-overdue'), user: 'atrasado' },
    'Tentativa/uid-used': used('uid-used', recently),
    'Tentativa/uid-bygone': { user: 'ana', prova: PROVA, em: ago({}) },
    'Tentativa/uid-late': { ...used('uid-late', ago({ hours: 1 })), user: 'firstAccess' },
    'Sessao/uid-late': session('firstAccess', ago({ hours: 1 })),
  }
}

/** Accounts of an older database: a hash and texts of other shapes in the profile, no position or one that is gone. */
function older(): Docs {
  const shapes = {
    name: '',
    genero: '?',
    datanasc: '1/2/1990',
    celular: '(11) 9',
    cidade: 'sumida',
    igreja: 'sumida',
  }
  return {
    ...account('antigo', { ...shapes, cargo: 'extinto', password: 'hash' }),
    ...account('solto', { ...shapes, cargo: '' }),
    ...account('nulo', { ...shapes, cargo: null }),
  }
}

/** Documents whose ids look like numbers: a number is no reference to them. */
function numbered(): Docs {
  return {
    'Cidade/7': { nome: 'Sete' },
    'Igreja/7': igreja('osasco'),
    'Cargo/7': { nome: '7', ...CARGOS.porteiro },
  }
}

/** A network of two cities, people above and below one another, reports and a log entry; `members` are in every report `com-*`. */
export function network(members: string[]): Docs {
  const cargos = Object.entries(CARGOS).map(([id, grant]) => [`Cargo/${id}`, { nome: id, ...grant }])
  const centro = { cidade: 'osasco', igreja: 'centro' }
  const norte = { cidade: 'cotia', igreja: 'norte' }
  return {
    ...devices(),
    ...Object.fromEntries(cargos),
    'Cidade/osasco': { nome: 'Osasco' },
    'Cidade/cotia': { nome: 'Cotia' },
    // somebody has asked for a service later than any other
    'Igreja/centro': { ...igreja('osasco'), trocasAte: ago({ days: -300 }) },
    'Igreja/norte': igreja('cotia'),
    'Igreja/orfa': igreja('sumida'),
    ...numbered(),
    ...older(),
    ...account('ana', { cargo: 'porteiro' }),
    ...account('ana2', { cargo: 'porteiro' }),
    ...account('mista', { cargo: 'porteiro', email: 'Mista@Rede.org' }),
    ...account('atrasado', { cargo: 'porteiro', senhaPadrao: true, sessoesDesde: ago({ days: 30.1 }) }),
    ...account('caseiro', { cargo: 'zelador' }),
    ...account('chefe', { cargo: 'admin' }),
    ...account('alva', { cargo: 'visitante' }),
    ...account('vera', { cargo: 'visitante', desde: '2026-11-01', maxPorMes: 1, naoPostos: ['som'] }),
    'Trocas/pedido': troca({ para: 'memberP' }),
    'Trocas/equipe': troca({ para: '' }),
    'Lembretes/centro_2026-11-29': { igreja: 'centro', data: '2026-11-29', avisados: {}, ultimo: 'ana' },
    'Avisos/ana': {
      aparelhos: {
        [DEVICE]: {
          ...{ endpoint: 'https://push.example.org/send/ana', p256dh: `B${'x'.repeat(86)}` },
          ...{ auth: 'y'.repeat(22), em: ago({ days: 1 }) },
        },
      },
      ultimo: DEVICE,
    },
    'Envios/centro_2026-11': {
      ...{ igreja: 'centro', mes: '2026-11', por: 'ana', nome: 'Pessoa ana', em: ago({ days: 1 }) },
      versoes: { centro: 1 },
    },
    'Reports/centro/Versoes/0': version({ days: 400 }),
    'Reports/norte/Versoes/0': version({ days: 10 }),
    'Disponibilidade/ana': disponibilidade('centro'),
    'Vinculo/alva_vera': { pessoas: ['alva', 'vera'], igrejas: ['centro'], tipo: 'juntos' },
    'Vinculo/ana_chefe': { pessoas: ['ana', 'chefe'], igrejas: ['centro'], tipo: 'juntos' },
    'Reports/centro': report({ ativo: true, ...centro, pessoas: ['ana'] }),
    'Reports/norte': report({ ativo: true, ...norte, pessoas: ['ana'] }),
    'Reports/com-todos': report({ ativo: true, ...norte, cidade: 'cotia', pessoas: ['ana', ...members] }),
    'Reports/inativo': report({ ativo: false, ...centro, pessoas: ['ana', ...members] }),
    'Log/ana_1700000000000': {
      userId: 'ana',
      userName: 'ana@rede.org',
      nameUser: 'Pessoa ana',
      action: 'Primeiro-Login',
      timestamp: ago({ days: 20 }),
    },
  }
}

/** What ana asks for the service of `Reports/centro`. */
function troca(fields: { para: string }) {
  return {
    ...{ report: 'centro', igreja: 'centro', cargo: 'porteiro', genero: 'feminino', data: SERVICE },
    ...{ posto: 'atriu', dia: 0, lugar: 0, de: 'ana', nomeDe: 'Pessoa ana', estado: 'pedida' },
    em: ago({ hours: 1 }),
    ...fields,
  }
}
