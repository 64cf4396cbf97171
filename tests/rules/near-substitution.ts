import { serverTimestamp, type Timestamp } from 'firebase/firestore'
import type { Attack } from './attack.ts'
import { attackOn, house, type Lawful, lawfulSubstitutions } from './attacks-substitution.ts'
import { altered, type Batch, logId, without } from './batches.ts'
import { listing } from './listed.ts'
import { account, ago, type Docs } from './network.ts'
import {
  accept,
  ask,
  asked,
  exchange,
  exchangeAcross,
  FIRST,
  inReturn,
  PAST,
  person,
  put,
  SECOND,
  type Substitution,
  THIRD,
  trocaId,
} from './substitution.ts'
import { telling } from './told.ts'

const CRIS = 'uid-cris'
const MEMBER = 'uid-memberP'
const ANA = 'uid-recent'
const SECRETARY = 'uid-secretary'
const now = serverTimestamp
const TROCA = `Trocas/${trocaId()}`
const REPORT = 'Reports/escala'
const LOG = `Log/${logId('cris')}`
const APPROVED = house('aprovacao')
const TOLD = { para: '', estado: 'avisada' }
const TOMORROW = ago({ days: -1 })

/** What begins as the text does, and what the text begins with. */
const alike = (text: string) => [`${text}2`, text.slice(0, -1)]
const team = { cargo: 'porteiro' }

type Days = Substitution['days']

/** The same substitution in a report of these days, of which the first is the one that is asked for. */
function inDays(at: Substitution, days: Days): Substitution {
  const report = { ...at.docs[REPORT], report: days, inicio: days[0]?.['date'], fim: days.at(-1)?.['date'] }
  const [first, second, third] = [FIRST, SECOND, THIRD].map((date) =>
    days.findIndex((day) => day.date.isEqual(date)),
  )
  return {
    ...{ docs: { ...at.docs, [REPORT]: report }, days, past: -1 },
    ...{ first: first ?? -1, second: second ?? -1, third: third ?? -1 },
  }
}

/** The day with so many people, of whom memberP is the second. */
function crowded(day: Days[number], people: number): Days[number] {
  const more = Array.from({ length: people - 3 }, (_, index) => person(`p${index}`))
  return { ...day, corredor: [], som: more }
}

/** Small reports in which the slot is at the edge of a list. */
function edges(at: Substitution): [does: string, at: Substitution, dia: number, lugar: number][] {
  const [first, second, third] = [at.first, at.second, at.third].map((index) => at.days[index])
  if (!first || !second || !third) throw new Error('The report lacks a day')
  const atPlace = (ids: string[]) => inDays(at, [{ ...first, atriu: ids.map(person) }])
  const many = (people: number) => inDays(at, [second, crowded(first, people), third])
  return [
    ['on the only day, in the only place', atPlace(['memberP']), 0, 0],
    ['in the first of two places', atPlace(['memberP', 'outra']), 0, 0],
    ['in the last of two places', atPlace(['outra', 'memberP']), 0, 1],
    ['on the first of two days', inDays(at, [first, second]), 0, 1],
    ['on the last of two days', inDays(at, [second, first]), 1, 1],
    ...[16, 17, 31, 32].map((people): [string, Substitution, number, number] => [
      `among ${people} people`,
      many(people),
      1,
      1,
    ]),
  ]
}

const docsOf = (at: Substitution): Docs => ({ [REPORT]: at.docs[REPORT] ?? {} })
const openIn = (at: Substitution, dia: number, lugar: number, more: Record<string, unknown> = {}): Docs => ({
  ...docsOf(at),
  ...asked(at, { dia, lugar, ...more }),
})
const takes = (at: Substitution, dia: number, lugar: number): Batch =>
  accept(at, { days: put(at.days, dia, 'atriu', lugar, person('cris')), places: { dia, lugar } })

/** ana asks memberP to exchange the second service for the first, so that the later day is named first. */
const BACKWARDS = trocaId(SECOND, 'atriu', 'ana')
const backwards = (at: Substitution): Docs =>
  asked(
    at,
    {
      ...{ de: 'ana', nomeDe: 'Pessoa ana', para: 'memberP', data: SECOND, dia: at.second, lugar: 0 },
      devolve: { report: 'escala', data: FIRST, posto: 'atriu', dia: at.first, lugar: 1 },
    },
    BACKWARDS,
  )

/** An exchange in a report of these days. */
function exchangeIn(at: Substitution): Lawful {
  return {
    does: '',
    given: { ...docsOf(at), ...asked(at, { para: 'ana', devolve: inReturn(at) }) },
    uid: ANA,
    batch: exchange(at),
  }
}

/** The days between which and around which an exchange takes place. */
function exchanges(at: Substitution): [does: string, at: Substitution][] {
  const [first, second, third] = [at.first, at.second, at.third].map((index) => at.days[index])
  if (!first || !second || !third) throw new Error('The report lacks a day')
  return [
    ['two days alone', inDays(at, [first, second])],
    ['two days around another', inDays(at, [first, third, second])],
    ['two days before another', inDays(at, [first, second, third])],
    ['two days after another', inDays(at, [third, first, second])],
  ]
}

/** What is lawful at the edges: played in small reports. */
export function edgeSubstitutions(at: Substitution): Lawful[] {
  return [
    ...edges(at).map(([does, small, dia, lugar]) => ({
      does: `accept ${does}`,
      given: openIn(small, dia, lugar),
      uid: CRIS,
      batch: takes(small, dia, lugar),
    })),
    ...exchanges(at).map(([does, small]) => ({ ...exchangeIn(small), does: `exchange ${does}` })),
    {
      does: 'exchange the later day for the earlier',
      given: backwards(at),
      uid: MEMBER,
      batch: exchange(at, {
        by: 'memberP',
        troca: BACKWARDS,
        places: { dia: at.second, lugar: 0, dia2: at.first, lugar2: 1 },
      }),
    },
    {
      does: 'close what was agreed',
      given: asked(at, { estado: 'combinada' }),
      uid: SECRETARY,
      batch: { [TROCA]: { update: { estado: 'fechada', respondidaEm: now() } } },
    },
    {
      does: 'take back what was told',
      given: asked(at, TOLD),
      uid: MEMBER,
      batch: { [TROCA]: { update: { estado: 'retirada', respondidaEm: now() } } },
    },
  ]
}

/** Whoever does it has a session that is over. */
function afterTheSession(at: Substitution): Attack[] {
  const attack = attackOn(at)
  const over = { desde: ago({ days: 9 }), lastLogin: ago({ days: 8 }) }
  const userOf = (uid: string) => (uid === ANA ? 'ana' : uid.replace('uid-', ''))
  return lawfulSubstitutions(at).map(({ does, given, uid, batch }) =>
    attack(
      `to ${does} after the session is over`,
      { ...given, [`Sessao/${uid}`]: { user: userOf(uid), ...over } },
      uid,
      () => batch,
    ),
  )
}

/**
 * Each differs from what is lawful in one thing, and there by little: a text that begins alike or sorts behind, a later time, one place
 * more.
 */
export function nearSubstitutions(at: Substitution): Attack[] {
  const attack = attackOn(at)
  const open = asked(at)
  const agreed = { ...asked(at, { estado: 'combinada' }), ...APPROVED }
  const back = { para: 'ana', devolve: inReturn(at) }
  const asks = (wants: string, fields: Record<string, unknown>, given: Docs = {}, id = trocaId()) =>
    attack(wants, given, MEMBER, () => ask(at, fields, id))
  const state = (estado: string, more: Record<string, unknown> = {}): Batch => ({
    [TROCA]: { update: { estado, respondidaEm: now(), ...more } },
  })
  const inReport = (fields: Record<string, unknown>): Docs => ({
    [REPORT]: { ...at.docs[REPORT], ...fields },
  })
  const swapOf = (wants: string, given: Docs, batch: () => Batch) => attack(wants, given, CRIS, batch)
  const withPlace = (dia: number, lugar = 1) => put(at.days, dia, 'atriu', lugar, person('cris'))
  const other = at.docs['Reports/outra'] ?? {}
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
  const exchanged = (wants: string, edit: (days: Days) => Days, more: Parameters<typeof exchange>[1] = {}) =>
    attack(wants, asked(at, back), ANA, () =>
      exchange(at, {
        days: edit(
          put(put(at.days, at.first, 'atriu', 1, person('ana')), at.second, 'atriu', 0, person('memberP')),
        ),
        ...more,
      }),
    )
  const across = (report: string): Docs => ({
    [`Reports/${report}`]: other,
    ...asked(at, { para: 'ana', devolve: inReturn(at, report) }),
  })
  const there = (report: string): Substitution => ({
    ...at,
    docs: { ...at.docs, [`Reports/${report}`]: other },
  })
  const asleep = (fields: Record<string, unknown>, id = trocaId()) => asked(at, fields, id)

  return [
    ...afterTheSession(at),
    // who swaps, under which name, and what says so
    ...[...alike('cris'), 'zoe'].map((userId) =>
      swapOf(`a swap of ${userId}’s`, open, () => accept(at, { alteracao: { userId } })),
    ),
    ...[...alike('Pessoa cris'), 'Z'].map((nameUser) =>
      swapOf(`a swap under the name ${nameUser}`, open, () => accept(at, { alteracao: { nameUser } })),
    ),
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
    swapOf('a swap that is only agreed', { ...open, ...APPROVED }, () => accept(at, { estado: 'combinada' })),
    swapOf('a swap that is refused', open, () => accept(at, { estado: 'recusada' })),
    ...alike('aceita').map((estado) =>
      swapOf(`a request that becomes ${estado}`, open, () => accept(at, { estado })),
    ),
    swapOf('an agreement accepted without its approval', asleep({ estado: 'combinada' }), () => accept(at)),
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
        { ...open, ...asleep({ de, nomeDe: `Pessoa ${de}` }, id) },
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
    attack('a late turn in return', { ...asked(at, back), ...house('livre', 7 * 24 - 4) }, ANA, () => ({
      ...exchange(at, { places: { dia: at.first, lugar: 1, dia2: at.past, lugar2: 0 } }),
    })),
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
    // people beside
    ...edges(at).flatMap(([does, small, dia, lugar]) => {
      const day = small.days[dia]
      const som = Array.isArray(day?.['som']) ? day['som'] : []
      if (som.length === 0 || !day) return []
      return [0, som.length - 1].map((index) => {
        const people = som.map((one: unknown, at) => (at === index ? person('cris') : one))
        const busy = inDays(
          at,
          small.days.map((one, at) => (at === dia ? { ...one, som: people } : one)),
        )
        return swapOf(`a second place ${does}, beside ${index}`, openIn(busy, dia, lugar), () =>
          takes(busy, dia, lugar),
        )
      })
    }),
    ...[33, 34].map((people) => {
      const first = at.days[at.first]
      const small = inDays(at, first ? [crowded(first, people)] : [])
      return swapOf(`a place among ${people} people`, openIn(small, 0, 1), () => takes(small, 0, 1))
    }),
    // the exchange
    ...[at.past, at.third].map((dia) =>
      exchanged(`an exchange with day ${dia - at.past} changed`, (days) =>
        put(days, dia, dia === at.past ? 'corredor' : 'estacionamento', 0, person('vera')),
      ),
    ),
    ...exchanges(at).flatMap(([does, small]) =>
      small.days.flatMap((day, index) =>
        day.date.isEqual(THIRD)
          ? [
              attack(`an exchange of ${does}, which is changed`, exchangeIn(small).given, ANA, () =>
                altered(exchangeIn(small).batch, REPORT, {
                  report: put(
                    put(
                      put(small.days, small.first, 'atriu', 1, person('ana')),
                      small.second,
                      'atriu',
                      0,
                      person('memberP'),
                    ),
                    index,
                    'estacionamento',
                    0,
                    person('vera'),
                  ),
                }),
              ),
            ]
          : [],
      ),
    ),
    exchanged('an exchange with a day more', (days) => [...days, ...days.slice(-1)]),
    exchanged('an exchange with a day less', (days) => days.slice(0, -1)),
    ...[
      { dia: at.first, lugar: 1, dia2: at.first, lugar2: 1 },
      { dia: -1, lugar: 1, dia2: at.second, lugar2: 0 },
      { dia: at.first, lugar: 1, dia2: at.days.length, lugar2: 0 },
      { dia: at.second, lugar: 0, dia2: at.first, lugar2: 1 },
    ].map((places) => exchanged(`an exchange at ${Object.values(places)}`, (days) => days, { places })),
    exchanged('an exchange with somebody more on the list', (days) => days, {
      pessoas: ['memberP', 'ana', 'outra', 'mais', 'bia', 'vera'],
    }),
    exchanged('an exchange with somebody less on the list', (days) => days, {
      pessoas: ['memberP', 'ana', 'outra', 'mais'],
    }),
    ...(
      [
        [at.first, 'ana'],
        [at.second, 'memberP'],
      ] as const
    ).map(([dia, who]) => {
      const days = put(at.days, dia, dia === at.first ? 'corredor' : 'banheiro', 0, person(who))
      const busy = { ...at, days, docs: { ...at.docs, ...inReport({ report: days }) } }
      return attack(
        `an exchange with ${who} in two places`,
        { ...inReport({ report: days }), ...asked(at, back) },
        ANA,
        () =>
          exchange(busy, {
            days: put(
              put(days, at.first, 'atriu', 1, person('ana')),
              at.second,
              'atriu',
              0,
              person('memberP'),
            ),
          }),
      )
    }),
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
    // asking
    ...alike('memberP').flatMap((de) => {
      const report = put(at.days, at.first, 'atriu', 1, person(de))
      const id = trocaId(FIRST, 'atriu', de)
      return [
        asks(`to ask for ${de}`, { de }, inReport({ report }), id),
        asks(`to ask for the place of ${de}`, {}, inReport({ report })),
      ]
    }),
    ...[...alike('Pessoa memberP'), 'Z'].map((nomeDe) => asks(`to ask under the name ${nomeDe}`, { nomeDe })),
    ...[...alike(trocaId()), 'z'].map((id) => asks(`to ask under the id ${id}`, {}, {}, id)),
    asks('to have asked tomorrow', { em: TOMORROW }),
    ...[...alike('avisada'), 'zzz'].map((estado) => asks(`to tell what is ${estado}`, { ...TOLD, estado })),
    ...[...alike('pedida'), 'zzz'].map((estado) => asks(`to ask what is ${estado}`, { estado })),
    asks('to tell everybody by a pattern', { ...TOLD, para: '.*' }),
    asks('to ask everybody by a pattern', { para: '.*' }),
    asks('to ask on a day that is not so late', { dia: at.third, lugar: 1 }, placed(at.third)),
    asks('to ask on a day that is later', { data: THIRD, dia: at.first }, {}, trocaId(THIRD)),
    asks('the same turn in return', {
      para: 'bia',
      devolve: { ...inReturn(at), data: FIRST, dia: at.first, posto: 'corredor', lugar: 0 },
    }),
    ...alike('ana').map((id) =>
      asks(
        `in return the turn of ${id}`,
        back,
        inReport({ report: put(at.days, at.second, 'atriu', 0, person(id)) }),
      ),
    ),
    asks(
      'a turn in return in an inactive report',
      { para: 'ana', devolve: inReturn(at, 'outra') },
      {
        'Reports/outra': { ...other, ativo: false },
      },
    ),
    ...(['igreja', 'cargo', 'genero'] as const).map((field) =>
      asks(
        `a turn in return of another ${field}`,
        { para: 'ana', devolve: inReturn(at, 'outra') },
        {
          'Reports/outra': {
            ...other,
            [field]: { igreja: 'norte', cargo: 'som', genero: 'masculino' }[field],
          },
        },
      ),
    ),
    ...(['igreja', 'cargo', 'genero'] as const).map((field) =>
      asks(
        `somebody of another ${field}`,
        {},
        {
          ...account('cris', {
            ...team,
            [field]: { igreja: 'norte', cargo: 'som', genero: 'masculino' }[field],
          }),
        },
      ),
    ),
    asks(
      'a request of 20 hours, asked with 21',
      { para: 'ana', devolve: inReturn(at) },
      house('livre', 14 * 24 + 1),
    ),
    // what nobody knows
    asks('a request with what nobody knows', { estranho: 1 }),
    asks('a turn in return with what nobody knows', { ...back, devolve: { ...inReturn(at), estranho: 1 } }),
    attack('an answer with what nobody knows', open, CRIS, () => state('recusada', { estranho: 1 })),
    swapOf('a post that nobody knows', open, () =>
      accept(at, {
        days: withPlace(at.first).map((day, index) => (index === at.first ? { ...day, estranho: [] } : day)),
      }),
    ),
    asks(
      'to ask for a post that nobody knows',
      { posto: 'estranho' },
      inReport({
        report: at.days.map((day) => ({ ...day, estranho: ['outra', 'memberP'].map(person) })),
      }),
      trocaId(FIRST, 'estranho'),
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
    // ending
    ...alike('memberP').map((de) =>
      attack(`the request of ${de} withdrawn`, asleep({ de }), MEMBER, () => state('retirada')),
    ),
    attack('the request of somebody who sorts behind withdrawn', asleep({ de: 'zoe' }), MEMBER, () =>
      state('retirada'),
    ),
    ...[...alike('cris'), 'zoe'].map((para) =>
      attack(`what ${para} was asked refused`, asleep({ para }), CRIS, () => state('recusada')),
    ),
    ...[...alike('retirada'), 'zzz'].map((estado) =>
      attack(`a request that ends as ${estado}`, open, MEMBER, () => state(estado)),
    ),
    ...alike('recusada').map((estado) =>
      attack(`a request refused as ${estado}`, open, CRIS, () => state(estado)),
    ),
    ...[...alike('fechada'), 'zzz'].map((estado) =>
      attack(`a request closed as ${estado}`, open, SECRETARY, () => state(estado)),
    ),
    attack('an answer of tomorrow', open, CRIS, () => state('recusada', { respondidaEm: TOMORROW })),
    ...alike('cris').map((para) =>
      attack(`a refusal that names ${para}`, open, CRIS, () => state('recusada', { para })),
    ),
  ]
}
