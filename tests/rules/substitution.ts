import { serverTimestamp, type Timestamp } from 'firebase/firestore'
import { type Batch, emailOf, logId } from './batches.ts'
import { account, ago, type Docs } from './network.ts'

type Person = { id: string; name: string; genero: string }
type Day = { date: Timestamp } & Record<string, unknown>

const now = serverTimestamp
const POSTS = ['atriu', 'corredor', 'banheiro', 'estacionamento'] as const

export const person = (id: string): Person => ({ id, name: `Pessoa ${id}`, genero: 'feminino' })

/** Days of the report, from now: yesterday; three services to come with memberP, ana and bia in them. */
export const [PAST, FIRST, SECOND, THIRD] = [1, -7, -14, -21].map((days) => ago({ days })) as [
  Timestamp,
  Timestamp,
  Timestamp,
  Timestamp,
]

function day(date: Timestamp, people: Partial<Record<(typeof POSTS)[number], string[]>>): Day {
  const posts = POSTS.map((posto) => [posto, (people[posto] ?? []).map(person)])
  return { date, ...Object.fromEntries(posts) }
}

/** Places of the report: `past` has as many days before these, and after. */
const SERVICES = [
  day(PAST, { atriu: ['memberP'], corredor: ['ana'] }),
  day(FIRST, { atriu: ['outra', 'memberP', 'mais'], corredor: ['bia'] }),
  day(SECOND, { atriu: ['ana'], banheiro: ['outra'] }),
  day(THIRD, { estacionamento: ['memberP', 'ana'] }),
]

/** So many days of seven people with long names, around a year before or after. */
function filler(days: number, from: number): Day[] {
  const name = 'N'.repeat(104)
  return Array.from({ length: days }, (_, index) => ({
    date: ago({ days: from - index * 0.01 }),
    som: Array.from({ length: 7 }, () => ({ id: 'outra', name })),
  }))
}

/** A substitution in a report of some 7 kB or some 870 kB; `index` is where the past day stands in it. */
export function substitutionIn(fillers: number) {
  const days: Day[] = [...filler(fillers, 400), ...SERVICES, ...filler(fillers, -400)]
  const team = { cidade: 'osasco', igreja: 'centro' }
  const report = {
    ...{ nomeRelatorio: 'Escala', ...team, cargo: 'porteiro', genero: 'feminino', ativo: true, atual: true },
    ...{ createdAt: ago({ days: 3 }), createdBy: 'chefe', report: days, versao: 4 },
    ...{ inicio: days[0]?.date, fim: days.at(-1)?.date, pessoas: ['memberP', 'ana', 'outra', 'mais', 'bia'] },
    alteracao: {
      log: 'x',
      userId: 'chefe',
      nameUser: 'Pessoa chefe',
      action: 'Relatorio-Atv',
      timestamp: ago({}),
    },
  }
  const other = {
    ...report,
    report: SERVICES,
    inicio: PAST,
    fim: THIRD,
    pessoas: ['memberP', 'ana', 'outra', 'mais', 'bia'],
  }
  const hour = ago({ hours: 1 })
  const docs: Docs = {
    'Reports/escala': report,
    'Reports/outra': other,
    ...account('bia', { cargo: 'porteiro' }),
    'Sessao/uid-bia': { user: 'bia', desde: hour, lastLogin: hour },
    ...account('cris', { cargo: 'porteiro' }),
    'Sessao/uid-cris': { user: 'cris', desde: hour, lastLogin: hour },
    ...account('dan', { cargo: 'porteiro', genero: 'masculino' }),
    'Sessao/uid-dan': { user: 'dan', desde: hour, lastLogin: hour },
  }
  return { docs, days, first: fillers + 1, second: fillers + 2, third: fillers + 3, past: fillers }
}
export type Substitution = ReturnType<typeof substitutionIn>

export const SMALL = substitutionIn(2)
export const LARGE = substitutionIn(460)

type Fields = Record<string, unknown>
export const trocaId = (data = FIRST, posto = 'atriu', de = 'memberP', report = 'escala') =>
  `${report}_${data.toMillis()}_${posto}_${de}`

/** memberP asks cris to take the first service's door. */
function request(at: Substitution, fields: Fields = {}): Fields {
  return {
    ...{ report: 'escala', igreja: 'centro', cargo: 'porteiro', genero: 'feminino' },
    ...{ data: FIRST, posto: 'atriu', dia: at.first, lugar: 1 },
    ...{ de: 'memberP', nomeDe: 'Pessoa memberP', para: 'cris', estado: 'pedida', em: now() },
    ...fields,
  }
}

export const ask = (at: Substitution, fields: Fields = {}, id = trocaId()): Batch => ({
  [`Trocas/${id}`]: { set: request(at, fields) },
})

/** As it stands in the database. */
export const asked = (at: Substitution, fields: Fields = {}, id = trocaId()): Docs => ({
  [`Trocas/${id}`]: { ...request(at), em: ago({ hours: 2 }), ...fields },
})

/** What ana gives in return: the second service. */
export const inReturn = (at: Substitution, report = 'escala') => ({
  ...{ report, data: SECOND, posto: 'atriu', lugar: 0 },
  dia: report === 'escala' ? at.second : 2,
})

/** The days with somebody else in one place. */
export function put(days: readonly Day[], dia: number, posto: string, lugar: number, who: unknown): Day[] {
  return days.map((one, index) => {
    if (index !== dia) return one
    const people = one[posto]
    return {
      ...one,
      [posto]: (Array.isArray(people) ? people : []).map((old, at) => (at === lugar ? who : old)),
    }
  })
}

export type Swap = {
  /** who acts */
  by: string
  days: readonly Day[]
  pessoas?: string[]
  troca?: string
  estado?: string
  para?: string
  places?: Fields
  alteracao?: Fields
  version?: Fields
  report?: string
  log?: string
}

/** The acceptance: the request, the report, its version before, and the log's entry. */
function swap(at: Substitution, { by, days, report = 'escala', log = logId(by), ...more }: Swap): Batch {
  const troca = more.troca ?? trocaId()
  const before = at.docs[`Reports/${report}`] ?? {}
  const old = Array.isArray(before['pessoas']) ? before['pessoas'] : []
  const alteracao = {
    ...{ log, userId: by, nameUser: `Pessoa ${by}`, action: 'Relatorio-Troca', timestamp: now(), troca },
    ...(more.places ?? { dia: at.first, lugar: 1 }),
    ...more.alteracao,
  }
  const para = more.para ?? by
  return {
    [`Trocas/${troca}`]: { update: { estado: more.estado ?? 'aceita', para, respondidaEm: now() } },
    [`Reports/${report}`]: {
      update: {
        report: days,
        pessoas: more.pessoas ?? [...old, ...(old.includes(para) ? [] : [para])],
        versao: 5,
        alteracao,
      },
    },
    [`Reports/${report}/Versoes/4`]: {
      set: { report: before['report'], alteracao: before['alteracao'], por: alteracao, ...more.version },
    },
    [`Log/${log}`]: {
      set: {
        ...{ userId: by, userName: emailOf(by), nameUser: `Pessoa ${by}`, action: 'Relatorio-Troca' },
        ...{ timestamp: now(), reportId: report },
      },
    },
  }
}

/** cris takes memberP's place, as everything should be. */
export const accept = (at: Substitution, more: Partial<Swap> = {}): Batch =>
  swap(at, { by: 'cris', days: put(at.days, at.first, 'atriu', 1, person('cris')), ...more })

/** The days in which memberP and ana have exchanged the first service's door for the second's. */
export const exchangedDays = (at: Substitution): Substitution['days'] =>
  put(put(at.days, at.first, 'atriu', 1, person('ana')), at.second, 'atriu', 0, person('memberP'))

/** That exchange, in one report. */
export const exchange = (at: Substitution, more: Partial<Swap> = {}): Batch =>
  swap(at, {
    by: 'ana',
    days: exchangedDays(at),
    places: { dia: at.first, lugar: 1, dia2: at.second, lugar2: 0 },
    ...more,
  })

/** The same across two reports: the turn in return stands in `other`. */
export function exchangeAcross(at: Substitution, other = 'outra', log = 'ana_1800000000001'): Batch {
  const there = { ...at, days: at.docs[`Reports/${other}`]?.['report'] }
  const days = Array.isArray(there.days) ? there.days : []
  const back = swap(at, {
    by: 'ana',
    report: other,
    log,
    days: put(days, 2, 'atriu', 0, person('memberP')),
    pessoas: ['memberP', 'ana', 'outra', 'mais', 'bia'],
    places: { dia: 2, lugar: 0 },
  })
  return { ...back, ...swap(at, { by: 'ana', days: put(at.days, at.first, 'atriu', 1, person('ana')) }) }
}
