import type { Pessoa, Posto, ReportDay } from '#src/domain/entities.ts'
import { dayKeys } from './day-keys.ts'
import { holeReasons, holeText } from './hole-text.ts'
import { blockedBy } from './pode-servir.ts'
import { type Rest, restOf } from './rest.ts'
import type { RosterPerson } from './roster-person.ts'
import { type Service, type ServingContext, type ServingIndex, serviceOf } from './serving-context.ts'
import { servedInWeek } from './serving-rules.ts'
import { nameList, times, weeksAgo } from './serving-words.ts'
import { turnBook, turnsOf } from './turn-book.ts'
import { weekBegin, weekOf } from './weeks.ts'

export type ExplainInput = {
  /** the days of the report as they are now */
  days: readonly ReportDay[]
  /** the slot: its day by key (see day-keys.ts) */
  place: { key: string; posto: Posto; slot: number }
  /** the candidates of the report with their absences, in any order */
  people: readonly RosterPerson[]
  /** history and other reports, without this one */
  index: ServingIndex
}

/**
 * Why somebody is in a slot of an existing report, told from the history before that week: 'há 5 semanas · 6 vezes em 12 meses ·
 * sorteada entre 4'; of somebody whom a hand placed, who would have come before. Why a blank slot is blank:
 * 'Faltou 1 em Átrio no domingo, 03/01: ...'. undefined: there is no such slot, or its day has no date.
 */
export function explainSlot({ days, place, people, index }: ExplainInput): string | undefined {
  const { posto, slot } = place
  const day = days[dayKeys(days).indexOf(place.key)]
  const person = day?.[posto]?.[slot]
  const service = day && serviceOf(day, { posto, slot })
  if (!day || !person || !service) return undefined
  if (person.id === '')
    return explainBlank(day, service, posto, people, {
      uso: 'gerar',
      index,
      own: turnBook(days),
    })

  const week = weekOf(service.date)
  const isBefore = ({ date }: ReportDay) => date !== undefined && weekOf(date) < week
  const before: ServingContext = { uso: 'gerar', index, own: turnBook(days.filter(isBefore)) }
  const weekIds = new Set(
    days
      .filter(({ date }) => date !== undefined && weekOf(date) === week)
      .flatMap((other) => serviceOf(other)?.people.map(({ id }) => id) ?? []),
  )
  const need = needOf(person.id, week, before)
  return [...restParts(need.rest), orderPart(person, need, service, people, weekIds, before)].join(' · ')
}

function explainBlank(
  day: ReportDay,
  service: Service,
  posto: Posto,
  people: readonly RosterPerson[],
  context: ServingContext,
): string {
  const missing = day[posto]?.filter(({ id }) => id === '').length ?? 0
  return holeText(missing, service.date, posto, holeReasons(people, service, posto, context), context)
}

function restParts({ turns, weeks }: Rest): string[] {
  return weeks === undefined ? ['nenhuma vez em 12 meses'] : [weeksAgo(weeks), `${times(turns)} em 12 meses`]
}

/** What calls somebody in a week, as far as it can still be told: see week-order.ts. */
type Need = { rest: Rest; keys: readonly number[] }

function needOf(id: string, week: number, context: ServingContext): Need {
  const rest = restOf(id, weekBegin(week), context)
  const own = new Set(turnsOf(context.own, id).map(({ date }) => weekOf(date)))
  const weeks = rest.weeks ?? Number.MAX_SAFE_INTEGER
  return { rest, keys: [own.size, weeks === 1 ? 1 : 0, rest.turns, -weeks] }
}

function compare(a: Need, b: Need): number {
  const at = a.keys.findIndex((key, index) => key !== b.keys[index])
  return at < 0 ? 0 : (a.keys[at] ?? 0) - (b.keys[at] ?? 0)
}

/** The person's place among those who could have served instead, and those who were called in the same week. */
function orderPart(
  { id, genero }: Pessoa,
  need: Need,
  service: Service,
  people: readonly RosterPerson[],
  weekIds: ReadonlySet<string>,
  context: ServingContext,
): string {
  const week = weekOf(service.date)
  if (servedInWeek(id, week, context)) return 'já servia nesta semana em outro relatório'
  const candidate = people.find((other) => other.id === id)
  if (!candidate) return 'não está entre os candidatos desta escala'
  const free = people.filter(
    (other) => !weekIds.has(other.id) && !blockedBy(other, service, undefined, context),
  )
  if (free.length === 0) return 'ninguém mais podia'
  const ranked = free.map((other) => ({ other, order: compare(needOf(other.id, week, context), need) }))
  const sooner = ranked.filter(({ order }) => order < 0)
  if (sooner.length > 0)
    return `${sooner.length === 1 ? 'viria' : 'viriam'} antes ${nameList(sooner.map(({ other }) => other.name))}`
  const sister = (genero ?? candidate.genero) === 'feminino'
  if (ranked.every(({ order }) => order > 0)) {
    return `a vez era ${sister ? 'dela' : 'dele'}, entre ${free.length + 1} que podiam`
  }
  const called = people.filter(
    (other) => weekIds.has(other.id) && compare(needOf(other.id, week, context), need) === 0,
  )
  const equals = called.length + ranked.filter(({ order }) => order === 0).length
  return `${sister ? 'sorteada' : 'sorteado'} entre ${equals}`
}
