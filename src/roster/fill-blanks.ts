import { POSTOS, type Posto, type ReportDay } from '#src/domain/entities.ts'
import { assignPosts, NOT_SERVED } from './assign-posts.ts'
import { holeReasons, holeText } from './hole-text.ts'
import { blockedBy } from './pode-servir.ts'
import { postMatching } from './post-matching.ts'
import { seededRandom, shuffled } from './random.ts'
import { restOf } from './rest.ts'
import type { RosterPerson } from './roster-person.ts'
import { type Service, type ServingContext, type ServingIndex, serviceOf } from './serving-context.ts'
import { servedInWeek } from './serving-rules.ts'
import { addTurn, type TurnBook, turnBook, turnsOf } from './turn-book.ts'
import { SERVICE_MS, weekOf } from './weeks.ts'

export type FillInput = {
  days: readonly ReportDay[]
  /** stored ms: earlier services stay as they are */
  from: number
  /** the candidates, in any order */
  people: readonly RosterPerson[]
  index: ServingIndex
  /** whole number from 0 to Number.MAX_SAFE_INTEGER */
  seed: number
}

/** Somebody for a blank slot. */
export type Filled = { date: number; posto: Posto; slot: number; person: RosterPerson }

export type FilledBlanks = {
  /** the days with the blanks filled, in the order in which they came */
  dias: ReportDay[]
  preenchidas: Filled[]
  /** a sentence for each post that stays blank in part */
  vagas: { date: number; posto: Posto; faltam: number; frase: string }[]
}

/**
 * Fills the blank slots of a report from a date on, and nothing else: whoever is in a slot stays. Called first are those who serve in
 * that week already, whoever placed them there; then as in generating. Pure: the same input and seed fill the same.
 */
export function fillBlanks({ days, from, people, index, seed }: FillInput): FilledBlanks {
  const random = seededRandom(seed)
  const sorted = [...people].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))
  const drawn = shuffled(sorted, random)
  const own: TurnBook = new Map([...turnBook(days)].map(([id, turns]) => [id, [...turns]]))
  const context: ServingContext = { uso: 'gerar', index, own }
  const preenchidas: Filled[] = []
  const vagas: FilledBlanks['vagas'] = []
  const dias = [...days]
  const order = days
    .map((day, place) => ({ day, place }))
    .sort((a, b) => (a.day.date ?? 0) - (b.day.date ?? 0))

  for (const { day, place } of order) {
    const service = serviceOf(day)
    if (!service || service.date < from) continue
    const blanks = POSTOS.map((posto) => blankSlots(day, posto))
    if (blanks.every((slots) => slots.length === 0)) continue
    const chosen = choose(drawn, service, blanks, context)
    const filled = chosen.flatMap((there, at) =>
      there.flatMap((person, turn): Filled[] => {
        const posto = POSTOS[at]
        const slot = blanks[at]?.[turn]
        return posto === undefined || slot === undefined ? [] : [{ date: service.date, posto, slot, person }]
      }),
    )
    for (const { posto, person } of filled) addTurn(own, person.id, { date: service.date, posto })
    preenchidas.push(...filled)
    const result = withPeople(day, filled)
    dias[place] = result
    vagas.push(...holesOf(result, sorted, context))
  }
  return { dias, preenchidas, vagas }
}

function blankSlots(day: ReportDay, posto: Posto): number[] {
  return (day[posto] ?? []).flatMap(({ id }, slot) => (id === '' ? [slot] : []))
}

/** The people of the blanks, by post: as many as fit, the most wanted first, then divided so that posts change. */
function choose(
  drawn: readonly RosterPerson[],
  service: Service,
  blanks: readonly (readonly number[])[],
  context: ServingContext,
): RosterPerson[][] {
  const capacity = blanks.map((slots) => slots.length)
  const serves = (person: RosterPerson, at: number) =>
    !person.naoPostos?.some((posto) => posto === POSTOS[at])
  const matching = postMatching(capacity, serves)
  const here = [...service.people]
  for (const person of byNeed(drawn, service.date, context)) {
    if (matching.room() === 0) break
    if (blockedBy(person, { ...service, people: here }, undefined, context)) continue
    if (matching.add(person)) here.push({ id: person.id, posto: 'atriu' })
  }
  const people = matching.people()
  const last = people.map(({ id }) => restOf(id, service.date, context).posto)
  const costs = people.flatMap((person, who) =>
    POSTOS.map((posto, at) => (serves(person, at) ? Number(last[who] === posto) : NOT_SERVED)),
  )
  return assignPosts(people.length, capacity, costs).map((there) => there.flatMap((who) => people[who] ?? []))
}

/** Who serves in that week already; then fewest turns in this report, rested, fewest in 12 months, longest rest; the draw. */
function byNeed(drawn: readonly RosterPerson[], date: number, context: ServingContext): RosterPerson[] {
  const week = weekOf(date)
  const isFree = ({ id }: RosterPerson) =>
    turnsOf(context.own, id).every((turn) => Math.abs(turn.date - date) >= SERVICE_MS)
  return drawn
    .filter(isFree)
    .map((person) => {
      const { turns, weeks } = restOf(person.id, date, context)
      const own = new Set(turnsOf(context.own, person.id).map((turn) => weekOf(turn.date)))
      const beside = [week - 1, week + 1].some((other) => servedInWeek(person.id, other, context))
      const keys = [
        servedInWeek(person.id, week, context) ? 0 : 1,
        own.size,
        beside ? 1 : 0,
        turns,
        -(weeks ?? Number.MAX_SAFE_INTEGER),
      ]
      return { person, keys }
    })
    .sort(
      (a, b) => a.keys.map((key, at) => key - (b.keys[at] ?? 0)).find((difference) => difference !== 0) ?? 0,
    )
    .map(({ person }) => person)
}

function withPeople(day: ReportDay, filled: readonly Filled[]): ReportDay {
  const result: ReportDay = { ...day }
  for (const { posto, slot, person } of filled) {
    const { id, name, genero } = person
    const pessoa = genero === undefined ? { id, name } : { id, name, genero }
    result[posto] = (result[posto] ?? []).map((old, index) => (index === slot ? pessoa : old))
  }
  return result
}

function holesOf(
  day: ReportDay,
  people: readonly RosterPerson[],
  context: ServingContext,
): FilledBlanks['vagas'] {
  const service = serviceOf(day)
  if (!service) return []
  return POSTOS.flatMap((posto) => {
    const faltam = blankSlots(day, posto).length
    if (faltam === 0) return []
    const reasons = holeReasons(people, service, posto, context)
    return [
      { date: service.date, posto, faltam, frase: holeText(faltam, service.date, posto, reasons, context) },
    ]
  })
}
