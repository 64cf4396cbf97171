import { assertFails } from '@firebase/rules-unit-testing'
import {
  and,
  average,
  collection,
  doc,
  getAggregateFromServer,
  getDocs,
  onSnapshot,
  or,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore'
import { type Attack, attack, attackGiven, lawful, refused } from './attack.ts'
import {
  activate,
  altered,
  firstPassword,
  generateReport,
  logId,
  makeCurrent,
  saveReport,
  without,
} from './batches.ts'
import { ago, day } from './network.ts'
import type { Stage } from './stage.ts'

const now = serverTimestamp()
const SECRETARY = 'uid-secretary'
const LOG = `Log/${logId('secretary')}`
const REPORT = 'Reports/inativo'
const save = () => saveReport('secretary', 'inativo', 2)
const switchOn = () => activate('secretary', 'inativo', true)

const alteracao = (log: string, action: string) => ({
  log,
  userId: 'secretary',
  nameUser: 'Pessoa secretary',
  action,
  timestamp: now,
})

const entry = (fields: Record<string, unknown> = {}) => ({
  userId: 'secretary',
  userName: 'secretary@rede.org',
  nameUser: 'Pessoa secretary',
  action: 'Relatorio-Up',
  timestamp: now,
  reportId: 'inativo',
  ...fields,
})

/** Resolves when a listener is refused; what this device already knew does not count as an answer. */
function listenIsRefused(stage: Stage, uid: string, path: string) {
  return assertFails(
    new Promise((resolve, reject) => {
      onSnapshot(
        collection(stage.as(uid), path),
        { includeMetadataChanges: true },
        ({ metadata }) => !metadata.fromCache && resolve(metadata),
        reject,
      )
    }),
  )
}

export const REPORT_ATTACKS: Attack[] = [
  attack('a report activated in silence', SECRETARY, () => ({ [REPORT]: { update: { ativo: true } } })),
  attack('a report saved without a new version', SECRETARY, () => altered(save(), REPORT, { versao: 1 })),
  {
    wants: 'to overwrite what another saved meanwhile',
    play: async (stage) => {
      await lawful(stage, 'uid-admin', saveReport('admin', 'inativo', 2))
      await refused(stage, SECRETARY, save())
    },
  },
  attack('an entry about a report that nobody changed', SECRETARY, () => ({ [LOG]: { set: entry() } })),
  attack('an entry about another report', SECRETARY, () => altered(save(), LOG, { reportId: 'centro' })),
  attack('an entry in the name of another', SECRETARY, () => altered(save(), LOG, { userId: 'ana' })),
  attack('an entry under the id of another', SECRETARY, () => ({
    [REPORT]: {
      update: {
        ativo: true,
        alteracao: alteracao('ana_1800000000000', 'Relatorio-Atv'),
      },
    },
    'Log/ana_1800000000000': { set: entry({ action: 'Relatorio-Atv' }) },
  })),
  {
    wants: 'to give a reason that is none, or to log another than the report has',
    play: async (stage) => {
      const because = (report: string | undefined, logged: string | undefined) =>
        altered(
          altered(switchOn(), REPORT, {
            alteracao: {
              ...alteracao(logId('secretary'), 'Relatorio-Atv'),
              ...(report && { motivo: report }),
            },
          }),
          LOG,
          logged ? { motivo: logged } : {},
        )
      const long = 'x'.repeat(601)
      for (const [report, logged] of [
        ['abcd', 'abcd'],
        ['     ', '     '],
        [long, long],
        ['combinado', undefined],
        [undefined, 'combinado'],
        ['combinado', 'outro motivo'],
      ]) {
        await refused(stage, SECRETARY, because(report, logged))
      }
      await lawful(stage, SECRETARY, because('combinado', 'combinado'))
    },
  },
  attack('an entry from yesterday', SECRETARY, () => altered(save(), LOG, { timestamp: ago({ days: 1 }) })),
  attack('an entry that tells of another action', SECRETARY, () =>
    altered(save(), LOG, { action: 'Relatorio-Atv' }),
  ),
  attack('a second entry for one change', SECRETARY, () => ({
    ...save(),
    'Log/secretary_1800000000001': { set: entry() },
  })),
  attack('an entry of a first access long past', SECRETARY, () => ({
    'Log/secretary_1800000000002': {
      set: {
        userId: 'secretary',
        userName: 'secretary@rede.org',
        nameUser: 'Pessoa secretary',
        action: 'Primeiro-Login',
        timestamp: now,
      },
    },
  })),
  {
    wants: 'a second entry of one first access',
    play: async (stage) => {
      const batch = firstPassword('uid-firstAccess', 'firstAccess', logId('firstAccess'))
      const copy = batch[`Log/${logId('firstAccess')}`] ?? 'delete'
      await refused(stage, 'uid-firstAccess', { ...batch, 'Log/firstAccess_1800000000009': copy })
      await lawful(stage, 'uid-firstAccess', batch)
    },
  },
  attack('to change the log', 'uid-admin', () => ({
    'Log/ana_1700000000000': { update: { action: 'Relatorio-Up' } },
  })),
  attack('to remove an entry', 'uid-admin', () => ({ 'Log/ana_1700000000000': 'delete' })),
  attackGiven(
    'to hide a change behind an entry of before',
    () => ({ [LOG]: { set: { ...entry({ action: 'Relatorio-Atv' }), timestamp: ago({ days: 1 }) } } }),
    SECRETARY,
    () => without(switchOn(), LOG),
  ),
  attackGiven(
    'to write over an entry of before',
    () => ({ [LOG]: { set: { ...entry({ action: 'Relatorio-Atv' }), timestamp: ago({ days: 1 }) } } }),
    SECRETARY,
    switchOn,
  ),
  attack('an activation logged as a save', SECRETARY, () => {
    const batch = save()
    return {
      ...batch,
      [REPORT]: {
        update: {
          ativo: true,
          alteracao: alteracao(logId('secretary'), 'Relatorio-Up'),
        },
      },
    }
  }),
  attack('a save logged as an activation', SECRETARY, () => {
    const other = alteracao(logId('secretary'), 'Relatorio-Atv')
    const kept = altered(save(), `${REPORT}/Versoes/1`, { por: other })
    return altered(altered(kept, REPORT, { alteracao: other }), LOG, { action: 'Relatorio-Atv' })
  }),
  attack('two reports changed under one entry', SECRETARY, () => ({
    ...save(),
    ...without(saveReport('secretary', 'centro', 2), LOG),
  })),
  attack('an entry under their bare id', SECRETARY, () => ({
    [REPORT]: { update: { ativo: true, alteracao: alteracao('secretary', 'Relatorio-Atv') } },
    'Log/secretary': { set: entry({ action: 'Relatorio-Atv' }) },
  })),
  attack('the days changed under cover of an activation', SECRETARY, () =>
    altered(switchOn(), REPORT, { report: [day('ana', 'caseiro')] }),
  ),
  attack('activation and current in one', SECRETARY, () => altered(switchOn(), REPORT, { atual: false })),
  attack('the house of a report moved', SECRETARY, () =>
    altered(makeCurrent('secretary', 'inativo', false), REPORT, { igreja: 'norte' }),
  ),
  attack('the log of a change credited to another', SECRETARY, () => activate('admin', 'inativo', true)),
  attack('a report already active when generated', SECRETARY, () =>
    generateReport('secretary', { ativo: true }),
  ),
  attack('a report in the name of another', SECRETARY, () => generateReport('chefe')),
  attack('a report with an invented history', SECRETARY, () =>
    generateReport('secretary', {
      alteracao: { log: 'x', userId: 'ana', nameUser: '', action: '', timestamp: now },
    }),
  ),
  attack('a member’s report activated by a member', 'uid-memberP', () =>
    activate('memberP', 'inativo', true),
  ),
  {
    wants: 'an inactive report, through a transaction',
    play: (stage) =>
      assertFails(
        runTransaction(stage.as('uid-memberP'), (transaction) =>
          transaction.get(doc(stage.as('uid-memberP'), REPORT)),
        ),
      ),
  },
  {
    wants: 'the inactive reports, through an inequality',
    play: (stage) =>
      assertFails(getDocs(query(collection(stage.as('uid-memberP'), 'Reports'), where('ativo', '!=', true)))),
  },
  {
    wants: 'active and inactive reports in one query',
    play: (stage) =>
      assertFails(
        getDocs(
          query(
            collection(stage.as('uid-memberP'), 'Reports'),
            where('ativo', 'in', [true, false]),
            where('pessoas', 'array-contains', 'memberP'),
          ),
        ),
      ),
  },
  {
    wants: 'everybody’s reports by naming themselves among others',
    play: (stage) =>
      assertFails(
        getDocs(
          query(
            collection(stage.as('uid-memberP'), 'Reports'),
            where('ativo', '==', true),
            where('pessoas', 'array-contains-any', ['memberP', 'ana']),
          ),
        ),
      ),
  },
  {
    wants: 'another’s reports in the query for their own and their house’s',
    play: (stage) =>
      assertFails(
        getDocs(
          query(
            collection(stage.as('uid-memberP'), 'Reports'),
            and(
              where('ativo', '==', true),
              or(where('pessoas', 'array-contains', 'ana'), where('igreja', '==', 'centro')),
            ),
          ),
        ),
      ),
  },
  {
    wants: 'their house’s inactive reports in the query for their own',
    play: (stage) =>
      assertFails(
        getDocs(
          query(
            collection(stage.as('uid-memberP'), 'Reports'),
            or(
              and(where('ativo', '==', true), where('pessoas', 'array-contains', 'memberP')),
              where('igreja', '==', 'centro'),
            ),
          ),
        ),
      ),
  },
  { wants: 'to listen to all the people', play: (stage) => listenIsRefused(stage, 'uid-memberP', 'User') },
  {
    wants: 'to listen to all the reports',
    play: (stage) => listenIsRefused(stage, 'uid-memberP', 'Reports'),
  },
  { wants: 'to listen to the sessions', play: (stage) => listenIsRefused(stage, 'uid-admin', 'Sessao') },
  {
    wants: 'to listen to the credentials',
    play: (stage) => listenIsRefused(stage, 'uid-admin', 'Credencial'),
  },
  {
    wants: 'a sum over what they may not read',
    play: (stage) =>
      assertFails(
        getAggregateFromServer(collection(stage.as('uid-memberP'), 'Reports'), { media: average('versao') }),
      ),
  },
  {
    wants: 'a birthday by asking about it',
    play: (stage) =>
      assertFails(
        getDocs(query(collection(stage.as('uid-memberP'), 'User'), where('datanasc', '==', '1990-02-28'))),
      ),
  },
  {
    wants: 'a hash by asking whether it begins so',
    play: (stage) =>
      assertFails(
        getDocs(query(collection(stage.as('uid-admin'), 'Credencial'), where('password', '>=', 'A'))),
      ),
  },
]
