import { alike } from './alike.ts'
import { type Attack, attackGiven, silent, silently } from './attack.ts'
import {
  activate,
  altered,
  type Batch,
  deleteUser,
  firstPassword,
  logId,
  makeCurrent,
  resetPassword,
  saveReport,
  type Write,
  without,
} from './batches.ts'
import { ago, igreja } from './network.ts'
import { populated } from './roles.ts'
import { send } from './stage.ts'
import { told } from './told.ts'

const ADMIN = 'uid-admin'
const LOG = `Log/${logId('admin')}`
const SESSION = 'Sessao/uid-admin'
const REPORT = 'Reports/inativo'
const TOMORROW = ago({ days: -1 })
/** The id of an entry that begins with that of {@link LOG}. */
const LONGER = 'admin_18000000000001'

/** What is told by an entry of its own, and the actions that it might be told as. */
const TOLD: [does: string, batch: Batch, actions: string[]][] = [
  [
    'a city created',
    { 'Cidade/nova': { set: { nome: 'Nova' } } },
    ['Cidade-Del', 'Cidade-Up', 'Cidade-Zerada'],
  ],
  ['a city renamed', { 'Cidade/cotia': { update: { nome: 'Outra' } } }, ['Cidade-Novo', 'Cidade-Zerada']],
  ['a city deleted', { 'Cidade/cotia': 'delete' }, ['Cidade-Novo', 'Cidade-Zerada']],
  ['a house created', { 'Igreja/nova': { set: igreja('cotia') } }, ['Igreja-Del', 'Igreja-Up']],
  [
    'a house renamed',
    { 'Igreja/norte': { update: { nome: 'Outra' } } },
    ['Igreja-Novo', 'Usuario-Up', 'Igreja-Zerada'],
  ],
  ['a person edited', { 'User/ana': { update: { name: 'Ana' } } }, ['Usuario-Senha', 'Usuario-Zerado']],
  ['a person reset', resetPassword('ana'), ['Usuario-Up', 'Usuario-Zerado']],
  ['a person deleted', deleteUser('ana'), ['Usuario-Novo']],
  ['a report deleted', { 'Reports/centro': 'delete' }, ['Relatorio-Novo', 'Relatorio-Zerado']],
]

/** What the things of this list were called before. */
const OLD_NAMES = ['Cotia', 'Casa de cotia', 'Pessoa ana']

/** The fields of what is set or updated. */
function fieldsOf(write: Write | undefined): Record<string, unknown> {
  if (!write || write === 'delete') return {}
  return 'set' in write ? write.set : 'merge' in write ? write.merge : write.update
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The entry under another id, which the session or the report names. */
function renamedEntry(batch: Batch, id: string): Batch {
  const { [LOG]: entry = 'delete', ...rest } = batch
  return { ...rest, [`Log/${id}`]: entry, [SESSION]: { merge: { log: id } } }
}

/** What is told twice: by its entry, and by another whose id is almost the same. */
const besides = (does: string, batch: () => Batch): Attack[] =>
  [LONGER, 'admin_180000000000', 'admin_1700000000000', 'zzz_1800000000000'].map((id) =>
    silently(`${does} by an entry ${id} beside`, ADMIN, () => ({
      ...batch(),
      [`Log/${id}`]: batch()[LOG] ?? 'delete',
    })),
  )

/** Every entry with one of its fields almost right. */
function nearEntries([does, change, actions]: (typeof TOLD)[number]): Attack[] {
  const batch = () => told(ADMIN, change)
  const entry = fieldsOf(batch()[LOG])
  const wrong = ['userId', 'userName', 'nameUser', 'action', 'alvo', 'nome'].flatMap((field) => {
    const value = text(entry[field])
    const others = field === 'action' ? actions : field === 'nome' ? OLD_NAMES : []
    return [...alike(value), ...others, 'zzz'].flatMap((near) => (near === value ? [] : [{ [field]: near }]))
  })
  return [
    ...[...wrong, { timestamp: TOMORROW }].map((fields) =>
      silently(`${does} with ${JSON.stringify(fields)}`, ADMIN, () => altered(batch(), LOG, fields)),
    ),
    ...['admin2_1800000000000', 'admi_1800000000000', 'zoe_1800000000000'].map((id) =>
      silently(`${does} under ${id}`, ADMIN, () => renamedEntry(batch(), id)),
    ),
    ...besides(does, batch),
    silently(`${does} by an entry beside, with whose id the session’s begins`, ADMIN, () => ({
      ...renamedEntry(batch(), LONGER),
      [LOG]: batch()[LOG] ?? 'delete',
    })),
    ...['admin_180000000000', 'admin_18000000000000000', '_1800000000000'].map((id) =>
      silently(`${does} under the false id ${id}`, ADMIN, () => renamedEntry(batch(), id)),
    ),
  ]
}

/** A change of a report whose `alteracao` and entry are both about, or by, something else. */
function nearChange(does: string, batch: Batch, fields: Record<string, unknown>, entry = fields): Attack {
  const alteracao = { ...toFields(fieldsOf(batch[REPORT])['alteracao']), ...fields }
  const changed = altered(altered(batch, REPORT, { alteracao }), LOG, entry)
  const version = Object.keys(batch).find((path) => path.includes('/Versoes/'))
  return silently(`${does} with ${JSON.stringify(fields)} told with ${JSON.stringify(entry)}`, ADMIN, () =>
    version ? altered(changed, version, { por: alteracao }) : changed,
  )
}

const toFields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const CHANGES: [does: string, batch: Batch, action: string][] = [
  ['a report switched on', activate('admin', 'inativo', true), 'Relatorio-Atv'],
  ['a report made old', makeCurrent('admin', 'inativo', false), 'Relatorio-Atual'],
  ['a report saved', saveReport('admin', 'inativo', 2), 'Relatorio-Up'],
]

const nearChanges = CHANGES.flatMap(([does, batch, action]) => [
  ...[...alike(action), 'Relatorio-Atv', 'Relatorio-Up', 'Relatorio-Zerado', 'Relatorio-Troca']
    .filter((other) => other !== action)
    .flatMap((other) => [
      nearChange(does, batch, { action: other }),
      nearChange(does, batch, {}, { action: other }),
    ]),
  ...[...alike('admin'), 'zoe'].map((userId) => nearChange(does, batch, { userId }, {})),
  ...[...alike('Pessoa admin'), 'Z'].map((nameUser) => nearChange(does, batch, { nameUser }, {})),
  nearChange(does, batch, { timestamp: TOMORROW }, {}),
  nearChange(does, batch, { motivo: 'por doença' }, {}),
  nearChange(does, batch, {}, { motivo: 'por doença' }),
  ...[...alike('por doença'), 'z'.repeat(9)].map((motivo) =>
    nearChange(does, batch, { motivo: 'por doença' }, { motivo }),
  ),
  ...['    ', 'x'.repeat(601), '     ', 7].map((motivo) => nearChange(does, batch, { motivo })),
  ...[...alike('inativo'), 'zzz'].map((reportId) => nearChange(does, batch, {}, { reportId })),
])

/** Two reports whose ids begin alike, switched under one entry. */
const twoSwitched = ['inativo', 'inativo2'].map((reportId) =>
  attackGiven(
    `two reports switched by an entry of ${reportId}`,
    () => ({ 'Reports/inativo2': { set: populated()[REPORT] ?? {} } }),
    ADMIN,
    () => {
      const batch = activate('admin', 'inativo', true)
      return altered({ ...batch, 'Reports/inativo2': batch[REPORT] ?? 'delete' }, LOG, { reportId })
    },
  ),
)

/** Two houses whose ids begin alike, edited under one entry. */
const twoEdited = ['norte', 'norte2'].map((id) =>
  attackGiven(
    `two houses edited by an entry of ${id}`,
    () => ({ 'Igreja/norte2': { set: igreja('cotia') } }),
    ADMIN,
    () =>
      altered(
        {
          ...told(ADMIN, { 'Igreja/norte': { update: { nome: 'Outra' } } }),
          'Igreja/norte2': { update: { nome: 'Outra' } },
        },
        LOG,
        { alvo: id },
      ),
  ),
)

/** Two things of a kind whose ids begin alike, changed under one entry. */
const PAIRS: [path: string, fields: Record<string, unknown>, change: Record<string, unknown>][] = [
  ['Cidade/cotia', { nome: 'Quase' }, { nome: 'Outra' }],
  ['Cargo/porteiro', { nome: 'Quase', tipo: 'UserP', permissoes: ['home'] }, { nome: 'Outro' }],
]
const twoTold = PAIRS.flatMap(([path, fields, change]) => {
  const [kind = '', id = ''] = path.split('/')
  return alike(id).flatMap((other) => {
    const near = `${kind}/${other}`
    const given = (): Batch => ({ [near]: { set: fields } })
    return [id, other].map((alvo) =>
      attackGiven(`${path} and ${near} changed by an entry of ${alvo}`, given, ADMIN, () =>
        altered(
          { ...told(ADMIN, { [path]: { update: change } }), [near]: { update: { ...fields, ...change } } },
          LOG,
          { alvo },
        ),
      ),
    )
  })
})

/** Changes that name the entry of a fast clock, which was there before. */
const toldBefore = ['Cidade/cotia', 'Igreja/norte'].map((path): Attack => {
  const batch = () => told(ADMIN, { [path]: { update: { nome: 'Outra' } } })
  const left = { [LOG]: { set: { ...fieldsOf(batch()[LOG]), timestamp: TOMORROW } } }
  return {
    wants: `${path} changed by an entry that a fast clock left`,
    leaves: [LOG],
    play: async (stage) => {
      await send(stage.past, left)
      await silent(stage, ADMIN, without(batch(), LOG))
    },
  }
})

const toldTwice = CHANGES.flatMap(([does, batch]) => besides(does, () => batch))
const toldShorter = silently('a report switched on by a shorter entry beside', ADMIN, () => {
  const batch = activate('admin', 'inativo', true)
  const alteracao = { ...toFields(fieldsOf(batch[REPORT])['alteracao']), log: LONGER }
  return { ...altered(batch, REPORT, { alteracao }), [`Log/${LONGER}`]: batch[LOG] ?? 'delete' }
})

const FIRST = 'uid-firstAccess'
const firstAccess = (log: string) => firstPassword(FIRST, 'firstAccess', log)
const nearFirstAccess = [
  ...['Primeiro-Login2', 'Primeiro-Logi', 'Primeiro-Zerado'].map((action) =>
    silently(`a first access told as ${action}`, FIRST, () =>
      altered(firstAccess(logId('firstAccess')), `Log/${logId('firstAccess')}`, { action }),
    ),
  ),
  ...['firstAccess_18000000000001', 'firstAccess_1800000000', 'firstAccess_1900000000000'].map((id) =>
    silently(`a second first access under ${id}`, FIRST, () => {
      const log = id === 'firstAccess_1800000000' ? 'firstAccess_18000000000000' : logId('firstAccess')
      const batch = firstAccess(log)
      const other = id === 'firstAccess_1800000000' ? logId('firstAccess') : id
      return { ...batch, [`Log/${other}`]: batch[`Log/${log}`] ?? 'delete' }
    }),
  ),
  silently('a first access of tomorrow', FIRST, () =>
    altered(firstAccess(logId('firstAccess')), `Log/${logId('firstAccess')}`, { timestamp: TOMORROW }),
  ),
]

export const NEAR_TELLING: Attack[] = [
  ...TOLD.flatMap(nearEntries),
  ...nearChanges,
  ...twoSwitched,
  ...twoEdited,
  ...twoTold,
  ...toldBefore,
  ...toldTwice,
  toldShorter,
  ...nearFirstAccess,
]
