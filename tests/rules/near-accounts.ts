import { increment, serverTimestamp } from 'firebase/firestore'
import { PERMISSIONS } from '#src/domain/permissions.ts'
import { alike } from './alike.ts'
import { type Attack, attack, attackGiven, honestGiven, lawful, refused, silently } from './attack.ts'
import {
  altered,
  attemptKnown,
  attemptUnknown,
  type Batch,
  createUser,
  deleteUser,
  firstPassword,
  generateReport,
  logId,
  logInUnknown,
  ownPassword,
  resetPassword,
  shown,
  without,
  withoutField,
} from './batches.ts'
import { ago, day, deviceOf, igreja, PROVA, SALT, secretOf } from './network.ts'
import { send } from './stage.ts'

const ADMIN = 'uid-admin'
const ME = 'uid-mallory'
const FIRST = 'uid-firstAccess'
const TOMORROW = ago({ days: -1 })
const now = serverTimestamp()
const DAYS = { igreja: 'centro', ausencias: [], dias: ['Quarta'] }

/** The attempt, shown at that account, as a log-in leaves it. */
const usedUp = (user: string): Batch => ({
  [`Tentativa/${ME}`]: { set: { user, segredo: secretOf(ME), em: now } },
})

const withoutDate = ({ date: _, ...rest }: ReturnType<typeof day>) => rest

/** Attempts and log-ins of accounts whose ids begin alike. */
const attempts: Attack[] = [
  attack('another proof, uncounted, in place of asking why', 'uid-overdue', () => ({
    'Tentativa/uid-overdue': { update: { prova: `${PROVA.slice(0, -1)}!`, em: now } },
  })),
  ...(
    [
      ['ana2', 'ana'],
      ['ana', 'ana2'],
    ] as const
  ).map(([shownAt, counted]) =>
    attack(`a guess at ${shownAt} that counts against ${counted}, too`, ME, () => ({
      ...attemptUnknown(ME, shownAt),
      [`Falhas/${counted}`]: { merge: { falhas: increment(1), em: now } },
    })),
  ),
  ...(
    [
      ['chefe', 'ana'],
      ['ana2', 'ana'],
      ['ana', 'ana2'],
      ['alva', 'vera'],
    ] as const
  ).map(
    ([counted, opened]): Attack => ({
      wants: `to open the session of ${opened} with a password shown at the count of ${counted}`,
      play: async (stage) => {
        await send(stage.past, { [`Falhas/${opened}`]: { set: { falhas: 1, em: ago({ minutes: 1 }) } } })
        await lawful(stage, ME, attemptUnknown(ME, counted, PROVA))
        await refused(stage, ME, { ...logInUnknown(ME, opened), ...usedUp(counted) })
      },
    }),
  ),
  ...['uid-zoe', 'uid-mallor', 'uid-mallory2'].map((other) =>
    attack(`to write the first attempt of ${other} beside their own`, ME, () => ({
      ...attemptUnknown(ME, 'ana'),
      [`Tentativa/${other}`]: shown(other, 'ana'),
    })),
  ),
  ...['uid-newcomer2', 'uid-newcome', 'uid-zzz', 'uid-aaa'].map((uid) =>
    attack(`to write the attempt of uid-newcomer beside that of ${uid}`, uid, () => ({
      ...attemptUnknown(uid, 'ana'),
      'Tentativa/uid-newcomer': shown('uid-newcomer', 'ana'),
    })),
  ),
  attack('a known device’s count with what nobody knows', 'uid-regular', () =>
    altered(attemptKnown('uid-regular', 'ana'), deviceOf('uid-regular', 'ana'), { estranho: 1 }),
  ),
]

/** Sessions that were ended, and passwords of another time. */
const passwords: Attack[] = [
  attackGiven(
    'a session that a reset ended, still fresh, to set the first password',
    () => ({ 'User/firstAccess': { merge: { sessoesDesde: ago({ minutes: 1 }) } } }),
    FIRST,
    () => firstPassword(FIRST, 'firstAccess', logId('firstAccess')),
  ),
  attack('a reset of tomorrow', ADMIN, () =>
    altered(resetPassword('ana'), 'User/ana', { sessoesDesde: TOMORROW }),
  ),
  ...alike('uid-admin').map((uid) =>
    attackGiven(
      `${uid} to renew the session of uid-admin`,
      () => ({
        [`Sessao/${uid}`]: { set: { user: 'ana', desde: ago({ hours: 1 }), lastLogin: ago({ hours: 1 }) } },
      }),
      uid,
      () => ({ 'Sessao/uid-admin': { update: { lastLogin: now } } }),
    ),
  ),
  silently('a password of one’s own of tomorrow', 'uid-recent', () =>
    altered(ownPassword('uid-recent', 'ana'), 'User/ana', { sessoesDesde: TOMORROW }),
  ),
  attackGiven(
    'a first access told by an entry that a fast clock left',
    () => ({ [`Log/${logId('firstAccess')}`]: { set: { userId: 'firstAccess', timestamp: TOMORROW } } }),
    FIRST,
    () => without(firstPassword(FIRST, 'firstAccess', logId('firstAccess')), `Log/${logId('firstAccess')}`),
  ),
  ...[7, ['x'], { a: 1 }, null, 'x'.repeat(161)].map((log) =>
    silently(`a session that names as its entry ${JSON.stringify(log).slice(0, 12)}`, ADMIN, () => ({
      'Sessao/uid-admin': { update: { log } },
    })),
  ),
]

/** Log-ins, places and positions that are almost the right ones. */
const places: Attack[] = [
  ...['novo@rede.org2', 'novo@rede.or', 'zzz@rede.org', 'aaa@rede.org'].map((email) =>
    attack(`a second log-in, ${email}, for somebody new`, ADMIN, () => ({
      ...createUser(),
      [`Login/${email}`]: { set: { user: 'novo', salt: SALT } },
    })),
  ),
  ...alike('cotia').flatMap((cidade) => {
    const given = (): Batch => ({ [`Cidade/${cidade}`]: { set: { nome: 'Outra' } } })
    return [
      attackGiven(`somebody of ${cidade} in a house of cotia`, given, ADMIN, () =>
        createUser({ cidade, igreja: 'norte' }),
      ),
      attackGiven(`a report of ${cidade} for a house of cotia`, given, ADMIN, () =>
        generateReport('admin', { cidade, igreja: 'norte' }),
      ),
    ]
  }),
  ...[...alike('centro'), 'zzz'].map((igreja) =>
    silently(`days moved to ${igreja}, where the person does not live`, ADMIN, () => ({
      'Disponibilidade/ana': { update: { igreja } },
    })),
  ),
  attackGiven(
    'a member to say where another’s days belong, left behind by an older move',
    () => ({ 'Disponibilidade/ana': { merge: { igreja: 'norte' } } }),
    'uid-memberP',
    () => ({ 'Disponibilidade/ana': { update: { igreja: 'centro' } } }),
  ),
  attackGiven(
    'a permission that nobody knows, from a position that an older database gave it',
    () => ({ 'Cargo/admin': { merge: { permissoes: [...PERMISSIONS, 'estranho'] } } }),
    ADMIN,
    () => ({ 'Cargo/novo': { set: { nome: 'Novo', tipo: 'UserP', permissoes: ['home', 'estranho'] } } }),
  ),
  attack('a report of days that are numbers', ADMIN, () =>
    generateReport('admin', { report: [{ ...day('ana'), date: 5 }], inicio: 5, fim: 5, pessoas: ['ana'] }),
  ),
  attack('a house that comes with the note that its month was sent', ADMIN, () => ({
    'Igreja/nova': { set: igreja('cotia') },
    'Envios/nova_2026-12': {
      set: {
        ...{ igreja: 'nova', mes: '2026-12', por: 'admin', nome: 'Pessoa admin', em: now },
        versoes: {},
      },
    },
  })),
  attack('a house that comes with the reminders of a day', ADMIN, () => ({
    'Igreja/nova': { set: igreja('cotia') },
    'Lembretes/nova_2026-12-06': {
      set: { igreja: 'nova', data: '2026-12-06', avisados: {}, ultimo: 'ana' },
    },
  })),
  ...['inicio', 'fim'].map((missing) =>
    attack(`a period without ${missing} for a report whose days have no date`, ADMIN, () =>
      withoutField(
        generateReport('admin', { report: [withoutDate(day('ana'))], pessoas: ['ana'] }),
        'Reports/novo',
        missing,
      ),
    ),
  ),
  attack('a report that begins after its first day', ADMIN, () =>
    generateReport('admin', {
      report: [day('ana'), { ...day('chefe'), date: ago({ days: -99 }) }],
      inicio: ago({ days: -98 }),
      fim: ago({ days: -99 }),
      pessoas: ['ana', 'chefe'],
    }),
  ),
  ...['usuario_editar', 'usuario_novo', 'usuario_lista'].flatMap((permission) =>
    ['caseiro', 'alva'].map((user) =>
      attack(`whoever has ${permission} to delete ${user}`, `uid-only-${permission}`, () =>
        without(without(deleteUser(user), `Avisos/${user}`), `Disponibilidade/${user}`),
      ),
    ),
  ),
  attack('who may edit reports to forget who sent one', 'uid-only-relatorio_editar', () => ({
    'Envios/centro_2026-11': { update: { nome: 'Pessoa removida' } },
  })),
  honestGiven(
    'changes their own days',
    () => ({ 'Disponibilidade/memberP': { set: { ...DAYS, atualizadaEm: ago({ days: 2 }) } } }),
    'uid-memberP',
    () => ({ 'Disponibilidade/memberP': { update: { dias: ['Quinta'], atualizadaEm: now } } }),
  ),
  honestGiven(
    'deletes somebody without a house',
    () => ({ 'User/solto': { merge: { igreja: '' } } }),
    ADMIN,
    () => deleteUser('solto'),
  ),
  honestGiven(
    'edits somebody of a house without a directory',
    () => ({ 'Diretorio/centro': 'delete' }),
    ADMIN,
    () => ({ 'User/ana': { update: { celular: '11988887777' } } }),
  ),
  ...alike('admin').map((cargo) =>
    honestGiven(
      `edits the position ${cargo}, whose id begins as that of their own`,
      () => ({ [`Cargo/${cargo}`]: { set: { nome: 'Antes', tipo: 'UserP', permissoes: ['home'] } } }),
      ADMIN,
      () => ({
        [`Cargo/${cargo}`]: { update: { nome: 'Depois', tipo: 'UserS', permissoes: ['calendario'] } },
      }),
    ),
  ),
]

export const NEAR_ACCOUNTS: Attack[] = [...attempts, ...passwords, ...places]
