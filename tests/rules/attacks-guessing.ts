import { increment, serverTimestamp } from 'firebase/firestore'
import { type Attack, attack, attackGiven, lawful, refused } from './attack.ts'
import {
  altered,
  attemptKnown,
  attemptUnknown,
  type Batch,
  createUser,
  logInKnown,
  logInUnknown,
  remember,
  resetPassword,
  shown,
  without,
} from './batches.ts'
import { ago, deviceOf, secretOf, WRONG_PROVA } from './network.ts'
import type { Stage } from './stage.ts'
import { told } from './told.ts'

const now = serverTimestamp()
const ME = 'uid-mallory'
const REGULAR = 'uid-regular'
const ANA = 'Falhas/ana'
const OWN = deviceOf('uid-regular', 'ana')

const shared =
  (falhas: number, minutes = 1) =>
  (): Batch => ({ [ANA]: { set: { falhas, em: ago({ minutes }) } } })
const ownCount =
  (falhas: number, minutes = 1) =>
  (): Batch => ({
    [OWN]: { set: { user: 'ana', falhas, em: ago({ minutes }), entrou: ago({ days: 1 }) } },
  })
const guess = (falhas: 'next' | 'first' = 'next') => attemptUnknown(ME, 'ana', WRONG_PROVA, falhas)
const guessOwn = (falhas: 'next' | 'first' = 'next') => attemptKnown(REGULAR, 'ana', WRONG_PROVA, falhas)

/** Somebody who knows memberP's password, on a device of their own. */
async function member(stage: Stage) {
  await lawful(stage, ME, attemptUnknown(ME, 'memberP'))
  await lawful(stage, ME, logInUnknown(ME, 'memberP'))
}

export const GUESSING_ATTACKS: Attack[] = [
  attack('to write the attempt of another browser beside their own', ME, () => ({
    ...attemptUnknown(ME, 'ana'),
    'Tentativa/uid-newcomer': shown('uid-newcomer', 'ana'),
  })),
  attack('a note in the first count of an account', ME, () =>
    altered(attemptUnknown(ME, 'chefe'), 'Falhas/chefe', { nota: 1 }),
  ),
  {
    wants: 'a wrong password to open a session',
    play: async (stage) => {
      await lawful(stage, ME, guess())
      await refused(stage, ME, logInUnknown(ME, 'ana'))
    },
  },
  attack('to guess without being counted', ME, () => ({
    'Tentativa/uid-mallory': guess()['Tentativa/uid-mallory'] ?? 'delete',
  })),
  attackGiven('a 21st guess from unknown devices', shared(20), ME, () => guess()),
  attackGiven('the count to begin again while it is full', shared(20), ME, () => guess('first')),
  attackGiven('the count to begin again before 15 minutes', shared(7), ME, () => guess('first')),
  attackGiven('the count to begin again a moment too early', shared(20, 14.9), ME, () => guess('first')),
  attackGiven('to count on from an old count', shared(20, 16), ME, () => guess('next')),
  attackGiven('a 6th guess on a known device', ownCount(5), REGULAR, () => guessOwn()),
  attackGiven('the known device’s count to begin again while full', ownCount(5), REGULAR, () =>
    guessOwn('first'),
  ),
  attackGiven('the known device’s count to begin again early', ownCount(2), REGULAR, () => guessOwn('first')),
  attackGiven('the shared counter when the own one is full', ownCount(5), REGULAR, () =>
    attemptUnknown(REGULAR, 'ana', WRONG_PROVA),
  ),
  attack('a guess at an account that comes with it', 'uid-admin', () => ({
    ...told('uid-admin', createUser()),
    'Tentativa/uid-admin': shown('uid-admin', 'novo'),
    'Falhas/novo': { set: { falhas: 1, em: now } },
  })),
  attack('a counter of its own for an unknown device', ME, () => ({
    'Tentativa/uid-mallory': shown(ME, 'ana', WRONG_PROVA),
    [deviceOf(ME, 'ana')]: { set: { user: 'ana', falhas: 1, em: now, entrou: now } },
  })),
  attack('the counter of another device', ME, () => ({
    'Tentativa/uid-mallory': shown(ME, 'ana', WRONG_PROVA),
    [OWN]: { merge: { falhas: increment(1), em: now } },
  })),
  attack('to lock out a device that logged in before', ME, () => ({
    ...guess(),
    [OWN]: { merge: { falhas: increment(1), em: now } },
  })),
  attack('to lock out a known device through the shared counter', REGULAR, () => ({
    ...guessOwn(),
    [ANA]: { merge: { falhas: increment(1), em: now } },
  })),
  attack('a guess counted on another account', ME, () => ({
    'Tentativa/uid-mallory': shown(ME, 'chefe', WRONG_PROVA),
    [ANA]: { merge: { falhas: increment(1), em: now } },
  })),
  attack('to count guesses that were not made', ME, () => ({
    [ANA]: { merge: { falhas: increment(1), em: now } },
  })),
  attack('to count many at once, and lock the account', ME, () => altered(guess(), ANA, { falhas: 20 })),
  attack('a guess that does not raise the count', ME, () => altered(guess(), ANA, { falhas: 1 })),
  attack('a guess that lowers the count', ME, () => altered(guess(), ANA, { falhas: increment(-1) })),
  attack('a count that began long ago', ME, () => altered(guess(), ANA, { em: ago({ minutes: 15 }) })),
  attack('to reset the shared counter', ME, () => ({ [ANA]: { set: { falhas: 0, em: now } } })),
  attack('to delete the shared counter', ME, () => ({ [ANA]: 'delete' })),
  attack('to delete its own counter', REGULAR, () => ({ [OWN]: 'delete' })),
  attack('to reset its own counter', REGULAR, () => ({
    [OWN]: { merge: { falhas: 0, em: now } },
  })),
  attack('to become a known device without the password', ME, () => remember(ME, 'ana')),
  {
    wants: 'to reset the counters of another account by logging in to their own',
    play: async (stage) => {
      await lawful(stage, ME, attemptUnknown(ME, 'memberP'))
      await refused(stage, ME, { ...logInUnknown(ME, 'memberP'), [ANA]: { set: { falhas: 0, em: now } } })
    },
  },
  {
    wants: 'to become known to another account by logging in to their own',
    play: async (stage) => {
      await member(stage)
      await refused(stage, ME, remember(ME, 'ana'))
      await lawful(stage, ME, remember(ME, 'memberP'))
    },
  },
  {
    wants: 'to reset the shared counter from a known device',
    play: (stage) =>
      refused(stage, REGULAR, { ...logInKnown(REGULAR, 'ana'), [ANA]: { set: { falhas: 0, em: now } } }),
  },
  {
    wants: 'to reset the count while guessing, in a session of another account',
    play: async (stage) => {
      await member(stage)
      await refused(stage, ME, { [ANA]: { set: { falhas: 0, em: now } } })
    },
  },
  {
    wants: 'to try a second password by one count',
    play: async (stage) => {
      await lawful(stage, ME, guess())
      await refused(stage, ME, { 'Tentativa/uid-mallory': shown(ME, 'ana', WRONG_PROVA) })
    },
  },
  {
    wants: 'twenty guesses and one more',
    play: async (stage) => {
      await stage.put({ [ANA]: { falhas: 15, em: ago({ minutes: 2 }) } })
      for (let count = 16; count <= 20; count++)
        await lawful(stage, `uid-m${count}`, attemptUnknown(`uid-m${count}`, 'ana'))
      await refused(stage, ME, guess())
      await refused(stage, ME, guess('first'))
      await lawful(stage, REGULAR, attemptKnown(REGULAR, 'ana'))
      await lawful(stage, REGULAR, logInKnown(REGULAR, 'ana'))
    },
  },
  {
    wants: 'more than five guesses on a device that they took',
    play: async (stage) => {
      for (let count = 2; count <= 5; count++) await lawful(stage, REGULAR, guessOwn())
      await refused(stage, REGULAR, guessOwn())
      await refused(stage, REGULAR, guessOwn('first'))
      await lawful(stage, ME, guess())
    },
  },
  {
    wants: 'the right password to open a locked account',
    play: async (stage) => {
      await stage.put({ [ANA]: { falhas: 20, em: ago({ minutes: 1 }) } })
      await refused(stage, ME, attemptUnknown(ME, 'ana'))
      await refused(stage, ME, logInUnknown(ME, 'ana'))
    },
  },
  {
    wants: 'a lock that never opens again',
    play: async (stage) => {
      await stage.put({ [ANA]: { falhas: 20, em: ago({ minutes: 15.1 }) } })
      await refused(stage, ME, guess('next'))
      await lawful(stage, ME, attemptUnknown(ME, 'ana', undefined, 'first'))
      await lawful(stage, ME, logInUnknown(ME, 'ana'))
    },
  },
  attack('to count against a second account too', ME, () => ({
    ...attemptUnknown(ME, 'chefe'),
    [ANA]: { merge: { falhas: increment(1), em: now } },
  })),
  attack('to count again an attempt of before', 'uid-newcomer', () => ({
    [ANA]: { merge: { falhas: increment(1), em: now } },
  })),
  attack('a first count for one account by a guess at another', 'uid-newcomer', () => ({
    'Falhas/chefe': { set: { falhas: 1, em: now } },
  })),
  attack('a first count without a guess', ME, () => ({ 'Falhas/chefe': { set: { falhas: 1, em: now } } })),
  attack('a first count of twenty', ME, () =>
    altered(attemptUnknown(ME, 'chefe'), 'Falhas/chefe', { falhas: 20 }),
  ),
  attackGiven(
    'a first count on the shared counter from a known device',
    () => ({ [ANA]: 'delete' }),
    REGULAR,
    () => ({ ...guessOwn(), [ANA]: { set: { falhas: 1, em: now } } }),
  ),
  attack('to spoil the attempt of another device', ME, () => ({
    ...guess(),
    'Tentativa/uid-newcomer': shown('uid-newcomer', 'ana', WRONG_PROVA),
  })),
  attack('to make a second device known by one log-in', 'uid-entered', () => remember(ME, 'ana')),
  attack('a new guess while logging in', 'uid-newcomer', () => ({
    ...logInUnknown('uid-newcomer', 'ana'),
    ...attemptUnknown('uid-newcomer', 'ana'),
  })),
  {
    wants: 'to reset the counters without opening a session',
    play: (stage) =>
      refused(stage, 'uid-newcomer', without(logInUnknown('uid-newcomer', 'ana'), 'Sessao/uid-newcomer')),
  },
  {
    wants: 'to log in to another account with guesses counted on one’s own',
    play: async (stage) => {
      await lawful(stage, ME, attemptUnknown(ME, 'memberP'))
      await refused(stage, ME, logInUnknown(ME, 'ana'))
    },
  },
  attack('counters for accounts that do not exist', ME, () => attemptUnknown(ME, 'ninguem')),
  attack('a counter whose document is another device’s', REGULAR, () => ({
    'Tentativa/uid-regular': shown(REGULAR, 'ana', WRONG_PROVA),
    [deviceOf(REGULAR, 'caseiro')]: { set: { user: 'ana', falhas: 1, em: now, entrou: now } },
  })),
  attack('a second attempt from an identity that had a session', 'uid-used', () =>
    attemptUnknown('uid-used', 'ana'),
  ),
  attack('a second attempt beside a live session', 'uid-recent', () => attemptUnknown('uid-recent', 'ana')),
  attack('a guess without the secret of any browser', ME, () => ({
    ...guess(),
    'Tentativa/uid-mallory': { set: { user: 'ana', prova: WRONG_PROVA, em: now } },
  })),
  attack('a secret that another device has chosen since', 'uid-newcomer', () =>
    altered(logInUnknown('uid-newcomer', 'ana'), 'Tentativa/uid-newcomer', { segredo: secretOf(REGULAR) }),
  ),
  attack('to count on the own counter of a device in its own name', REGULAR, () =>
    altered(guessOwn(), OWN, { entrou: now }),
  ),
  {
    wants: 'five guesses more from a session, again and again',
    play: async (stage) => {
      await lawful(stage, 'uid-again', remember('uid-again', 'ana'))
      await refused(stage, 'uid-again', remember('uid-again', 'ana'))
    },
  },
  attackGiven(
    'to be known for ever by a session that goes on',
    () => ({
      'Sessao/uid-again': { update: { desde: ago({ minutes: 11 }) } },
      'Tentativa/uid-again': { update: { em: ago({ minutes: 11 }) } },
    }),
    'uid-again',
    () => remember('uid-again', 'ana'),
  ),
  attackGiven(
    'to be known by a first access and not by a log-in',
    () => ({ 'Sessao/uid-entered': { update: { desde: ago({ minutes: 1 }) } } }),
    'uid-entered',
    () => remember('uid-entered', 'ana'),
  ),
  attackGiven(
    'to be known by a log-in of before the password was reset',
    () => ({ 'User/ana': { update: { sessoesDesde: ago({ days: 10 }) } } }),
    REGULAR,
    () => guessOwn(),
  ),
  attackGiven(
    'to be known 90 days after the last log-in',
    () => ({
      'User/ana': { update: { sessoesDesde: ago({ days: 200 }) } },
      [OWN]: { set: { user: 'ana', falhas: 0, em: ago({ days: 90.1 }), entrou: ago({ days: 90.1 }) } },
    }),
    REGULAR,
    () => guessOwn('first'),
  ),
  attackGiven(
    'the count of strangers to begin again by a device forgotten since',
    () => ({
      'User/ana': { update: { sessoesDesde: ago({ days: 10 }) } },
      [ANA]: { set: { falhas: 20, em: ago({ minutes: 1 }) } },
    }),
    REGULAR,
    () => attemptUnknown(REGULAR, 'ana', WRONG_PROVA),
  ),
  {
    wants: 'forty counters from log-ins with the default password',
    play: async (stage) => {
      await lawful(stage, ME, attemptUnknown(ME, 'firstAccess'))
      await lawful(stage, ME, logInUnknown(ME, 'firstAccess'))
      await refused(stage, ME, remember(ME, 'firstAccess'))
    },
  },
  {
    wants: 'a counter of its own for a device after a reset',
    play: async (stage) => {
      await lawful(stage, REGULAR, guessOwn())
      await lawful(stage, 'uid-admin', resetPassword('ana'))
      await refused(stage, REGULAR, guessOwn())
      await lawful(stage, REGULAR, attemptUnknown(REGULAR, 'ana', WRONG_PROVA))
    },
  },
]
