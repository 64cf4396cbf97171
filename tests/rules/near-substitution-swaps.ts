import { serverTimestamp, type Timestamp } from 'firebase/firestore'
import { alike } from './alike.ts'
import type { Attack } from './attack.ts'
import { house } from './attacks-substitution.ts'
import { altered, logId, without } from './batches.ts'
import { listing } from './listed.ts'
import { account, ago, type Docs } from './network.ts'
import {
  accept,
  asked,
  exchangeAcross,
  FIRST,
  inReturn,
  PAST,
  person,
  put,
  type Substitution,
  THIRD,
  trocaId,
} from './substitution.ts'
import { ANA, SECRETARY, substituting, TROCA } from './substitution-scene.ts'
import { telling } from './told.ts'

const LOG = `Log/${logId('cris')}`
const APPROVED = house('aprovacao')
const TOMORROW = ago({ days: -1 })
const now = serverTimestamp
const team = { cargo: 'porteiro' }

/** Swaps, each with one thing in it that is a little different. */
export function nearSwaps(at: Substitution): Attack[] {
  const { attack, swapOf, state, inReport, other } = substituting(at)
  const open = asked(at)
  const agreed = { ...asked(at, { estado: 'combinada' }), ...APPROVED }
  const withPlace = (dia: number, lugar = 1) => put(at.days, dia, 'atriu', lugar, person('cris'))
  const placed = (dia: number): Docs =>
    inReport({
      report: at.days.map((day, index) =>
        index === dia ? { ...day, atriu: ['outra', 'memberP'].map(person) } : day,
      ),
    })
  const atPlaced = (dia: number, given: Docs): Substitution => ({
    ...at,
    docs: { ...at.docs, ...given },
    days: at.days.map((day, index) =>
      index === dia ? { ...day, atriu: ['outra', 'memberP'].map(person) } : day,
    ),
  })
  const onDay = (wants: string, data: Timestamp, dia: number) => {
    const given = placed(dia)
    const there = atPlaced(dia, given)
    const id = trocaId(data)
    const asking = asked(at, { data, dia, lugar: 1 }, id)
    return swapOf(wants, { ...given, ...asking }, () =>
      accept(there, {
        troca: id,
        days: put(there.days, dia, 'atriu', 1, person('cris')),
        places: { dia, lugar: 1 },
      }),
    )
  }
  const across = (report: string): Docs => ({
    [`Reports/${report}`]: other,
    ...asked(at, { para: 'ana', devolve: inReturn(at, report) }),
  })
  const there = (report: string): Substitution => ({
    ...at,
    docs: { ...at.docs, [`Reports/${report}`]: other },
  })
  return [
    // who swaps, under which name, and what says so
    ...[...alike('cris'), 'zoe'].map((userId) =>
      swapOf(`a swap of ${userId}’s`, open, () => accept(at, { alteracao: { userId } })),
    ),
    ...[...alike('Pessoa cris'), 'Z'].map((nameUser) =>
      swapOf(`a swap under the name ${nameUser}`, open, () => accept(at, { alteracao: { nameUser } })),
    ),
    swapOf('a swap two versions on', open, () => altered(accept(at), 'Reports/escala', { versao: 9 })),
    swapOf('a swap of tomorrow', open, () => accept(at, { alteracao: { timestamp: TOMORROW } })),
    swapOf(
      'a swap under an old entry',
      {
        ...open,
        'Log/cris_1700000000000': {
          ...{ userId: 'cris', userName: 'cris@rede.org', nameUser: 'Pessoa cris' },
          ...{ action: 'Relatorio-Troca', timestamp: ago({ days: 9 }), reportId: 'escala' },
        },
      },
      () => {
        const batch = accept(at, { log: 'cris_1700000000000' })
        return without(batch, 'Log/cris_1700000000000')
      },
    ),
    ...alike('Relatorio-Troca').map((action) =>
      swapOf(`a swap told as ${action}`, open, () =>
        altered(accept(at, { alteracao: { action } }), LOG, { action }),
      ),
    ),
    ...['escala', 'escala2'].map((reportId) =>
      attack(`one entry, of ${reportId}, for two reports`, across('escala2'), ANA, () => {
        const batch = exchangeAcross(there('escala2'), 'escala2', logId('ana'))
        return altered(batch, `Log/${logId('ana')}`, { reportId })
      }),
    ),
    // what becomes of the request
    swapOf('the same place again, by a request that was accepted', asked(at, { estado: 'aceita' }), () =>
      without(accept(at), TROCA),
    ),
    swapOf('a swap that is only agreed', { ...open, ...APPROVED }, () => accept(at, { estado: 'combinada' })),
    swapOf('a swap that is refused', open, () => accept(at, { estado: 'recusada' })),
    ...alike('aceita').map((estado) =>
      swapOf(`a request that becomes ${estado}`, open, () => accept(at, { estado })),
    ),
    swapOf('an agreement accepted without its approval', asked(at, { estado: 'combinada' }), () =>
      accept(at),
    ),
    attack('an approval of what nobody agreed to', { ...open, ...APPROVED }, SECRETARY, () =>
      accept(at, { by: 'secretary', para: 'cris' }),
    ),
    ...[
      { em: now() },
      { nomeDe: 'Pessoa ana' },
      { respondidaEm: ago({ days: 1 }) },
      { respondidaEm: TOMORROW },
    ].flatMap((fields) => [
      swapOf(`an acceptance with ${Object.keys(fields)}`, open, () => altered(accept(at), TROCA, fields)),
      attack(`an approval with ${Object.keys(fields)}`, agreed, SECRETARY, () =>
        altered(accept(at, { by: 'secretary', para: 'cris' }), TROCA, fields),
      ),
    ]),
    ...alike('memberP').map((de) => {
      const id = trocaId(FIRST, 'atriu', de)
      return swapOf(
        `the request of ${de} closed by a swap`,
        { ...open, ...asked(at, { de, nomeDe: `Pessoa ${de}` }, id) },
        () => ({
          ...accept(at),
          [`Trocas/${id}`]: { update: { estado: 'aceita', para: 'cris', respondidaEm: now() } },
        }),
      )
    }),
    swapOf(
      'a request closed by a swap of tomorrow',
      {
        ...open,
        ...inReport({
          alteracao: {
            ...{ userId: 'cris', nameUser: 'Pessoa cris', action: 'Relatorio-Troca', log: 'cris_17' },
            ...{ troca: trocaId(), timestamp: TOMORROW },
          },
        }),
      },
      () => state('aceita', { para: 'cris' }),
    ),
    attack('an approval without a swap', agreed, SECRETARY, () => state('aceita', { para: 'cris' })),
    // who accepts
    ...[...alike('cris'), 'ana', 'zoe', '.*'].map((para) =>
      swapOf(`what ${para} was asked`, asked(at, { para }), () => accept(at)),
    ),
    ...alike('cris').map((para) =>
      swapOf(`${para} to serve`, { ...asked(at, { para: '' }), ...account(para, team) }, () =>
        accept(at, { para, days: put(at.days, at.first, 'atriu', 1, person(para)) }),
      ),
    ),
    ...[...alike('livre'), 'zzz'].map((modo) =>
      swapOf(`a swap where the house says ${modo}`, { ...open, ...house(modo) }, () => accept(at)),
    ),
    ...[...alike('aprovacao'), 'zzz'].map((modo) =>
      swapOf(`an agreement where the house says ${modo}`, { ...open, ...house(modo) }, () =>
        state('combinada', { para: 'cris' }),
      ),
    ),
    ...alike('combinada').map((estado) =>
      swapOf(`an agreement called ${estado}`, { ...open, ...APPROVED }, () =>
        state(estado, { para: 'cris' }),
      ),
    ),
    swapOf(
      'an agreement on a late turn in return',
      {
        ...asked(at, { para: 'cris', devolve: { ...inReturn(at), data: PAST } }),
        ...house('aprovacao'),
      },
      () => state('combinada', { para: 'cris' }),
    ),
    attack(
      'an approval of a past service',
      {
        ...asked(at, { data: PAST, dia: at.past, lugar: 0, estado: 'combinada' }, trocaId(PAST)),
        ...APPROVED,
      },
      SECRETARY,
      () =>
        accept(at, {
          ...{ by: 'secretary', para: 'cris', troca: trocaId(PAST) },
          days: withPlace(at.past, 0),
          places: { dia: at.past, lugar: 0 },
        }),
    ),
    // another day than asked for
    {
      ...onDay('another day, later than asked for', FIRST, at.third),
    },
    {
      ...onDay('another day, earlier than asked for', THIRD, at.second),
    },
    swapOf('a post that nobody knows', open, () =>
      accept(at, {
        days: withPlace(at.first).map((day, index) => (index === at.first ? { ...day, estranho: [] } : day)),
      }),
    ),
    attack('a place under a name that comes with it', agreed, SECRETARY, () => ({
      ...accept(at, {
        ...{ by: 'secretary', para: 'cris' },
        days: put(at.days, at.first, 'atriu', 1, { ...person('cris'), name: 'Outra' }),
      }),
      'User/cris': { update: { name: 'Outra' } },
      ...listing('cris', { ...person('cris'), name: 'Outra', cargo: 'porteiro', igreja: 'centro' }),
      ...telling(SECRETARY, 'Usuario-Up', 'cris', 'Outra', 5),
    })),
    ...alike('escala').map((report) =>
      attack(`half an exchange with ${report}`, across(report), ANA, () =>
        accept(at, { by: 'ana', days: put(at.days, at.first, 'atriu', 1, person('ana')) }),
      ),
    ),
    ...alike('outra').map((third) =>
      attack(
        `a third report, ${third}, in an exchange`,
        { ...across('outra'), [`Reports/${third}`]: other },
        ANA,
        () => ({
          ...exchangeAcross(at),
          ...exchangeAcross(there(third), third, 'ana_1800000000002'),
        }),
      ),
    ),
  ]
}
