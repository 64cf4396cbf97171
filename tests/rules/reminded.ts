import { serverTimestamp } from 'firebase/firestore'
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

export const REMINDED_HONEST: Honest[] = [first, next]

const MANY = Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`p${index}`, by]))

/** The day's note under another day's id, or one that begins alike. */
const misplaced: Refusal[] = ['centro_2026-12-07', 'centro_2026-12-061', 'centro_2026-12-0', 'centro'].map(
  (id) => ({
    what: `a note under ${id}`,
    uid: first.uid,
    batch: Object.fromEntries(Object.values(first.batch).map((write) => [`Lembretes/${id}`, write])),
  }),
)

export const REMINDED_MALFORMED: Refusal[] = [
  ...misplaced,
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
