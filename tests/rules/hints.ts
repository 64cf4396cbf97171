import { deleteField, serverTimestamp } from 'firebase/firestore'
import { type Attack, lawful, silent, silently } from './attack.ts'
import type { Batch } from './batches.ts'
import { ago } from './network.ts'
import type { Honest } from './refusals.ts'
import { send } from './stage.ts'
import { telling } from './told.ts'

const MEMBER = 'uid-memberP'
const ADMIN = 'uid-admin'
const LATER = ago({ days: -400 })

/** What a house carries to spare phones a question. */
const hint = (fields: Record<string, unknown>, house = 'norte'): Batch => ({
  [`Igreja/${house}`]: { update: fields },
})
const named = (nome: string, id = 'cotia') => hint({ nomeDaCidade: { id, nome } })

export const HINT_HONEST: Honest[] = [
  { name: 'announce a request', uid: MEMBER, batch: hint({ trocasAte: LATER }) },
  { name: 'announce a later one', uid: MEMBER, batch: hint({ trocasAte: LATER }, 'centro') },
  { name: 'carry the name of the city', uid: MEMBER, batch: named('Cotia') },
]

/** As the app does it: the houses of a city that is renamed go with it. */
const renamed: Batch = { 'Cidade/cotia': { update: { nome: 'Outra' } }, ...named('Outra') }

export const HINT_ATTACKS: Attack[] = [
  silently('phones not to ask for requests any more', MEMBER, () =>
    hint({ trocasAte: ago({ days: 1 }) }, 'centro'),
  ),
  silently('phones never to ask', MEMBER, () => hint({ trocasAte: deleteField() }, 'centro')),
  ...['agora', 4_000_000_000_000, null, [LATER]].map((trocasAte) =>
    silently(`an announcement that is no time: ${JSON.stringify(trocasAte)}`, MEMBER, () =>
      hint({ trocasAte }),
    ),
  ),
  silently('a house said to be in a city of another name', MEMBER, () => named('Osasco')),
  silently('a house said to be in another city', MEMBER, () => named('Osasco', 'osasco')),
  silently('the name of the city said of another', MEMBER, () => named('Cotia', 'osasco')),
  silently('more said than the name', MEMBER, () =>
    hint({ nomeDaCidade: { id: 'cotia', nome: 'Cotia', aviso: 'Ligue para mim' } }),
  ),
  silently('the name of the city alone', MEMBER, () => hint({ nomeDaCidade: 'Cotia' })),
  silently('the name of a city that does not exist', MEMBER, () =>
    hint({ nomeDaCidade: { id: 'sumida', nome: 'Sumida' } }, 'orfa'),
  ),
  silently('a true hint and a false one at once', MEMBER, () =>
    hint({ trocasAte: LATER, nomeDaCidade: { id: 'cotia', nome: 'Osasco' } }),
  ),
  silently('to rename a house behind a hint', MEMBER, () => hint({ trocasAte: LATER, nome: 'Minha casa' })),
  silently('to name a contact behind a hint', MEMBER, () =>
    hint({ trocasAte: LATER, contato: { nome: 'Eu', celular: '11999999999' } }),
  ),
  silently('to open the house to swaps behind a hint', MEMBER, () =>
    hint({ trocasAte: LATER, trocas: { modo: 'livre', horas: 0 } }),
  ),
  silently('what nobody knows behind a hint', MEMBER, () => hint({ trocasAte: LATER, estranho: 1 })),
  silently('a hint without a session', 'uid-anonymous', () => hint({ trocasAte: LATER })),
  silently('a hint with an ended session', 'uid-expired', () => hint({ trocasAte: LATER })),
  silently('a hint with the default password', 'uid-firstAccess', () => hint({ trocasAte: LATER })),
  silently('a hint told as an edit of the house', MEMBER, () => ({
    ...hint({ trocasAte: LATER }),
    ...telling(MEMBER, 'Igreja-Up', 'norte', 'Casa de cotia'),
  })),
  silently('the name of the city told as an edit of the house', ADMIN, () => ({
    ...named('Cotia'),
    ...telling(ADMIN, 'Igreja-Up', 'norte', 'Casa de cotia'),
  })),
  {
    wants: 'a house that goes on under the former name of its city',
    play: async (stage) => {
      await lawful(stage, ADMIN, renamed)
      await silent(stage, MEMBER, named('Cotia'))
    },
    leaves: ['Cidade/cotia', 'Igreja/norte'],
  },
  {
    wants: 'to announce a request with an ended session that was renewed in the same batch',
    play: async (stage) => {
      await send(stage.past, { 'Sessao/uid-memberP': { update: { lastLogin: ago({ days: 8 }) } } })
      await silent(stage, MEMBER, {
        'Sessao/uid-memberP': { update: { lastLogin: serverTimestamp() } },
        ...hint({ trocasAte: LATER }),
      })
    },
    leaves: ['Sessao/uid-memberP'],
  },
]
