import { serverTimestamp } from 'firebase/firestore'
import { type Attack, attackGiven, silently } from './attack.ts'
import { ago } from './network.ts'
import { type Honest, malformed, type Refusal } from './refusals.ts'

const by = { por: 'secretary', nome: 'Pessoa secretary', em: serverTimestamp() }

/** Notes that ana was told of a day of her house. */
function reminds(name: string, data: string): Honest {
  const fields = { igreja: 'centro', data, avisados: { ana: by }, ultimo: 'ana' }
  return { name, uid: 'uid-secretary', batch: { [`Lembretes/centro_${data}`]: { set: fields } } }
}

const first = reminds('note the first who was told', '2026-12-06')
/** Of the populated network: nobody was told yet. */
const next = reminds('note another who was told', '2026-11-29')

/** Of the populated network, too: she was not told. */
const takenBack: Honest = {
  name: 'note that somebody was not told',
  uid: first.uid,
  batch: { 'Lembretes/centro_2026-11-29': { update: { ultimo: 'vera' } } },
}

export const REMINDED_HONEST: Honest[] = [first, next, takenBack]

const MANY = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`p${index}`, by]))

/** The day's note under another day's id, or one that begins alike. */
const misplaced: Refusal[] = ['centro_2026-12-07', 'centro_2026-12-061', 'centro_2026-12-0', 'centro'].map(
  (id) => ({
    what: `a note under ${id}`,
    uid: first.uid,
    batch: Object.fromEntries(Object.values(first.batch).map((write) => [`Lembretes/${id}`, write])),
  }),
)

/** Notes whose id says what they say, of a day, a house or a person that cannot be. */
const impossible: Refusal[] = [
  { igreja: 'centro', data: '2026-12' },
  { igreja: 'centro', data: '2026-12-061' },
  { igreja: 'sumida', data: '2026-12-06' },
  { igreja: 'centro', data: '2026-12-06', ultimo: '', avisados: {} },
  { igreja: 'centro', data: '2026-12-06', ultimo: 'x'.repeat(129), avisados: { ['x'.repeat(129)]: by } },
  { igreja: 'centro', data: '2026-12-06', ultimo: 'a/b', avisados: { 'a/b': by } },
].map((fields) => ({
  what: `a note with ${JSON.stringify(fields).slice(0, 80)}`,
  uid: first.uid,
  batch: {
    [`Lembretes/${fields.igreja}_${fields.data}`]: {
      set: { avisados: { ana: by }, ultimo: 'ana', ...fields },
    },
  },
}))

const NOTE = 'Lembretes/centro_2026-11-29'
const told = (people: number) =>
  Object.fromEntries(
    Array.from({ length: people }, (_, index) => [`p${index}`, { ...by, em: ago({ hours: 1 }) }]),
  )

export const REMINDED_ATTACKS: Attack[] = [
  ...['uid-expired', 'uid-memberP', 'uid-nobody'].map((uid) =>
    silently(`somebody’s reminder forgotten (${uid})`, uid, () => ({ [NOTE]: 'delete' })),
  ),
  attackGiven(
    'more than 500 people told',
    () => ({ [NOTE]: { merge: { avisados: told(500) } } }),
    first.uid,
    () => ({ [NOTE]: { merge: { avisados: { ana: by }, ultimo: 'ana' } } }),
  ),
  attackGiven(
    'what nobody knows beside the person told',
    () => ({ [NOTE]: { merge: { avisados: told(1) } } }),
    first.uid,
    () => ({ [NOTE]: { merge: { avisados: { ana: by, estranho: by }, ultimo: 'ana' } } }),
  ),
]

export const REMINDED_MALFORMED: Refusal[] = [
  ...misplaced,
  ...impossible,
  ...[first, next].flatMap((note) =>
    malformed(note, Object.keys(note.batch)[0] ?? '', {
      igreja: ['norte', 'sumida', '', 7, null],
      data: ['2026-12-07', '6/12/2026', '', 20261206, null],
      ultimo: ['vera', '', 'a/b', 7, null],
      avisados: [
        ...[[], 'ana', null, MANY, { vera: by }, { ana: by, vera: by }],
        ...[{ por: 'ana' }, { nome: 'Outra' }, { em: ago({ minutes: 1 }) }, { mensagem: 'oi' }].map(
          (wrong) => ({
            ana: { ...by, ...wrong },
          }),
        ),
      ],
    }),
  ),
]
