import { serverTimestamp } from 'firebase/firestore'
import type { Attack } from './attack.ts'
import type { Lawful } from './attacks-substitution.ts'
import { altered, type Batch } from './batches.ts'
import type { Docs } from './network.ts'
import {
  accept,
  asked,
  exchange,
  exchangedDays,
  FIRST,
  inReturn,
  person,
  put,
  SECOND,
  type Substitution,
  THIRD,
  trocaId,
} from './substitution.ts'
import { ANA, CRIS, MEMBER, REPORT, SECRETARY, substituting, TOLD, TROCA } from './substitution-scene.ts'

const now = serverTimestamp

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

const exchangeBackwards = (at: Substitution, days: Days): Batch =>
  exchange(at, {
    ...{ by: 'memberP', troca: BACKWARDS, days },
    places: { dia: at.second, lugar: 0, dia2: at.first, lugar2: 1 },
  })

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
      batch: exchangeBackwards(at, exchangedDays(at)),
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

/** A place too many, a day too much: each list with one thing in it that should not be. */
export function edgeAttacks(at: Substitution): Attack[] {
  const { attack, swapOf, inReport, back } = substituting(at)
  const exchanged = (wants: string, edit: (days: Days) => Days, more: Parameters<typeof exchange>[1] = {}) =>
    attack(wants, asked(at, back), ANA, () => exchange(at, { days: edit(exchangedDays(at)), ...more }))
  const withVera = (days: Days, dia: number) =>
    put(days, dia, dia === at.past ? 'corredor' : 'estacionamento', 0, person('vera'))
  return [
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
    ...[at.past, at.third].flatMap((dia) => [
      exchanged(`an exchange with day ${dia - at.past} changed`, (days) => withVera(days, dia)),
      attack(
        `an exchange of the later day for the earlier with day ${dia - at.past} changed`,
        backwards(at),
        MEMBER,
        () => exchangeBackwards(at, withVera(exchangedDays(at), dia)),
      ),
    ]),
    ...exchanges(at).flatMap(([does, small]) =>
      small.days.flatMap((day, index) =>
        day.date.isEqual(THIRD)
          ? [
              attack(`an exchange of ${does}, which is changed`, exchangeIn(small).given, ANA, () =>
                altered(exchangeIn(small).batch, REPORT, {
                  report: put(exchangedDays(small), index, 'estacionamento', 0, person('vera')),
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
  ]
}
