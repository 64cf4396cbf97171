import { deleteField, serverTimestamp } from 'firebase/firestore'
import { PERMISSIONS } from '#src/domain/permissions.ts'
import {
  activate,
  altered,
  attemptKnown,
  attemptUnknown,
  createUser,
  deleteUser,
  firstPassword,
  generateReport,
  logId,
  logInKnown,
  logInUnknown,
  makeCurrent,
  ownPassword,
  remember,
  reportFields,
  resetPassword,
  saveReport,
  withoutField,
} from './batches.ts'
import { DEVICE_EDGES, DEVICE_HONEST, DEVICE_MALFORMED } from './devices.ts'
import { HINT_HONEST } from './hints.ts'
import { LIMITS_EDGES, LIMITS_HONEST, LIMITS_MALFORMED } from './malformed-limits.ts'
import { ago, day, deviceOf, igreja, PROVA, SALT, SERVICE, secretOf, sha256 } from './network.ts'
import { type Honest, malformed, partial, type Refusal, removed } from './refusals.ts'
import { REMINDED_HONEST, REMINDED_MALFORMED } from './reminded.ts'
import { SENT_EDGES, SENT_HONEST, SENT_MALFORMED } from './sent.ts'
import { told } from './told.ts'

const ADMIN = 'uid-admin'
const FIRST = logId('firstAccess')
const LOG = `Log/${logId('admin')}`
const yesterday = ago({ days: 1 })

const honest = (name: string, uid: string, batch: Honest['batch']): Honest => ({
  name,
  uid,
  batch: told(uid, batch),
})
const create = honest('create user', ADMIN, createUser())
const edit = honest('edit user', ADMIN, { 'User/ana': { update: { name: 'Ana' } } })
const reset = honest('reset password', ADMIN, resetPassword('ana'))
const remove = honest('delete user', ADMIN, deleteUser('ana'))
const first = honest(
  'first password',
  'uid-firstAccess',
  firstPassword('uid-firstAccess', 'firstAccess', FIRST),
)
const second = honest('own password, soon after log-in', 'uid-recent', ownPassword('uid-recent', 'ana'))
const tryUnknown = honest('attempt, device unknown', 'uid-visitor', attemptUnknown('uid-visitor', 'ana'))
const tryKnown = honest('attempt, device known', 'uid-regular', attemptKnown('uid-regular', 'ana'))
const enterUnknown = honest('log in, device unknown', 'uid-newcomer', logInUnknown('uid-newcomer', 'ana'))
const enterKnown = honest('log in, device known', 'uid-regular', logInKnown('uid-regular', 'ana'))
const remembered = honest('remember the device', 'uid-entered', remember('uid-entered', 'ana'))
const rememberedAgain = honest('remember the device, again', 'uid-again', remember('uid-again', 'ana'))
const REGULAR = deviceOf('uid-regular', 'ana')
const renew = honest('renew', ADMIN, { 'Sessao/uid-admin': { update: { lastLogin: serverTimestamp() } } })
const newCidade = honest('create city', ADMIN, { 'Cidade/nova': { set: { nome: 'Nova' } } })
const oldCidade = honest('edit city', ADMIN, { 'Cidade/cotia': { update: { nome: 'Nova' } } })
const cargo = { nome: 'Cargo', tipo: 'UserP', permissoes: ['home'] }
const newCargo = honest('create position', ADMIN, { 'Cargo/novo': { set: cargo } })
const oldCargo = honest('edit position', ADMIN, { 'Cargo/porteiro': { update: cargo } })
const ownCargo = honest('rename own position', ADMIN, {
  'Cargo/admin': { update: { nome: 'Administração' } },
})
const newIgreja = honest('create house', ADMIN, { 'Igreja/nova': { set: igreja('cotia') } })
const oldIgreja = honest('edit house', ADMIN, {
  'Igreja/norte': { update: { ...igreja('cotia'), som: 'Mesa de som' } },
})
const generate = honest('generate report', ADMIN, generateReport('admin'))
const switchOn = honest('activate report', ADMIN, activate('admin', 'inativo', true))
const current = honest('make report current', ADMIN, makeCurrent('admin', 'inativo', false))
const save = honest('save report', ADMIN, saveReport('admin', 'inativo', 2))

/** Everything that honest people send: the rules accept each of these. */
export const HONEST: Honest[] = [
  ...[create, edit, reset, remove, first, second, tryUnknown, tryKnown, enterUnknown, enterKnown, renew],
  ...[remembered, rememberedAgain],
  ...[newCidade, oldCidade, newCargo, oldCargo, ownCargo, newIgreja, oldIgreja],
  ...[generate, switchOn, current, save],
  ...LIMITS_HONEST.map(({ name, uid, batch }) => honest(name, uid, batch)),
  ...SENT_HONEST,
  ...HINT_HONEST,
  ...REMINDED_HONEST,
  ...DEVICE_HONEST,
]

const NAME = [
  '',
  ' \t ',
  '\u200b',
  '\u3164\u2800',
  'Ana\u202e',
  'Ana\u200d',
  '...',
  'x'.repeat(121),
  7,
  null,
  ['a'],
]
const ID = ['', 'a/b', 'x'.repeat(129), 7, null]
const NOT_NOW = [yesterday, ago({ days: -1 }), 'agora', null]
const SALTS = [
  '',
  SALT.slice(1),
  `${SALT}x`,
  SALT.replace('$10$', '$04$'),
  SALT.replace('$2b', '$2z'),
  7,
  PROVA,
]
const HASHES = ['', PROVA, sha256(PROVA).toLowerCase(), sha256(PROVA).slice(1), `${sha256(PROVA)}0`, 7]
const DATES = [
  '2000-13-01',
  '2000-02-30',
  '2001-02-29',
  '1900-02-29',
  '2000-04-31',
  '2000-00-10',
  '2000-01-32',
  '1/2/2000',
  '2000-01-01 ',
  20000101,
  null,
]
const PHONES = ['(11) 98765-4321', '1'.repeat(21), 11987654321, null]
const USER = {
  name: NAME,
  genero: ['outro', '', 1, null],
  datanasc: DATES,
  celular: PHONES,
  cargo: [...ID, 'extinto'],
  cidade: [...ID, 'nenhuma', 'cotia'],
  igreja: [...ID, 'nenhuma', 'norte'],
}
const DIAS = [
  '',
  'Domingo',
  Array(15).fill({ dia: 'Domingo', horario: '18:30' }),
  [{ dia: 'Domingo' }],
  [{ horario: '18:30' }],
  [{ dia: 'domingo', horario: '18:30' }],
  [{ dia: 'Feriado', horario: '18:30' }],
  [{ dia: 'Domingo', horario: '24:00' }],
  [{ dia: 'Domingo', horario: '18:60' }],
  [{ dia: 'Domingo', horario: '8:30' }],
  [{ dia: 'Domingo', horario: 1830 }],
  [{ dia: 'Domingo', horario: '18:30', sala: 1 }],
  ['Domingo 18:30'],
  ...Array.from({ length: 14 }, (_, place) => weekWithFlaw(place)),
]
const POSTO = ['x'.repeat(121), 1, null, ['a']]
const IGREJA = {
  nome: NAME,
  cidade: [...ID, 'nenhuma'],
  rdj: ['talvez', true, null],
  diasRDJ: DIAS,
  diasCulto: DIAS,
  atriu: POSTO,
  corredor: POSTO,
  banheiro: POSTO,
  estacionamento: POSTO,
  som: POSTO,
}
const CARGO = {
  nome: NAME,
  tipo: ['admin', '', 1, null],
  permissoes: ['home', ['home', 'home'], ['voar'], [1], [...PERMISSIONS, 'home'], null],
}
const DAYS = {
  report: [[], Array(1001).fill(1), Array(1001).fill({ date: SERVICE }), 'dias', null],
  pessoas: ['ana', ['ana', 'ana'], Array.from({ length: 10_001 }, (_, index) => `p${index}`), null],
}
const PERIOD = [ago({ days: 1 }), ago({ days: -30 }), 'amanhã', 1, null]
const REPORT = {
  ...DAYS,
  inicio: PERIOD,
  fim: PERIOD,
  geracao: [
    1,
    {},
    { seed: '1', algoritmo: 'semana-1', entrada: 'abc' },
    { seed: 1, algoritmo: '', entrada: 'abc' },
    { seed: 1, algoritmo: 'semana-1', entrada: 'x'.repeat(65) },
    { seed: 1, algoritmo: 'semana-1', entrada: 'abc', mais: 1 },
  ],
  nomeRelatorio: NAME,
  cidade: [...ID, 'nenhuma', 'cotia'],
  igreja: [...ID, 'nenhuma', 'norte'],
  cargo: [...ID, 'extinto', 'admin'],
  genero: ['outro', null],
  ativo: [true, 'false', null],
  atual: [false, 'true', null],
  createdAt: NOT_NOW,
  createdBy: ['ana', null],
  versao: [0, 2, '1', null],
}
const LOG_ENTRY = {
  userId: ['ana', null],
  userName: ['ana@rede.org', null],
  nameUser: ['Pessoa ana', null],
  action: ['Primeiro-Login', 'Relatorio-Apagado', 'x', null],
  timestamp: NOT_NOW,
  reportId: ['centro', '', null],
}
const ATTEMPT = {
  user: [...ID, 'ninguem', 'caseiro'],
  prova: ['', sha256(PROVA), SALT, `${PROVA}x`, 7],
  segredo: ['', 'x', sha256('x'), secretOf('x').slice(1), `${secretOf('x')}0`, 7, null],
  em: NOT_NOW,
}
const SESSION = { user: ['caseiro', 'ninguem', null], desde: NOT_NOW, lastLogin: NOT_NOW }
const USED_ATTEMPT = { user: ['caseiro', null], em: NOT_NOW, prova: [PROVA], segredo: [secretOf('x'), null] }
const CREDENTIAL = { password: HASHES, atualizadaEm: NOT_NOW }
const alteracao = (fields: Record<string, unknown>) => ({
  log: logId('admin'),
  userId: 'admin',
  nameUser: 'Pessoa admin',
  action: 'Relatorio-Atv',
  timestamp: serverTimestamp(),
  ...fields,
})
/** Each with one flaw. */
const ALTERACAO = [
  null,
  'eu',
  {},
  alteracao({ userId: 'ana' }),
  alteracao({ nameUser: 'Pessoa ana' }),
  alteracao({ timestamp: yesterday }),
  alteracao({ action: 'Relatorio-Apagado' }),
  alteracao({ log: 'ana_1700000000000' }),
  alteracao({ log: 'admin_1700000000000' }),
  alteracao({ estranho: 1 }),
]

/** A well-formed new document of each collection. */
const NEW: Record<string, Record<string, unknown>> = {
  Cidade: { nome: 'Nova' },
  Cargo: cargo,
  Igreja: igreja('cotia'),
  Reports: reportFields('admin'),
}

/** 14 services, one of which is at no hour. */
function weekWithFlaw(place: number) {
  const hour = (index: number) => (index === place ? '99:99' : '09:00')
  return Array.from({ length: 14 }, (_, index) => ({ dia: 'Sabado', horario: hour(index) }))
}

/** Batches that lack a write. */
export const PARTIAL: Refusal[] = [
  ...[edit, newCidade, oldCidade, newCargo, oldCargo, ownCargo, newIgreja, oldIgreja, generate].flatMap(
    (of) => partial(of),
  ),
  ...[create, reset, remove, first, second, tryUnknown, tryKnown, enterKnown].flatMap((of) => partial(of)),
  ...partial(enterUnknown, ['Falhas/ana']),
  ...[switchOn, current, save].flatMap((of) => partial(of)),
]

const ORPHAN = { cidade: 'sumida', igreja: 'orfa' }

/** Writes with a field that is missing, wrong or too many. */
const FLAWED: Refusal[] = [
  { what: 'create a user at a house whose city is gone', uid: ADMIN, batch: createUser(ORPHAN) },
  {
    what: 'move a user to a house whose city is gone',
    uid: ADMIN,
    batch: told(ADMIN, {
      'User/ana': { update: ORPHAN },
      'Disponibilidade/ana': { update: { igreja: ORPHAN.igreja } },
    }),
  },
  {
    what: 'generate for a house whose city is gone',
    uid: ADMIN,
    batch: generateReport('admin', ORPHAN),
  },
  ...malformed(create, 'User/novo', {
    ...USER,
    email: ['outro@rede.org', 7, null],
    createdAt: NOT_NOW,
    sessoesDesde: NOT_NOW,
    senhaPadrao: [false, 'true', null],
    password: [sha256(PROVA)],
    primeiroLogin: [FIRST],
  }),
  ...malformed(create, 'Login/novo@rede.org', { user: [...ID, 'ana'], salt: SALTS }),
  ...malformed(create, 'Credencial/novo', CREDENTIAL),
  ...['NOVO@rede.org', 'no vo@rede.org', 'ñovo@rede.org', 'x'.repeat(129)].map((email) => ({
    what: `create user with e-mail ${email}`,
    uid: ADMIN,
    batch: createUser({}, 'novo', email),
  })),
  ...['no vo', 'nóvo', 'no_vo', 'no-vo', 'x'.repeat(129)].map((id) => ({
    what: `create user with id ${id}`,
    uid: ADMIN,
    batch: createUser({}, id),
  })),
  ...malformed(edit, 'User/ana', {
    ...USER,
    email: ['outra@rede.org'],
    createdAt: [yesterday],
    senhaPadrao: [true, 1],
    sessoesDesde: [yesterday, ago({})],
    password: [sha256(PROVA)],
    primeiroLogin: [FIRST],
  }),
  ...removed(edit, 'User/ana', [...Object.keys(USER), 'email', 'createdAt', 'senhaPadrao', 'sessoesDesde']),
  ...malformed(reset, 'User/ana', {
    senhaPadrao: [false, 'true', null, deleteField()],
    sessoesDesde: [...NOT_NOW, deleteField()],
    name: ['Outra'],
    password: [sha256(PROVA)],
  }),
  ...malformed(reset, 'Login/ana@rede.org', { salt: [...SALTS, SALT], user: ['admin'] }),
  ...malformed(reset, 'Credencial/ana', CREDENTIAL),
  ...malformed(first, 'User/firstAccess', {
    senhaPadrao: [true, 'false', null, deleteField()],
    sessoesDesde: [...NOT_NOW, deleteField()],
    primeiroLogin: ['', 'ana_1700000000000', null, deleteField()],
    cargo: ['secretaria'],
    password: [sha256(PROVA)],
  }),
  ...malformed(first, 'Sessao/uid-firstAccess', { desde: NOT_NOW, lastLogin: NOT_NOW, user: ['admin'] }),
  ...malformed(first, 'Login/firstaccess@rede.org', { salt: [...SALTS, SALT], user: ['admin'] }),
  ...malformed(first, 'Credencial/firstAccess', CREDENTIAL),
  ...malformed(first, `Log/${FIRST}`, { ...LOG_ENTRY, action: ['Relatorio-Up', null], reportId: ['centro'] }),

  ...malformed(second, 'User/ana', {
    senhaPadrao: [true],
    primeiroLogin: ['ana_1700000000000'],
    cargo: ['som'],
  }),
  ...malformed(tryUnknown, 'Tentativa/uid-visitor', ATTEMPT),
  ...malformed(tryUnknown, 'Falhas/ana', { falhas: [0, 1, 3, -1, 2.5, '2', null], em: NOT_NOW }),
  ...malformed(tryKnown, 'Tentativa/uid-regular', ATTEMPT),
  ...malformed(tryKnown, REGULAR, {
    user: ['caseiro', null],
    falhas: [0, 1, 3, -1, '2', null],
    em: NOT_NOW,
    entrou: [...NOT_NOW, serverTimestamp(), ago({ days: 21 })],
  }),
  ...malformed(enterUnknown, 'Sessao/uid-newcomer', SESSION),
  ...malformed(enterUnknown, 'Tentativa/uid-newcomer', USED_ATTEMPT),
  ...malformed(enterUnknown, 'Falhas/ana', { falhas: [1, 2, -5, null], em: NOT_NOW }),
  ...malformed(enterKnown, 'Sessao/uid-regular', SESSION),
  ...malformed(enterKnown, 'Tentativa/uid-regular', USED_ATTEMPT),
  ...[remembered, rememberedAgain].flatMap((of) =>
    malformed(of, deviceOf(of.uid, 'ana'), {
      user: ['caseiro', null],
      falhas: [1, -5, null],
      em: NOT_NOW,
      entrou: [...NOT_NOW, ago({}), ago({ minutes: 5 })],
    }),
  ),
  ...malformed(renew, 'Sessao/uid-admin', { lastLogin: NOT_NOW, desde: [ago({})], user: ['chefe'] }),

  ...['Cidade', 'Cargo', 'Igreja', 'Reports'].flatMap((name) =>
    ['x'.repeat(129), 'n\u200bova', ...(name === 'Reports' ? [] : ['nova_1800000000000'])].map((id) => ({
      what: `a new ${name} called ${id}`,
      uid: ADMIN,
      batch: { [`${name}/${id}`]: { set: NEW[name] ?? {} } },
    })),
  ),
  ...malformed(newCidade, 'Cidade/nova', { nome: NAME }),
  ...malformed(oldCidade, 'Cidade/cotia', { nome: [...NAME, deleteField()] }),
  ...malformed(newCargo, 'Cargo/novo', CARGO),
  ...malformed(oldCargo, 'Cargo/porteiro', CARGO),
  ...removed(oldCargo, 'Cargo/porteiro', Object.keys(CARGO)),
  ...malformed(ownCargo, 'Cargo/admin', {
    nome: [...NAME, deleteField()],
    permissoes: [['home']],
    tipo: ['UserP'],
  }),
  ...malformed(newIgreja, 'Igreja/nova', IGREJA),
  ...malformed(oldIgreja, 'Igreja/norte', IGREJA),
  ...removed(oldIgreja, 'Igreja/norte', Object.keys(IGREJA)),

  ...malformed(generate, 'Reports/novo', REPORT),
  ...malformed(switchOn, 'Reports/inativo', {
    ativo: [false, 'true', 1, null, deleteField()],
    atual: [false],
    versao: [2],
    report: [[day('ana')]],
    nomeRelatorio: ['Outro'],
    alteracao: [...ALTERACAO, deleteField()],
  }),
  ...malformed(current, 'Reports/inativo', {
    atual: [true, 'false', 1, null, deleteField()],
    ativo: [true],
    alteracao: [...ALTERACAO, deleteField()],
  }),
  ...malformed(save, 'Reports/inativo', {
    ...DAYS,
    inicio: [...PERIOD, deleteField()],
    fim: [...PERIOD, deleteField()],
    geracao: [{ seed: 1, algoritmo: 'semana-1', entrada: 'abc' }],
    versao: [0, 1, 3, '2', null, deleteField()],
    ativo: [true],
    atual: [false],
    createdBy: ['admin'],
    alteracao: [...ALTERACAO, deleteField()],
  }),
  ...removed(save, 'Reports/inativo', ['report', 'pessoas']),
  ...[create, edit, reset, remove, newCidade, oldCargo, generate].flatMap((of) =>
    malformed(of, LOG, {
      ...LOG_ENTRY,
      action: ['Primeiro-Login', 'Usuario-X', 'Cidade-Up', 'Igreja-Del', 'Usuario', null],
      alvo: ['chefe', '', 'a/b', null],
      nome: ['Outro', '', null],
    }),
  ),
  ...malformed(switchOn, LOG, LOG_ENTRY),
  ...malformed(current, LOG, LOG_ENTRY),
  ...malformed(save, LOG, LOG_ENTRY),
  ...LIMITS_MALFORMED,
  ...SENT_MALFORMED,
  ...REMINDED_MALFORMED,
  ...DEVICE_MALFORMED,
]

export const MALFORMED = FLAWED.map(({ what, uid, batch }) => ({ what, uid, batch: told(uid, batch) }))

/** What stands at the edge of what is allowed. */
export const EDGES: Honest[] = [
  ...LIMITS_EDGES.map(({ name, uid, batch }) => honest(name, uid, batch)),
  ...SENT_EDGES,
  ...DEVICE_EDGES,
  honest('the longest name', ADMIN, { 'Cidade/nova': { set: { nome: 'x'.repeat(120) } } }),
  honest('a first password long after the log-in, which ends the session', 'uid-late', {
    ...firstPassword('uid-late', 'firstAccess', FIRST),
    'Sessao/uid-late': 'delete',
  }),
  honest('an attempt on an account without a count', 'uid-visitor', attemptUnknown('uid-visitor', 'chefe')),
  honest('a new password for an account without a count', ADMIN, {
    ...resetPassword('vera'),
    'Falhas/vera': { set: { falhas: 0, em: serverTimestamp() } },
  }),
  ...['alva', 'vera'].map((id) =>
    honest(`delete ${id} and the link with another`, 'uid-only-deletar_itens', {
      ...deleteUser(id),
      'Vinculo/alva_vera': 'delete',
    }),
  ),
  honest('every field of a profile', ADMIN, {
    'User/ana': {
      update: {
        name: 'Ana Maria',
        genero: 'masculino',
        datanasc: '',
        celular: '',
        cargo: 'som',
        cidade: 'cotia',
        igreja: 'norte',
      },
    },
    'Disponibilidade/ana': { update: { igreja: 'norte' } },
  }),
  honest('the name of an older profile, and its hash gone', ADMIN, {
    'User/antigo': { update: { name: 'Antigo', password: deleteField() } },
  }),
  honest('the gender of an older profile', ADMIN, { 'User/antigo': { update: { genero: 'feminino' } } }),
  ...['antigo', 'solto', 'nulo'].map((id) =>
    honest(`an administrator to delete ${id}, whose position is gone`, ADMIN, deleteUser(id)),
  ),
  honest('to reset somebody whose e-mail has capitals', ADMIN, resetPassword('mista')),
  honest('to delete somebody whose e-mail has capitals', ADMIN, deleteUser('mista')),
  honest('one’s own phone', 'uid-secretary', { 'User/secretary': { update: { celular: '1' } } }),
  honest('a birth date on 29 February', ADMIN, createUser({ datanasc: '2000-02-29' })),
  honest('a reset that clears the count of strangers', ADMIN, {
    ...resetPassword('ana'),
    'Falhas/ana': { set: { falhas: 0, em: serverTimestamp() } },
  }),
  honest('to ask why the default password does not open any more', 'uid-overdue', {
    'Tentativa/uid-overdue': { update: { prova: deleteField(), em: serverTimestamp() } },
  }),
  honest('the longest e-mail', ADMIN, createUser({}, 'novo', `!${'x'.repeat(126)}~`)),
  honest('a phone of 20 digits', ADMIN, createUser({ celular: '1'.repeat(20), datanasc: '2024-12-31' })),
  honest(
    'an older salt',
    ADMIN,
    altered(createUser(), 'Login/novo@rede.org', { salt: SALT.replace('$2b', '$2y') }),
  ),
  honest('28 services', ADMIN, {
    'Igreja/norte': {
      update: {
        ...igreja('cotia'),
        diasCulto: Array(14).fill({ dia: 'Terca', horario: '00:00' }),
        diasRDJ: Array(14).fill({ dia: 'Sabado', horario: '23:59' }),
        som: '',
      },
    },
  }),
  honest(
    '1,000 days',
    ADMIN,
    withoutField(
      withoutField(
        generateReport('admin', { report: Array(1000).fill({ atriu: [] }), pessoas: [] }),
        'Reports/novo',
        'inicio',
      ),
      'Reports/novo',
      'fim',
    ),
  ),
  honest(
    '10,000 people',
    ADMIN,
    generateReport('admin', { pessoas: Array.from({ length: 10_000 }, (_, p) => `p${p}`) }),
  ),
  honest(
    'a report that says what it was made from',
    ADMIN,
    generateReport('admin', { geracao: { seed: 1, algoritmo: 'semana-1', entrada: 'x'.repeat(64) } }),
  ),
  honest('all permissions', ADMIN, altered(newCargo.batch, 'Cargo/novo', { permissoes: [...PERMISSIONS] })),
]
