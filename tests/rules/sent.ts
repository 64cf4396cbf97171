import { serverTimestamp } from 'firebase/firestore'
import { alike, around } from './alike.ts'
import { type Attack, attack } from './attack.ts'
import { altered, type Batch } from './batches.ts'
import { ago } from './network.ts'
import { type Honest, malformed, type Refusal } from './refusals.ts'

const PATH = 'Envios/norte_2026-12'

/** Notes that the month of a house was sent. */
function sends(user: string, fields: Record<string, unknown> = {}): Batch {
  const by = { por: user, nome: `Pessoa ${user}`, em: serverTimestamp() }
  return { [PATH]: { set: { igreja: 'norte', mes: '2026-12', ...by, versoes: { norte: 3 }, ...fields } } }
}

export const SENT_HONEST: Honest[] = [{ name: 'note what was sent', uid: 'uid-admin', batch: sends('admin') }]

export const SENT_EDGES: Honest[] = [
  { name: 'nothing that was sent', uid: 'uid-admin', batch: sends('admin', { versoes: {} }) },
]

const TOO_MANY = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`r${index}`, 1]))

export const SENT_MALFORMED: Refusal[] = SENT_HONEST.flatMap((note) =>
  malformed(note, PATH, {
    igreja: ['centro', '', 7, null],
    mes: ['2026-11', '2026-1', 'dezembro', 202612, null],
    por: ['ana', ...alike('admin'), '', null],
    nome: ['Outra', ...around('Pessoa admin'), '', null],
    em: [ago({ days: 1 }), ago({ days: -1 }), 'agora', null],
    versoes: [[], 'norte', 3, null, TOO_MANY],
  }),
)

export const SENT_ATTACKS: Attack[] = [
  attack('a member to say what was sent', 'uid-memberP', () => sends('memberP')),
  attack('to say that another sent it', 'uid-secretary', () => sends('admin')),
  ...alike(PATH).map((path) =>
    attack(`to note it a second time, as ${path}`, 'uid-secretary', () => {
      const { [PATH]: note = 'delete' } = sends('secretary')
      return { [path]: note }
    }),
  ),
  attack('to have sent it last week', 'uid-secretary', () =>
    altered(sends('secretary'), PATH, { em: ago({ days: 7 }) }),
  ),
  attack('to keep a message where others read it', 'uid-secretary', () =>
    sends('secretary', { mensagem: 'oi' }),
  ),
  attack('to take the blame for what was sent from whoever sent it', 'uid-secretary', () => ({
    'Envios/centro_2026-11': { update: { nome: 'Pessoa removida', por: 'secretary' } },
  })),
  attack('to send another version in the name of somebody erased', 'uid-secretary', () => ({
    'Envios/centro_2026-11': { update: { nome: 'Pessoa removida', versoes: { centro: 9 } } },
  })),
  attack('to change what was sent while the sender is forgotten', 'uid-admin', () => ({
    'Envios/centro_2026-11': { update: { nome: 'Pessoa removida', estranho: 1 } },
  })),
  attack('to say that something was sent to a house that does not exist', 'uid-secretary', () => ({
    'Envios/sumida_2026-12': sends('secretary', { igreja: 'sumida' })[PATH] ?? 'delete',
  })),
  attack('to make coordinators forget what was sent', 'uid-secretary', () => ({
    'Envios/centro_2026-11': 'delete',
  })),
]
