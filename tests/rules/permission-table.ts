import {
  and,
  collection,
  collectionGroup,
  getCountFromServer,
  getDocs,
  limit,
  or,
  orderBy,
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore'
import { type Actor, can, GONE_GRANT, type Grant } from '#src/domain/can.ts'
import {
  activate,
  createUser,
  deleteUser,
  emailOf,
  firstPassword,
  generateReport,
  logId,
  makeCurrent,
  ownPassword,
  resetPassword,
  saveReport,
} from './batches.ts'
import { CARGOS, deviceOf, igreja } from './network.ts'
import { LIMIT_ROWS } from './permission-table-limits.ts'
import { SUBSTITUTION_ROWS } from './permission-table-trocas.ts'
import { batch, get, list, type Player, type Row, read, remove, row, set, update } from './table-row.ts'

// The columns, in five groups: stranger anonymous | firstAccess expired stale deleted | positionless |
// memberP memberS neighbour | secretary observer admin
const NOBODY = '-- ---- - --- ---'
const ADMIN_ = '-- ---- - --- --+'
const STAFF_ = '-- ---- - --- +-+'
const ADMINS = '-- ---- - --- -++'
const ACTIVE = '-- ---- - --- +++'
const SIGNED = '-- ---- + +++ +++'
const COUNTS = '-- +--- + +++ +++'
const DEVICE = '-+ ++++ + +++ +++'

const readUsers = ['usuario_lista', 'usuario_editar', 'relatorio_novo', 'relatorio_editar'] as const
const readReports = ['relatorio_lista', 'relatorio_novo', 'relatorio_editar'] as const
const readVersoes = ['relatorio_lista', 'relatorio_editar'] as const

const ana = { id: 'ana', grant: CARGOS.porteiro }
const caseiro = { id: 'caseiro', grant: CARGOS.zelador }
const chefe = { id: 'chefe', grant: CARGOS.admin }
const vera = { id: 'vera', grant: CARGOS.visitante }
const solto = { id: 'solto', grant: GONE_GRANT }
const oneself = (actor: Actor) => ({ id: actor.id, grant: actor })

const ownUser = ({ user }: Player) => `User/${user}`
const moved = (user: string, para: keyof typeof CARGOS | 'extinto') => update(`User/${user}`, { cargo: para })
const created = (cargo: keyof typeof CARGOS | 'extinto') => batch(() => createUser({ cargo }))
const house = () => where('igreja', '==', 'centro')
const byDefaultPassword = () => where('senhaPadrao', '==', true)

const USER: Row[] = [
  row(COUNTS, 'User', 'get', 'own', get(ownUser), { can: (actor) => can(actor, 'ler_user', actor) }),
  row(STAFF_, 'User', 'get', 'another', get('User/ana'), {
    can: (actor) => can(actor, 'ler_user', ana),
    needs: readUsers,
  }),
  row(STAFF_, 'User', 'list', 'everybody', list('User'), {
    can: (actor) => can(actor, 'listar_user'),
    needs: readUsers,
  }),
  row(STAFF_, 'User', 'list', 'of a house', list('User', house)),
  row(STAFF_, 'User', 'list', 'with the default password', list('User', byDefaultPassword)),
  row(
    STAFF_,
    'User',
    'list',
    'counted',
    read(({ db }) => getCountFromServer(collection(db, 'User'))),
  ),
  row(
    NOBODY,
    'User',
    'list',
    'as a group',
    read(({ db }) => getDocs(collectionGroup(db, 'User'))),
  ),

  row(STAFF_, 'User', 'create', 'position that grants nothing', created('visitante'), {
    can: (actor) => can(actor, 'usuario_novo', CARGOS.visitante),
    needs: ['usuario_novo'],
  }),
  row(STAFF_, 'User', 'create', 'position within', created('porteiro'), {
    can: (actor) => can(actor, 'usuario_novo', CARGOS.porteiro),
    needs: [],
  }),
  row(ADMIN_, 'User', 'create', 'position beyond', created('zelador'), {
    can: (actor) => can(actor, 'usuario_novo', CARGOS.zelador),
  }),
  row(ADMIN_, 'User', 'create', 'position of type Admin', created('observador'), {
    can: (actor) => can(actor, 'usuario_novo', CARGOS.observador),
  }),
  row(NOBODY, 'User', 'create', 'position that does not exist', created('extinto')),

  row(STAFF_, 'User', 'update', 'name of another', update('User/ana', { name: 'Ana Maria' }), {
    can: (actor) => can(actor, 'editar_user', ana),
    needs: [],
  }),
  row(STAFF_, 'User', 'update', 'name of one who may nothing', update('User/vera', { name: 'Vera Lúcia' }), {
    can: (actor) => can(actor, 'editar_user', vera),
    needs: ['usuario_editar'],
  }),
  row(NOBODY, 'User', 'update', 'own name', update(ownUser, { name: 'Eu' })),
  row(NOBODY, 'User', 'update', 'own house', update(ownUser, { igreja: 'norte', cidade: 'cotia' })),
  row(STAFF_, 'User', 'update', 'own phone', update(ownUser, { celular: '1' }), {
    can: (actor) => can(actor, 'editar_user', oneself(actor)),
    needs: ['usuario_editar'],
  }),
  row(ADMIN_, 'User', 'update', 'name of one above', update('User/caseiro', { name: 'Outro' }), {
    can: (actor) => can(actor, 'editar_user', caseiro),
  }),
  row(
    ADMIN_,
    'User',
    'update',
    'name of one whose position is gone',
    update('User/solto', { name: 'Outro' }),
    {
      can: (actor) => can(actor, 'editar_user', solto),
    },
  ),
  row(
    ADMIN_,
    'User',
    'update',
    'reset of one whose position is gone',
    batch(() => resetPassword('solto')),
    { can: (actor) => can(actor, 'resetar_senha', solto) },
  ),
  row(STAFF_, 'User', 'update', 'moved within', moved('ana', 'som'), {
    can: (actor) => can(actor, 'mudar_cargo', ana, CARGOS.som),
    needs: [],
  }),
  row(ADMIN_, 'User', 'update', 'moved beyond', moved('ana', 'zelador'), {
    can: (actor) => can(actor, 'mudar_cargo', ana, CARGOS.zelador),
  }),
  row(ADMIN_, 'User', 'update', 'moved to type Admin', moved('ana', 'observador'), {
    can: (actor) => can(actor, 'mudar_cargo', ana, CARGOS.observador),
  }),
  row(ADMIN_, 'User', 'update', 'moved from beyond', moved('caseiro', 'porteiro'), {
    can: (actor) => can(actor, 'mudar_cargo', caseiro, CARGOS.porteiro),
  }),
  row(NOBODY, 'User', 'update', 'moved oneself', update(ownUser, { cargo: 'visitante' }), {
    can: (actor) => can(actor, 'mudar_cargo', oneself(actor), CARGOS.visitante),
  }),
  row(
    STAFF_,
    'User',
    'update',
    'reset, grants nothing',
    batch(() => resetPassword('vera')),
    {
      can: (actor) => can(actor, 'resetar_senha', vera),
      needs: ['usuario_editar'],
    },
  ),
  row(
    STAFF_,
    'User',
    'update',
    'reset, within',
    batch(() => resetPassword('ana')),
    {
      can: (actor) => can(actor, 'resetar_senha', ana),
      needs: [],
    },
  ),
  row(
    ADMIN_,
    'User',
    'update',
    'reset, beyond',
    batch(() => resetPassword('caseiro')),
    {
      can: (actor) => can(actor, 'resetar_senha', caseiro),
    },
  ),
  row(
    ADMIN_,
    'User',
    'update',
    'reset of an administrator',
    batch(() => resetPassword('chefe')),
    {
      can: (actor) => can(actor, 'resetar_senha', chefe),
    },
  ),
  row(
    NOBODY,
    'User',
    'update',
    'reset of oneself',
    batch(({ user }) => resetPassword(user)),
    {
      can: (actor) => can(actor, 'resetar_senha', oneself(actor)),
    },
  ),
  row('-- +--- - --- ---', 'User', 'update', 'first password', batch(setsFirst)),
  row(
    NOBODY,
    'User',
    'update',
    'new password, long after',
    batch(({ uid, user }) => ownPassword(uid, user)),
  ),

  row(
    STAFF_,
    'User',
    'delete',
    'grants nothing',
    batch(() => deleteUser('vera')),
    {
      can: (actor) => can(actor, 'deletar_user', vera),
      needs: ['deletar_itens'],
    },
  ),
  row(
    STAFF_,
    'User',
    'delete',
    'within',
    batch(() => deleteUser('ana')),
    {
      can: (actor) => can(actor, 'deletar_user', ana),
      needs: [],
    },
  ),
  row(
    ADMIN_,
    'User',
    'delete',
    'beyond',
    batch(() => deleteUser('caseiro')),
    {
      can: (actor) => can(actor, 'deletar_user', caseiro),
    },
  ),
  row(
    ADMIN_,
    'User',
    'delete',
    'an administrator',
    batch(() => deleteUser('chefe')),
    {
      can: (actor) => can(actor, 'deletar_user', chefe),
    },
  ),
  row(
    NOBODY,
    'User',
    'delete',
    'oneself',
    batch(({ user }) => deleteUser(user)),
    {
      can: (actor) => can(actor, 'deletar_user', oneself(actor)),
    },
  ),
]

function setsFirst({ uid, user }: Player) {
  return firstPassword(uid, user, logId(user))
}

const now = serverTimestamp()
const shared = { falhas: 0, em: now }
const ownDevice = ({ uid }: Player) => deviceOf(uid, 'ana')
const ownSession = ({ uid }: Player) => `Sessao/${uid}`
const ownAttempt = ({ uid }: Player) => `Tentativa/${uid}`

/** Every way to a document that only the batches of an account may touch. */
const ACCOUNT: Row[] = [
  row(DEVICE, 'Login', 'get', 'by exact key', get('Login/ana@rede.org')),
  row(NOBODY, 'Login', 'list', 'all', list('Login')),
  row(
    NOBODY,
    'Login',
    'list',
    'of a user',
    list('Login', () => where('user', '==', 'ana')),
  ),
  row(NOBODY, 'Login', 'create', 'alone', set('Login/nova@rede.org', { user: 'ana', salt: '$2b$10$' })),
  row(NOBODY, 'Login', 'update', 'alone', update('Login/ana@rede.org', { user: 'caseiro' })),
  row(NOBODY, 'Login', 'delete', 'alone', remove('Login/ana@rede.org')),
  row(NOBODY, 'Credencial', 'get', 'another', get('Credencial/ana')),
  row(
    NOBODY,
    'Credencial',
    'get',
    'own',
    get(({ user }) => `Credencial/${user}`),
  ),
  row(NOBODY, 'Credencial', 'list', 'all', list('Credencial')),
  row(NOBODY, 'Credencial', 'create', 'alone', set('Credencial/novo', { password: '', atualizadaEm: now })),
  row(NOBODY, 'Credencial', 'update', 'alone', update('Credencial/ana', { atualizadaEm: now })),
  row(NOBODY, 'Credencial', 'delete', 'alone', remove('Credencial/ana')),
  row(NOBODY, 'Tentativa', 'get', 'own', get(ownAttempt)),
  row(NOBODY, 'Tentativa', 'list', 'all', list('Tentativa')),
  row(NOBODY, 'Tentativa', 'create', 'uncounted', set(ownAttempt, { user: 'ana', em: now })),
  row(NOBODY, 'Tentativa', 'delete', 'own', remove(ownAttempt)),
  row(NOBODY, 'Dispositivo', 'get', 'own', get(ownDevice)),
  row(NOBODY, 'Dispositivo', 'list', 'all', list('Dispositivo')),
  row(NOBODY, 'Dispositivo', 'create', 'own, alone', set(ownDevice, { user: 'ana', ...shared })),
  row(NOBODY, 'Dispositivo', 'delete', 'own', remove(ownDevice)),
  row(NOBODY, 'Falhas', 'get', 'of an account', get('Falhas/ana')),
  row(NOBODY, 'Falhas', 'list', 'all', list('Falhas')),
  row(NOBODY, 'Falhas', 'create', 'alone', set('Falhas/ana', shared)),
  row(NOBODY, 'Falhas', 'delete', 'of an account', remove('Falhas/ana')),
  row(DEVICE, 'Sessao', 'get', 'own', get(ownSession)),
  row(NOBODY, 'Sessao', 'get', "another's", get('Sessao/uid-only-home')),
  row(NOBODY, 'Sessao', 'list', 'all', list('Sessao')),
  row(
    NOBODY,
    'Sessao',
    'create',
    'without proof',
    set(ownSession, { user: 'chefe', desde: now, lastLogin: now }),
  ),
  row(COUNTS, 'Sessao', 'update', 'renewed', update(ownSession, { lastLogin: now })),
  row(NOBODY, 'Sessao', 'update', "another's renewed", update('Sessao/uid-only-home', { lastLogin: now })),
  row(DEVICE, 'Sessao', 'delete', 'own', remove(ownSession)),
  row(NOBODY, 'Sessao', 'delete', "another's", remove('Sessao/uid-only-home')),
]

const PLACES: Row[] = [
  row(SIGNED, 'Cidade', 'get', 'one', get('Cidade/osasco')),
  row(SIGNED, 'Cidade', 'list', 'all', list('Cidade')),
  row(STAFF_, 'Cidade', 'create', 'one', set('Cidade/nova', { nome: 'Barueri' }), {
    can: (actor) => can(actor, 'cidade_novo'),
    needs: ['cidade_novo'],
  }),
  row(STAFF_, 'Cidade', 'update', 'name', update('Cidade/cotia', { nome: 'Cotia' + '!' }), {
    can: (actor) => can(actor, 'cidade_editar'),
    needs: ['cidade_editar'],
  }),
  row(STAFF_, 'Cidade', 'delete', 'one', remove('Cidade/cotia'), {
    can: (actor) => can(actor, 'deletar_itens'),
    needs: ['deletar_itens'],
  }),
  row(SIGNED, 'Igreja', 'get', 'one', get('Igreja/centro')),
  row(
    SIGNED,
    'Igreja',
    'list',
    'of a city',
    list('Igreja', () => where('cidade', '==', 'osasco')),
  ),
  row(ADMIN_, 'Igreja', 'create', 'one', set('Igreja/nova', igreja('cotia')), {
    can: (actor) => can(actor, 'igreja_novo'),
    needs: ['igreja_novo'],
  }),
  row(ADMIN_, 'Igreja', 'update', 'all fields', update('Igreja/centro', igreja('cotia')), {
    can: (actor) => can(actor, 'igreja_editar'),
    needs: ['igreja_editar'],
  }),
  row(STAFF_, 'Igreja', 'delete', 'one', remove('Igreja/norte'), {
    can: (actor) => can(actor, 'deletar_itens'),
    needs: ['deletar_itens'],
  }),
]

const ownCargo = ({ cargo }: Player) => `Cargo/${cargo || 'nenhum'}`
const held = (actor: Actor) => ({ id: actor.cargo, tipo: actor.tipo, permissoes: actor.permissoes })
const cargo = (id: keyof typeof CARGOS) => ({ id, ...CARGOS[id] })
const beyond: Grant = { tipo: 'UserP', permissoes: ['igreja_novo'] }
const ofAdmins: Grant = { tipo: 'Admin', permissoes: ['home'] }
const less: Grant = { tipo: 'UserP', permissoes: ['home'] }

const CARGO: Row[] = [
  row(SIGNED, 'Cargo', 'get', 'one', get('Cargo/admin')),
  row(SIGNED, 'Cargo', 'list', 'all', list('Cargo')),
  row(
    STAFF_,
    'Cargo',
    'create',
    'that grants nothing',
    set('Cargo/novo', { nome: 'Novo', ...CARGOS.visitante }),
    {
      can: (actor) => can(actor, 'cargo_novo', CARGOS.visitante),
      needs: ['cargo_novo'],
    },
  ),
  row(ADMIN_, 'Cargo', 'create', 'beyond', set('Cargo/novo', { nome: 'Novo', ...beyond }), {
    can: (actor) => can(actor, 'cargo_novo', beyond),
  }),
  row(ADMIN_, 'Cargo', 'create', 'of type Admin', set('Cargo/novo', { nome: 'Novo', ...ofAdmins }), {
    can: (actor) => can(actor, 'cargo_novo', ofAdmins),
  }),
  row(
    ADMIN_,
    'Cargo',
    'create',
    'with every permission',
    set('Cargo/novo', { nome: 'Novo', ...CARGOS.admin }),
    {
      can: (actor) => can(actor, 'cargo_novo', CARGOS.admin),
    },
  ),
  row(STAFF_, 'Cargo', 'update', 'renamed, grants nothing', update('Cargo/visitante', { nome: 'Visita' }), {
    can: (actor) => can(actor, 'renomear_cargo', cargo('visitante')),
    needs: ['cargo_editar'],
  }),
  row(ADMIN_, 'Cargo', 'update', 'renamed, beyond', update('Cargo/zelador', { nome: 'Zeladora' }), {
    can: (actor) => can(actor, 'renomear_cargo', cargo('zelador')),
  }),
  row(STAFF_, 'Cargo', 'update', 'renamed, own', update(ownCargo, { nome: 'Meu' }), {
    can: (actor) => can(actor, 'renomear_cargo', held(actor)),
    needs: ['cargo_editar'],
  }),
  row(STAFF_, 'Cargo', 'update', 'grants less', update('Cargo/porteiro', less), {
    can: (actor) => can(actor, 'mudar_permissoes', cargo('porteiro'), less),
    needs: [],
  }),
  row(ADMIN_, 'Cargo', 'update', 'grants beyond', update('Cargo/porteiro', beyond), {
    can: (actor) => can(actor, 'mudar_permissoes', cargo('porteiro'), beyond),
  }),
  row(ADMIN_, 'Cargo', 'update', 'granted beyond', update('Cargo/zelador', less), {
    can: (actor) => can(actor, 'mudar_permissoes', cargo('zelador'), less),
  }),
  row(ADMIN_, 'Cargo', 'update', 'made Admin', update('Cargo/porteiro', ofAdmins), {
    can: (actor) => can(actor, 'mudar_permissoes', cargo('porteiro'), ofAdmins),
  }),
  row(ADMIN_, 'Cargo', 'update', 'was Admin', update('Cargo/observador', less), {
    can: (actor) => can(actor, 'mudar_permissoes', cargo('observador'), less),
  }),
  row(NOBODY, 'Cargo', 'update', 'own grants less', update(ownCargo, { permissoes: [] }), {
    can: (actor) => can(actor, 'mudar_permissoes', held(actor), { ...held(actor), permissoes: [] }),
  }),
  row(NOBODY, 'Cargo', 'update', 'own of another type', update(ownCargo, { tipo: 'UserS' }), {
    can: (actor) => can(actor, 'mudar_permissoes', held(actor), { ...held(actor), tipo: 'UserS' }),
  }),
  row(STAFF_, 'Cargo', 'delete', 'grants nothing', remove('Cargo/visitante'), {
    can: (actor) => can(actor, 'deletar_cargo', cargo('visitante')),
    needs: ['deletar_itens'],
  }),
  row(ADMIN_, 'Cargo', 'delete', 'beyond', remove('Cargo/zelador'), {
    can: (actor) => can(actor, 'deletar_cargo', cargo('zelador')),
  }),
  row(NOBODY, 'Cargo', 'delete', 'own', remove(ownCargo), {
    can: (actor) => can(actor, 'deletar_cargo', held(actor)),
  }),
]

const active = () => where('ativo', '==', true)
const inactive = () => where('ativo', '==', false)
const current = () => where('atual', '==', true)
const mine = ({ user }: Player) => where('pessoas', 'array-contains', user)
const others = () => where('pessoas', 'array-contains', 'ana')
const inCity = (id: string) => () => where('cidade', '==', id)
const inHouse = (id: string) => () => where('igreja', '==', id)
const everybody = ['positionless', 'memberP', 'memberS', 'neighbour']

/** What a member's first page asks for. */
const around =
  (igreja: string) =>
  ({ db, user }: Player) =>
    getDocs(
      query(
        collection(db, 'Reports'),
        and(active(), or(where('pessoas', 'array-contains', user), inHouse(igreja)())),
      ),
    )

const REPORTS: Row[] = [
  row(SIGNED, 'Reports', 'get', 'active, in it', get('Reports/com-todos'), {
    can: (actor) => can(actor, 'ler_report', { ativo: true, igreja: 'norte', pessoas: everybody }),
  }),
  row('-- ---- + ++- +++', 'Reports', 'get', 'active, of centro', get('Reports/centro'), {
    can: (actor) => can(actor, 'ler_report', { ativo: true, igreja: 'centro', pessoas: ['ana'] }),
  }),
  row('-- ---- - --+ +++', 'Reports', 'get', 'active, of norte', get('Reports/norte'), {
    can: (actor) => can(actor, 'ler_report', { ativo: true, igreja: 'norte', pessoas: ['ana'] }),
  }),
  row(STAFF_, 'Reports', 'get', 'inactive, in it', get('Reports/inativo'), {
    can: (actor) => can(actor, 'ler_report', { ativo: false, igreja: 'centro', pessoas: everybody }),
    needs: readReports,
  }),
  row(STAFF_, 'Reports', 'list', 'all', list('Reports'), {
    can: (actor) => can(actor, 'listar_reports'),
    needs: readReports,
  }),
  row(STAFF_, 'Reports', 'list', 'current', list('Reports', current)),
  row(ACTIVE, 'Reports', 'list', 'active', list('Reports', active)),
  row(STAFF_, 'Reports', 'list', 'inactive', list('Reports', inactive)),
  row(SIGNED, 'Reports', 'list', 'active, in it', list('Reports', active, mine)),
  row(STAFF_, 'Reports', 'list', 'in it', list('Reports', mine)),
  row(STAFF_, 'Reports', 'list', 'inactive, in it', list('Reports', inactive, mine)),
  row(ACTIVE, 'Reports', 'list', 'active, another in it', list('Reports', active, others)),
  row(
    '-- ---- + ++- +++',
    'Reports',
    'list',
    'active, of centro',
    list('Reports', active, inCity('osasco'), inHouse('centro')),
  ),
  row(
    '-- ---- - --+ +++',
    'Reports',
    'list',
    'active, of norte',
    list('Reports', active, inCity('cotia'), inHouse('norte')),
  ),
  row('-- ---- + ++- +++', 'Reports', 'list', 'active, in it or of centro', read(around('centro'))),
  row('-- ---- - --+ +++', 'Reports', 'list', 'active, in it or of norte', read(around('norte'))),
  row(ACTIVE, 'Reports', 'list', 'active, of a city', list('Reports', active, inCity('osasco'))),
  row(STAFF_, 'Reports', 'list', 'of centro', list('Reports', inHouse('centro'))),
  row(
    STAFF_,
    'Reports',
    'create',
    'inactive',
    batch(({ user }) => generateReport(user)),
    {
      can: (actor) => can(actor, 'relatorio_novo', CARGOS.porteiro),
      needs: ['relatorio_novo'],
    },
  ),
  row(
    NOBODY,
    'Reports',
    'create',
    'for type Admin',
    batch(({ user }) => generateReport(user, { cargo: 'admin' })),
    {
      can: (actor) => can(actor, 'relatorio_novo', CARGOS.admin),
    },
  ),
  row(
    STAFF_,
    'Reports',
    'update',
    'activated',
    batch(({ user }) => activate(user, 'inativo', true)),
    {
      can: (actor) => can(actor, 'relatorio_editar'),
      needs: ['relatorio_editar'],
    },
  ),
  row(
    STAFF_,
    'Reports',
    'update',
    'not current',
    batch(({ user }) => makeCurrent(user, 'centro', false)),
    {
      can: (actor) => can(actor, 'relatorio_editar'),
      needs: ['relatorio_editar'],
    },
  ),
  row(
    STAFF_,
    'Reports',
    'update',
    'saved',
    batch(({ user }) => saveReport(user, 'centro', 2)),
    {
      can: (actor) => can(actor, 'relatorio_editar'),
      needs: ['relatorio_editar'],
    },
  ),
  row(NOBODY, 'Reports', 'update', 'unlogged', update('Reports/inativo', { ativo: true })),
  row(STAFF_, 'Reports', 'delete', 'one', remove('Reports/centro'), {
    can: (actor) => can(actor, 'deletar_itens'),
    needs: ['deletar_itens'],
  }),
]

const VERSIONS: Row[] = [
  row('-+ ++++ + +++ +++', 'Estado', 'get', 'of the reports', get('Estado/reports')),
  row(NOBODY, 'Estado', 'create', 'of the reports', set('Estado/reports', { datados: true })),
  row(STAFF_, 'Versoes', 'get', 'one', get('Reports/centro/Versoes/0'), {
    can: (actor) => can(actor, 'ler_versoes'),
    needs: readVersoes,
  }),
  row(STAFF_, 'Versoes', 'list', 'all of a report', list('Reports/centro/Versoes'), { needs: readVersoes }),
  row(STAFF_, 'Versoes', 'delete', 'older than a year', remove('Reports/centro/Versoes/0'), {
    needs: ['deletar_itens'],
  }),
  row(NOBODY, 'Versoes', 'delete', 'younger', remove('Reports/norte/Versoes/0')),
  row(NOBODY, 'Versoes', 'update', 'one', update('Reports/centro/Versoes/0', { report: [] })),
]

const byAction = () => where('action', 'in', ['Relatorio-Up', 'Primeiro-Login'])
const latest = () => orderBy('timestamp', 'desc')
const page = () => limit(50)
const entry = (user: string) => ({
  userId: user,
  userName: emailOf(user),
  nameUser: `Pessoa ${user}`,
  action: 'Primeiro-Login',
  timestamp: now,
})

const LOG: Row[] = [
  row(ADMINS, 'Log', 'get', 'one', get('Log/ana_1700000000000'), {
    can: (actor) => can(actor, 'listar_logs'),
  }),
  row(ADMINS, 'Log', 'list', 'latest', list('Log', latest, page), {
    can: (actor) => can(actor, 'listar_logs'),
    needs: [],
  }),
  row(ADMINS, 'Log', 'list', 'by action', list('Log', byAction, latest)),
  row(
    NOBODY,
    'Log',
    'list',
    'as a group',
    read(({ db }) => getDocs(collectionGroup(db, 'Log'))),
  ),
  row(
    NOBODY,
    'Log',
    'create',
    'alone',
    batch(({ user }) => ({ [`Log/${logId(user)}`]: { set: entry(user) } })),
  ),
  row(NOBODY, 'Log', 'update', 'another action', update('Log/ana_1700000000000', { action: 'Relatorio-Up' })),
  row(NOBODY, 'Log', 'delete', 'one', remove('Log/ana_1700000000000')),
  row(NOBODY, 'Outra', 'get', 'unknown collection', get('Outra/coisa')),
  row(NOBODY, 'Outra', 'create', 'unknown collection', set('Outra/coisa', { a: 1 })),
  row(NOBODY, 'User', 'create', 'below a document', set('User/ana/Notas/1', { a: 1 })),
]

/** Role x collection x operation x condition. */
export const PERMISSION_TABLE: Row[] = [
  ...USER,
  ...ACCOUNT,
  ...PLACES,
  ...CARGO,
  ...REPORTS,
  ...VERSIONS,
  ...LOG,
  ...LIMIT_ROWS,
  ...SUBSTITUTION_ROWS,
]
