import { assertFails } from '@firebase/rules-unit-testing'
import { deleteField, doc, getDoc, serverTimestamp } from 'firebase/firestore'
import { type Attack, attack, attackGiven, lawful, refused, silent, silently } from './attack.ts'
import {
  altered,
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
  saveReport,
  without,
} from './batches.ts'
import { ago, igreja, PROVA, secretOf } from './network.ts'
import { send } from './stage.ts'
import { telling } from './told.ts'

const now = serverTimestamp()
const ADMIN = 'uid-admin'
const SECRETARY = 'uid-secretary'
const FIRST = 'uid-firstAccess'
const renamed = (nome: string): Batch => ({ 'Cidade/cotia': { update: { nome } } })

/** What nobody does without an entry in the log. */
const SILENT: Record<string, () => Batch> = {
  'create a person': () => createUser(),
  'edit a person': () => ({ 'User/ana': { update: { name: 'Ana Maria' } } }),
  'reset a password': () => resetPassword('ana'),
  'delete a person': () => deleteUser('ana'),
  'create a city': () => ({ 'Cidade/nova': { set: { nome: 'Nova' } } }),
  'rename a city': () => renamed('Outra'),
  'delete a city': () => ({ 'Cidade/cotia': 'delete' }),
  'create a position': () => ({ 'Cargo/novo': { set: { nome: 'Novo', tipo: 'UserP', permissoes: [] } } }),
  'rename a position': () => ({ 'Cargo/porteiro': { update: { nome: 'Outro' } } }),
  'delete a position': () => ({ 'Cargo/porteiro': 'delete' }),
  'create a house': () => ({ 'Igreja/nova': { set: igreja('cotia') } }),
  'edit a house': () => ({ 'Igreja/norte': { update: { nome: 'Outra' } } }),
  'delete a house': () => ({ 'Igreja/norte': 'delete' }),
  'create a report': () => generateReport('admin'),
  'delete a report': () => ({ 'Reports/centro': 'delete' }),
}

/** An entry of before, as if the session had named it. */
const stale = (action: string, alvo: string, nome: string): Batch => {
  const log = `admin_1700000000000`
  const entry = { userId: 'admin', action, alvo, nome, timestamp: ago({ days: 1 }) }
  return { [`Log/${log}`]: { set: entry }, 'Sessao/uid-admin': { update: { log } } }
}

export const LOG_ATTACKS: Attack[] = [
  attack('two cities of one name told by one entry', ADMIN, () => ({
    'Cidade/nova': { set: { nome: 'Nova' } },
    'Cidade/nova2': { set: { nome: 'Nova' } },
  })),
  ...['Administrador', 'A', ''].map(
    (tipo): Attack => ({
      wants: `to read the log in a position of the type '${tipo}'`,
      leaves: ['Cargo/porteiro'],
      play: async (stage) => {
        await send(stage.past, { 'Cargo/porteiro': { update: { tipo } } })
        await assertFails(getDoc(doc(stage.as('uid-memberP'), 'Log/ana_1700000000000')))
      },
    }),
  ),
  ...Object.entries(SILENT).map(([wants, batch]) => silently(`to ${wants} in silence`, ADMIN, batch)),
  {
    wants: 'to rename a city behind an entry of before',
    play: async (stage) => {
      await send(stage.past, stale('Cidade-Up', 'cotia', 'Outra'))
      await silent(stage, ADMIN, renamed('Outra'))
      await silent(stage, ADMIN, {
        ...renamed('Outra'),
        'Sessao/uid-admin': { update: { log: 'admin_1700000000000' } },
      })
    },
  },
  {
    wants: 'to edit a house behind an entry of before',
    play: async (stage) => {
      await send(stage.past, stale('Igreja-Up', 'norte', 'Outra'))
      await silent(stage, ADMIN, { 'Igreja/norte': { update: { nome: 'Outra' } } })
    },
  },
  silently('the edit of a house told as something else', ADMIN, () => ({
    'Igreja/norte': { update: { nome: 'Outra' } },
    ...telling(ADMIN, 'Igreja-Del', 'norte', 'Outra'),
  })),
  silently('the edit of a house told under another name', ADMIN, () => ({
    'Igreja/norte': { update: { nome: 'Outra' } },
    ...telling(ADMIN, 'Igreja-Up', 'norte', 'Casa de cotia'),
  })),
  silently('an entry about a city that nobody changed', ADMIN, () =>
    telling(ADMIN, 'Cidade-Up', 'cotia', 'Cotia'),
  ),
  silently('an entry about a person who was never there', ADMIN, () =>
    telling(ADMIN, 'Usuario-Del', 'fantasma', 'Fantasma'),
  ),
  silently('an entry about another city than the one renamed', ADMIN, () => ({
    ...renamed('Outra'),
    ...telling(ADMIN, 'Cidade-Up', 'osasco', 'Outra'),
  })),
  silently('an entry under another name', ADMIN, () => ({
    ...renamed('Outra'),
    ...telling(ADMIN, 'Cidade-Up', 'cotia', 'Cotia'),
  })),
  silently('a deletion told as an edit', ADMIN, () => ({
    'Cidade/cotia': 'delete',
    ...telling(ADMIN, 'Cidade-Up', 'cotia', 'Cotia'),
  })),
  silently('a reset told as an edit', ADMIN, () => ({
    ...resetPassword('ana'),
    ...telling(ADMIN, 'Usuario-Up', 'ana', 'Pessoa ana'),
  })),
  silently('an edit told as a reset', ADMIN, () => ({
    'User/ana': { update: { celular: '1' } },
    ...telling(ADMIN, 'Usuario-Senha', 'ana', 'Pessoa ana'),
  })),
  silently('two cities renamed under one entry', ADMIN, () => ({
    ...renamed('Outra'),
    'Cidade/osasco': { update: { nome: 'Outra' } },
    ...telling(ADMIN, 'Cidade-Up', 'cotia', 'Outra'),
  })),
  silently('a second entry for one edit', ADMIN, () => {
    const [entry] = Object.values(telling(ADMIN, 'Cidade-Up', 'cotia', 'Outra'))
    return {
      ...renamed('Outra'),
      ...telling(ADMIN, 'Cidade-Up', 'cotia', 'Outra'),
      'Log/admin_1800000000009': entry ?? 'delete',
    }
  }),
  silently('the deletion of a report told while it is saved', ADMIN, () => ({
    ...saveReport('admin', 'inativo', 2),
    ...without(telling(ADMIN, 'Relatorio-Del', 'inativo', 'Escala', 7), 'Sessao/uid-admin'),
    'Sessao/uid-admin': { merge: { log: 'admin_1800000000007' } },
  })),
  silently('an edit in the name of another', ADMIN, () => ({
    ...renamed('Outra'),
    ...altered(telling(ADMIN, 'Cidade-Up', 'cotia', 'Outra'), `Log/${logId('admin')}`, {
      nameUser: 'Pessoa chefe',
    }),
  })),
  silently('an edit told under the id of another', ADMIN, () => {
    const [entry] = Object.values(telling(ADMIN, 'Cidade-Up', 'cotia', 'Outra'))
    return {
      ...renamed('Outra'),
      [`Log/${logId('chefe')}`]: entry ?? 'delete',
      'Sessao/uid-admin': { merge: { log: logId('chefe') } },
    }
  }),
  {
    wants: 'the same first access again, after the log was pruned',
    play: async (stage) => {
      const batch = firstPassword(FIRST, 'firstAccess', logId('firstAccess'))
      const path = `Log/${logId('firstAccess')}`
      await lawful(stage, FIRST, batch)
      await stage.restore([path])
      await silent(stage, FIRST, { [path]: batch[path] ?? 'delete' })
    },
  },
  {
    wants: 'the same change of a report again, after the log was pruned',
    play: async (stage) => {
      const batch = saveReport('secretary', 'inativo', 2)
      const path = `Log/${logId('secretary')}`
      await lawful(stage, SECRETARY, batch)
      await stage.restore([path])
      await silent(stage, SECRETARY, { [path]: batch[path] ?? 'delete' })
    },
  },
  {
    wants: 'the same edit again, after the log was pruned',
    play: async (stage) => {
      const told = telling(ADMIN, 'Cidade-Up', 'cotia', 'Outra')
      await lawful(stage, ADMIN, { ...renamed('Outra'), ...told })
      await stage.restore([`Log/${logId('admin')}`])
      await silent(stage, ADMIN, told)
      await silent(stage, ADMIN, { ...renamed('Outra'), ...told })
    },
  },
  {
    wants: 'an edit of their profile invented beside a first access',
    play: async (stage) => {
      await lawful(stage, FIRST, { [`Sessao/${FIRST}`]: { update: { log: 'firstAccess_1800000000005' } } })
      const entry = telling(FIRST, 'Usuario-Up', 'firstAccess', 'Pessoa firstAccess', 5)
      await silent(stage, FIRST, {
        ...firstPassword(FIRST, 'firstAccess', logId('firstAccess')),
        ...without(entry, `Sessao/${FIRST}`),
      })
      await silent(stage, FIRST, {
        ...firstPassword(FIRST, 'firstAccess', logId('firstAccess')),
        ...without(entry, `Sessao/${FIRST}`),
        [`Sessao/${FIRST}`]: { update: { desde: now, lastLogin: now, log: 'firstAccess_1800000000005' } },
      })
    },
  },
  silently('an edit of their profile invented beside a new password', 'uid-recent', () => ({
    ...ownPassword('uid-recent', 'ana'),
    ...without(telling('uid-recent', 'Usuario-Up', 'ana', 'Pessoa ana'), 'Sessao/uid-recent'),
  })),
  attack('the administrator’s name for a while', SECRETARY, () => ({
    'User/secretary': { update: { name: 'Pessoa admin' } },
  })),
  attack('the reports of another house, by moving there', SECRETARY, () => ({
    'User/secretary': { update: { cidade: 'cotia', igreja: 'norte' } },
  })),
  attack('the reports of another house of their city', SECRETARY, () => ({
    'User/secretary': { update: { igreja: '7' } },
  })),
  attack('another name for somebody above them', SECRETARY, () => ({
    'User/chefe': { update: { name: 'Outro' } },
  })),
  attack('the account of somebody whose position is gone', SECRETARY, () => resetPassword('antigo')),
  attack('to delete somebody whose position is gone', SECRETARY, () => deleteUser('solto')),
  attack('to move somebody whose position is gone', SECRETARY, () => ({
    'User/nulo': { update: { cargo: 'porteiro' } },
  })),
  {
    wants: 'the default password after 30 days',
    play: async (stage) => {
      await refused(stage, 'uid-overdue', logInUnknown('uid-overdue', 'atrasado'))
      await lawful(stage, 'uid-mallory', attemptUnknown('uid-mallory', 'atrasado'))
      await refused(stage, 'uid-mallory', logInUnknown('uid-mallory', 'atrasado'))
    },
  },
  attackGiven(
    'to learn without the password that a first password is too old',
    () => ({ 'Tentativa/uid-overdue': { update: { prova: `${PROVA.slice(0, -1)}!` } } }),
    'uid-overdue',
    () => ({
      'Tentativa/uid-overdue': { set: { user: 'atrasado', segredo: secretOf('uid-overdue'), em: now } },
    }),
  ),
  attack('to note something in an attempt that is used up', 'uid-overdue', () => ({
    'Tentativa/uid-overdue': { update: { prova: deleteField(), em: now, estranho: 1 } },
  })),
  attack('to use an attempt up without logging in', 'uid-newcomer', () => ({
    'Tentativa/uid-newcomer': { set: { user: 'ana', segredo: secretOf('uid-newcomer'), em: now } },
  })),
  attack('to clear the count of strangers beside an edit', ADMIN, () => ({
    'User/ana': { update: { celular: '1' } },
    'Falhas/ana': { set: { falhas: 0, em: now } },
  })),
  attack('to fill the count of strangers by a reset', ADMIN, () => ({
    ...resetPassword('ana'),
    'Falhas/ana': { set: { falhas: 20, em: now } },
  })),
  attack('to clear the count of another by a reset', ADMIN, () => ({
    ...resetPassword('ana'),
    'Falhas/chefe': { set: { falhas: 0, em: now } },
  })),
]
