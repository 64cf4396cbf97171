import { assertFails } from '@firebase/rules-unit-testing'
import { deleteField, doc, getDoc, serverTimestamp } from 'firebase/firestore'
import { around } from './alike.ts'
import { type Attack, attack, attackGiven, honestGiven } from './attack.ts'
import { type Batch, deleteUser, without } from './batches.ts'
import { ago, DEVICE } from './network.ts'
import { type Honest, malformed, type Refusal } from './refusals.ts'

const OTHER = 'b'.repeat(32)

/** How a person's device is reached. */
export function device(fields: Record<string, unknown> = {}) {
  return {
    endpoint: 'https://push.example.org/send/abc',
    p256dh: `B${'x'.repeat(86)}`,
    auth: 'y'.repeat(22),
    em: serverTimestamp(),
    ...fields,
  }
}

/** Notes one device of a person who had none. */
function tells(user: string, fields: Record<string, unknown> = {}): Batch {
  return { [`Avisos/${user}`]: { set: { aparelhos: { [DEVICE]: device(fields) }, ultimo: DEVICE } } }
}

const MEMBER = 'uid-memberP'
const OWN = 'Avisos/memberP'
const ANA = 'Avisos/ana'

const first: Honest = { name: 'be told on a device', uid: MEMBER, batch: tells('memberP') }

const second: Honest = {
  name: 'be told on a second device',
  uid: 'uid-recent',
  batch: { [ANA]: { merge: { aparelhos: { [OTHER]: device() }, ultimo: OTHER } } },
}

export const DEVICE_HONEST: Honest[] = [first, second]

export const DEVICE_EDGES: Honest[] = [
  {
    name: 'an address of 1000 letters after its host',
    uid: MEMBER,
    batch: tells('memberP', { endpoint: `https://push.example.org/${'x'.repeat(1000)}` }),
  },
]

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [String(at).padStart(32, '0'), device()]))

export const DEVICE_MALFORMED: Refusal[] = [
  ...malformed(second, ANA, {
    aparelhos: [
      [],
      null,
      { [OTHER]: { ...device(), estranho: 'x' } },
      { [OTHER]: device(), ['c'.repeat(32)]: device() },
    ],
    ultimo: [DEVICE, '', 7, null],
  }),
  ...malformed(first, OWN, {
    aparelhos: [[], null, 'x', { [OTHER]: device() }, { [DEVICE]: device(), [OTHER]: device() }, many(11)],
    ultimo: ['', 'ana', 'A'.repeat(32), 7, null],
  }),
  ...[
    { endpoint: 'http://push.example.org/x' },
    { endpoint: 'https://push.example.org' },
    { endpoint: 'https://push.example.org/a b' },
    { endpoint: `https://push.example.org/${'x'.repeat(1001)}` },
    { endpoint: 7 },
    { p256dh: 'x'.repeat(86) },
    { p256dh: null },
    { auth: 'y'.repeat(23) },
    { auth: '' },
    { em: ago({ days: 1 }) },
    { em: ago({ days: -1 }) },
    { estranho: 'celular da Ana' },
  ].map((fields) => ({
    what: `a device with ${JSON.stringify(fields).slice(0, 80)}`,
    uid: MEMBER,
    batch: tells('memberP', fields),
  })),
]

export const DEVICE_ATTACKS: Attack[] = [
  ...[MEMBER, 'uid-secretary', 'uid-admin'].map(
    (uid): Attack => ({
      wants: `to learn where another is reached (${uid})`,
      leaves: [],
      play: (stage) => assertFails(getDoc(doc(stage.as(uid), ANA))),
    }),
  ),
  ...around('memberP').flatMap((user) => {
    const path = `Avisos/${user}`
    const given = () => tells(user, { em: ago({ days: 1 }) })
    return [
      attack(`to be told what ${user} is told`, MEMBER, () => tells(user)),
      attackGiven(`to be told on a second device what ${user} is told`, given, MEMBER, () => ({
        [path]: { merge: { aparelhos: { [OTHER]: device() }, ultimo: OTHER } },
      })),
      attackGiven(
        `to take the devices of ${user} away`,
        () => ({ ...given(), [`User/${user}`]: { set: {} } }),
        MEMBER,
        () => ({ [path]: 'delete' }),
      ),
    ]
  }),
  attack('to be told what another is told', MEMBER, () => tells('ana')),
  attack('to be told what another is told who has no device yet', MEMBER, () => tells('vera')),
  attack('staff to be told what another is told', 'uid-admin', () => tells('ana')),
  attack('to take a device of another away', 'uid-admin', () => ({
    [ANA]: { merge: { aparelhos: { [DEVICE]: deleteField() }, ultimo: DEVICE } },
  })),
  attack('to silence somebody who is still there', 'uid-admin', () => ({ [ANA]: 'delete' })),
  attack('to be told with a session of the default password', 'uid-firstAccess', () => tells('firstAccess')),
  attack('to be told with a session that expired', 'uid-expired', () => tells('expired')),
  attackGiven(
    'to be told on a second device with a session that expired',
    () => tells('expired', { em: ago({ days: 1 }) }),
    'uid-expired',
    () => ({ 'Avisos/expired': { merge: { aparelhos: { [OTHER]: device() }, ultimo: OTHER } } }),
  ),
  honestGiven(
    'takes a device of theirs away',
    () => tells('memberP', { em: ago({ days: 1 }) }),
    MEMBER,
    () => ({ [OWN]: { merge: { aparelhos: { [DEVICE]: deleteField() }, ultimo: DEVICE } } }),
  ),
  attack('a device of a name that is none', MEMBER, () => ({
    [OWN]: { set: { aparelhos: { estranho: device() }, ultimo: 'estranho' } },
  })),
  attack('two devices at a time', MEMBER, () => ({
    [OWN]: { set: { aparelhos: { [OTHER]: device(), estranho: device() }, ultimo: OTHER } },
  })),
  attackGiven(
    'an eleventh device',
    () => ({ [OWN]: { set: { aparelhos: many(10), ultimo: DEVICE } } }),
    MEMBER,
    () => ({ [OWN]: { merge: { aparelhos: { [OTHER]: device() }, ultimo: OTHER } } }),
  ),
  attack('a device to outlive the account', 'uid-admin', () => without(deleteUser('ana'), ANA)),
]
