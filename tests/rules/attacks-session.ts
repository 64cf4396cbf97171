import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { doc, getDoc, onSnapshot, serverTimestamp } from 'firebase/firestore'
import { type Attack, attack, attackGiven, lawful, refused, silently } from './attack.ts'
import {
  altered,
  attemptUnknown,
  emailOf,
  firstPassword,
  logId,
  logInUnknown,
  ownPassword,
  resetPassword,
  without,
} from './batches.ts'
import { account, ago, PROVA, secretOf } from './network.ts'
import { sessionOf } from './roles.ts'
import { type Stage, send } from './stage.ts'

const now = serverTimestamp()
const ME = 'uid-mallory'
const MINE = `Sessao/${ME}`
const forged = { user: 'chefe', desde: now, lastLogin: now }
const ahead = ago({ days: -30 })

const readsProfile = (stage: Stage, uid: string, user: string) => getDoc(doc(stage.as(uid), 'User', user))

/** Opens a session as ana on a new device, as an honest person does. */
async function enter(stage: Stage, uid: string) {
  await lawful(stage, uid, attemptUnknown(uid, 'ana'))
  await lawful(stage, uid, logInUnknown(uid, 'ana'))
}

/** Resolves when the listener on the profile is cut off, after `end` has been carried out. */
async function listenerIsCut(stage: Stage, uid: string, user: string, end: () => Promise<unknown>) {
  await new Promise<void>((resolve, reject) => {
    let ended = false
    onSnapshot(
      doc(stage.as(uid), 'User', user),
      () => {
        if (!ended) end().catch(reject)
        ended = true
      },
      () => resolve(),
    )
  })
}

/** The log-in of an account that has no shared count. */
const logInUnknownWithoutCount = (user: string) =>
  without(logInUnknown(`uid-${user}`, user), `Falhas/${user}`)

export const SESSION_ATTACKS: Attack[] = [
  silently('to keep what nobody knows in a session', 'uid-memberP', () => ({
    'Sessao/uid-memberP': { update: { log: 'memberP_1800000000000', estranho: 1 } },
  })),
  ...[{ desde: ahead }, { log: 'zz_1700000000000' }].map((fields) =>
    attack(
      `a first access that leaves ${Object.keys(fields)} of its own in the session`,
      'uid-firstAccess',
      () =>
        altered(
          firstPassword('uid-firstAccess', 'firstAccess', logId('firstAccess')),
          'Sessao/uid-firstAccess',
          fields,
        ),
    ),
  ),
  // right after a log-in of one's own, when one's own password may be set
  ...['an', 'ana2', 'vera'].map((alike) =>
    attackGiven(
      `to set the password of ${alike} with ana's session`,
      () =>
        Object.fromEntries(
          Object.entries(account(alike, { cargo: 'porteiro' })).map(([path, set]) => [path, { set }]),
        ),
      'uid-recent',
      () => ownPassword('uid-recent', alike),
    ),
  ),
  attack('a session without any attempt', ME, () => ({ [MINE]: { set: forged } })),
  attack('a session of their own making in a whole log-in batch', ME, () => logInUnknown(ME, 'chefe')),
  attack("a session copied from another device's", ME, () => ({
    [MINE]: { set: { user: 'admin', desde: ago({ hours: 1 }), lastLogin: ago({ hours: 1 }) } },
  })),
  attack("to write another device's session", 'uid-admin', () => ({ 'Sessao/uid-mallory': { set: forged } })),
  attack('to turn their own session into the administrator’s', 'uid-memberP', () => ({
    'Sessao/uid-memberP': { update: { user: 'chefe' } },
  })),
  attack('to overwrite their own session with the administrator’s', 'uid-memberP', () => ({
    'Sessao/uid-memberP': { set: forged },
  })),
  attack('a session that never ends, by a time ahead', 'uid-memberP', () => ({
    'Sessao/uid-memberP': { update: { lastLogin: ahead } },
  })),
  attack('to renew a session with a time of their own clock', 'uid-memberP', () => ({
    'Sessao/uid-memberP': { update: { lastLogin: ago({ minutes: 1 }) } },
  })),
  attack('to renew an expired session', 'uid-expired', () => ({
    'Sessao/uid-expired': { update: { lastLogin: now } },
  })),
  attack('to renew a session begun before the password changed', 'uid-stale', () => ({
    'Sessao/uid-stale': { update: { lastLogin: now } },
  })),
  attack('to pass off an old session as begun now', 'uid-stale', () => ({
    'Sessao/uid-stale': { update: { desde: now, lastLogin: now } },
  })),
  attack('to make a live session look new, for the password change', 'uid-memberP', () => ({
    'Sessao/uid-memberP': { update: { desde: now, lastLogin: now } },
  })),
  attack('to renew the session of a deleted user', 'uid-deleted', () => ({
    'Sessao/uid-deleted': { update: { lastLogin: now } },
  })),
  attack('to keep something else in the session', 'uid-memberP', () => ({
    'Sessao/uid-memberP': { update: { lastLogin: now, permissoes: ['deletar_itens'] } },
  })),
  attack('a proof of another account to open this one', 'uid-newcomer', () =>
    logInUnknown('uid-newcomer', 'chefe'),
  ),
  attack("the attempt of another device's identity", ME, () => ({
    ...logInUnknown(ME, 'ana'),
    'Tentativa/uid-newcomer': { set: { user: 'ana', segredo: secretOf('uid-newcomer'), em: now } },
  })),
  attack('to keep the proof for a second log-in', 'uid-newcomer', () =>
    altered(logInUnknown('uid-newcomer', 'ana'), 'Tentativa/uid-newcomer', { prova: PROVA }),
  ),
  attack('to leave the used attempt as it is', 'uid-newcomer', () =>
    without(logInUnknown('uid-newcomer', 'ana'), 'Tentativa/uid-newcomer'),
  ),
  attackGiven(
    'to log in with an attempt of over a minute ago',
    () => ({
      [`Tentativa/${ME}`]: {
        set: { user: 'ana', prova: PROVA, segredo: secretOf(ME), em: ago({ minutes: 1.1 }) },
      },
    }),
    ME,
    () => logInUnknown(ME, 'ana'),
  ),
  attack('attempt and log-in in one batch, before the count', ME, () => ({
    ...logInUnknown(ME, 'ana'),
    ...attemptUnknown(ME, 'ana'),
  })),
  attack('a session for a second device by one log-in', 'uid-newcomer', () => ({
    ...logInUnknown('uid-newcomer', 'ana'),
    [MINE]: { set: { user: 'ana', desde: now, lastLogin: now } },
  })),
  attack('to put themselves into another’s session by one log-in', 'uid-newcomer', () => ({
    ...logInUnknown('uid-newcomer', 'ana'),
    'Sessao/uid-memberP': { set: { user: 'ana', desde: now, lastLogin: now } },
  })),
  attackGiven(
    'somebody else’s password while logging in again',
    () => ({
      'Sessao/uid-admin': { update: { desde: ago({}) } },
      'Tentativa/uid-admin': {
        set: { user: 'admin', prova: PROVA, segredo: secretOf('uid-admin'), em: ago({}) },
      },
    }),
    'uid-admin',
    () => ({
      ...without(ownPassword('uid-admin', 'vera'), 'Sessao/uid-admin'),
      ...logInUnknownWithoutCount('admin'),
    }),
  ),
  attackGiven(
    'an old entry to pass for the one of this first access',
    () => ({
      'Log/firstAccess_1700000000000': {
        set: { userId: 'firstAccess', action: 'Primeiro-Login', timestamp: ago({ days: 1 }) },
      },
    }),
    'uid-firstAccess',
    () =>
      without(
        firstPassword('uid-firstAccess', 'firstAccess', 'firstAccess_1700000000000'),
        'Log/firstAccess_1700000000000',
      ),
  ),
  attackGiven(
    'a session from an identity that had one before, copied from a shared computer',
    () => ({ 'Tentativa/uid-used': { set: { user: 'ana', segredo: secretOf('uid-used'), em: ago({}) } } }),
    'uid-used',
    () => logInUnknown('uid-used', 'ana'),
  ),
  {
    wants: 'the next session of an identity that logged out',
    play: async (stage) => {
      await enter(stage, ME)
      await lawful(stage, ME, { [MINE]: 'delete' })
      await refused(stage, ME, attemptUnknown(ME, 'ana'))
      await refused(stage, ME, attemptUnknown(ME, 'chefe'))
      await refused(stage, ME, { [`Tentativa/${ME}`]: 'delete' })
      await refused(stage, ME, { [MINE]: { set: { user: 'ana', desde: now, lastLogin: now } } })
    },
  },
  {
    wants: 'to be in the session of whoever logs in next with an identity that has a session',
    play: async (stage) => {
      await enter(stage, ME)
      await refused(stage, ME, attemptUnknown(ME, 'chefe'))
      await stage.put({
        [`Tentativa/${ME}`]: { user: 'chefe', prova: PROVA, segredo: secretOf(ME), em: ago({}) },
      })
      await refused(stage, ME, logInUnknown(ME, 'chefe'))
    },
  },
  attack('an identity of an older release to log in again', 'uid-bygone', () =>
    attemptUnknown('uid-bygone', 'ana'),
  ),
  attack('an attempt of an older release to open a session', 'uid-bygone', () =>
    logInUnknown('uid-bygone', 'ana'),
  ),
  attackGiven(
    'to stay in the session in which the owner sets a new password',
    () => ({ 'Sessao/uid-memberP': { update: { desde: ago({}) } } }),
    'uid-memberP',
    () => ({
      ...ownPassword('uid-memberP', 'memberP'),
      'Sessao/uid-memberP': { update: { desde: now, lastLogin: now } },
    }),
  ),
  attackGiven(
    'to leave the session as it is while setting a new password',
    () => ({ 'Sessao/uid-memberP': { update: { desde: ago({}) } } }),
    'uid-memberP',
    () => without(ownPassword('uid-memberP', 'memberP'), 'Sessao/uid-memberP'),
  ),
  attack('to stay in the session of a first access begun long ago', 'uid-late', () =>
    firstPassword('uid-late', 'firstAccess', logId('firstAccess')),
  ),
  {
    wants: 'to log in twice by one attempt',
    play: async (stage) => {
      await enter(stage, ME)
      await refused(stage, ME, logInUnknown(ME, 'ana'))
    },
  },
  {
    wants: 'to write an attempt for somebody else’s device',
    play: (stage) => refused(stage, ME, attemptUnknown('uid-newcomer', 'ana')),
  },
  {
    wants: 'to go on after the password was reset',
    play: async (stage) => {
      await enter(stage, ME)
      await assertSucceeds(readsProfile(stage, ME, 'ana'))
      await lawful(stage, 'uid-admin', resetPassword('ana'))
      await assertFails(readsProfile(stage, ME, 'ana'))
    },
  },
  {
    wants: 'to go on after the owner set a new password on another device',
    play: async (stage) => {
      await enter(stage, ME)
      await enter(stage, 'uid-owner')
      await lawful(stage, 'uid-owner', ownPassword('uid-owner', 'ana'))
      await assertFails(readsProfile(stage, 'uid-owner', 'ana'))
      await assertFails(readsProfile(stage, ME, 'ana'))
    },
  },
  {
    wants: 'to go on after logging out',
    play: async (stage) => {
      await lawful(stage, 'uid-memberP', { 'Sessao/uid-memberP': 'delete' })
      await assertFails(readsProfile(stage, 'uid-memberP', 'memberP'))
    },
  },
  {
    wants: 'to listen on after logging out',
    play: (stage) =>
      listenerIsCut(stage, 'uid-memberP', 'memberP', async () => {
        await lawful(stage, 'uid-memberP', { 'Sessao/uid-memberP': 'delete' })
        await lawful(stage, 'uid-admin', { 'User/memberP': { update: { name: 'Outro nome' } } })
      }),
  },
  {
    wants: 'to use a session of 7 days and a minute',
    play: (stage) => assertFails(readsProfile(stage, 'uid-expired', 'expired')),
  },
  {
    wants: 'to use a session whose dates were stored as text',
    play: async (stage) => {
      await stage.put(sessionOf('memberP', { lastLogin: '2099-01-01', desde: '2099-01-01' }))
      await assertFails(readsProfile(stage, 'uid-memberP', 'memberP'))
    },
  },
  attack('a new password in a session of an hour ago', 'uid-memberP', () =>
    ownPassword('uid-memberP', 'memberP'),
  ),
  attackGiven(
    'a new password in a session of over ten minutes',
    () => ({ 'Sessao/uid-memberP': { update: { desde: ago({ minutes: 10.1 }) } } }),
    'uid-memberP',
    () => ownPassword('uid-memberP', 'memberP'),
  ),
  attackGiven(
    'to set a new password in an expired session',
    () => ({ 'User/expired': { update: { senhaPadrao: true } } }),
    'uid-expired',
    () => without(firstPassword('uid-expired', 'expired', logId('expired')), 'Sessao/uid-expired'),
  ),
  attackGiven(
    'a second entry of first access, though not the first',
    () => ({ 'Sessao/uid-memberP': { update: { desde: ago({}) } } }),
    'uid-memberP',
    () => firstPassword('uid-memberP', 'memberP', logId('memberP')),
  ),
  attackGiven(
    'to set somebody else’s password as their own',
    () => ({
      'User/vera': { update: { senhaPadrao: true } },
      'Sessao/uid-admin': { update: { desde: ago({}) } },
    }),
    'uid-admin',
    () => firstPassword('uid-admin', 'vera', logId('vera')),
  ),
  attackGiven(
    'the log-in of another under the new password',
    () => ({ 'Sessao/uid-memberP': { update: { desde: ago({}) } } }),
    'uid-memberP',
    () => ({
      ...without(ownPassword('uid-memberP', 'memberP'), `Login/${emailOf('memberP')}`),
      [`Login/${emailOf('ana')}`]: { update: { salt: '$2b$10$zyxwvutsrqponmlkjihgff' } },
    }),
  ),
  {
    wants: 'to do anything with the default password but replace it',
    play: async (stage) => {
      const uid = 'uid-firstAccess'
      await refused(stage, uid, { 'Cidade/nova': { set: { nome: 'Nova' } } })
      await refused(stage, uid, { 'User/firstAccess': { update: { senhaPadrao: false } } })
      await refused(stage, uid, { 'User/firstAccess': { update: { name: 'Outro' } } })
      for (const path of ['Cidade/osasco', 'Igreja/centro', 'Cargo/admin', 'Reports/centro', 'User/ana'])
        await assertFails(getDoc(doc(stage.as(uid), path)))
    },
  },
  {
    wants: 'to look on after a log-in without a profile',
    play: async (stage) => {
      await enter(stage, ME)
      await send(stage.past, { 'User/ana': 'delete' })
      await assertFails(readsProfile(stage, ME, 'ana'))
      await assertFails(getDoc(doc(stage.as(ME), 'Cidade/osasco')))
    },
  },
]
