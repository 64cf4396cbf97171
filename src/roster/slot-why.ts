/** Why a person stands in a slot, or nobody does: what history says, reckoned anew from what is known today. */
import type { Posto, ReportDay } from '#src/domain/entities.ts'
import { candidates } from './candidates.ts'
import { byKey } from './day-keys.ts'
import { holeReasons } from './hole-text.ts'
import { blockedBy, podeServir } from './pode-servir.ts'
import { restOf } from './rest.ts'
import type { RosterPerson } from './roster-person.ts'
import {
  type Service,
  type ServingContext,
  type ServingIndex,
  serviceOf,
  servingContext,
} from './serving-context.ts'
import { nameList, times } from './serving-words.ts'
import { turnsOf } from './turn-book.ts'
import { weekOf } from './weeks.ts'

export type SlotWhyInput = {
  days: readonly ReportDay[]
  place: { key: string; posto: Posto; slot: number }
  /** whom one may choose from */
  people: readonly RosterPerson[]
  index: ServingIndex
}

/** Sentences, the weightiest first; empty where there is no such slot or its day has no date. */
export function slotWhy({ days, place, people, index }: SlotWhyInput): string[] {
  const { key, posto, slot } = place
  const day = byKey(days).get(key)
  const person = day?.[posto]?.[slot]
  const service = day && serviceOf(day, place)
  if (!person || !service) return []
  const team = candidates(people, index.grupo)
  const context = servingContext('gerar', index, days)
  if (person.id === '') return whyBlank(team, service, posto, context)

  const known = people.find(({ id }) => id === person.id)
  const { resumo, motivos } = podeServir(
    known ?? { ...index.grupo, id: person.id, name: person.name },
    service,
    posto,
    { ...context, uso: 'publicar' },
  )
  return [
    ...motivos.filter(({ nivel }) => nivel !== 'ok').map(({ frase }) => `Atenção: ${frase}.`),
    `Antes deste culto: ${resumo}.`,
    ownWeeks(person.id, service.date, context),
    comparison(person.id, team, service, posto, context),
  ]
}

/** Who could serve comes first: it is what one looks for. */
function whyBlank(
  team: readonly RosterPerson[],
  service: Service,
  posto: Posto,
  context: ServingContext,
): string[] {
  if (team.length === 0) return ['Ninguém desta casa tem este cargo e gênero.']
  const reasons = holeReasons(team, service, posto, context)
  const free = reasons.filter(({ codigo }) => codigo === 'livre')
  return [...free, ...reasons.filter((reason) => !free.includes(reason))].map(({ frase }) => `${frase}.`)
}

function ownWeeks(id: string, date: number, { own }: ServingContext): string {
  const weeks = [...new Set(turnsOf(own, id).map((turn) => weekOf(turn.date)))].sort((a, b) => a - b)
  if (weeks.length < 2) return 'É a única semana em que serve nesta escala.'
  return `É a ${weeks.indexOf(weekOf(date)) + 1}ª das ${weeks.length} semanas em que serve nesta escala.`
}

/** Against those who could have served instead. */
function comparison(
  id: string,
  team: readonly RosterPerson[],
  service: Service,
  posto: Posto,
  context: ServingContext,
): string {
  const mine = restOf(id, service.date, context)
  const free = team
    .filter((other) => other.id !== id && !blockedBy(other, service, posto, context))
    .map((other) => ({ name: other.name, rest: restOf(other.id, service.date, context) }))
  if (free.length === 0) return 'Ninguém mais da equipe podia servir neste culto.'
  const fewer = free.filter(({ rest }) => rest.turns < mine.turns).sort((a, b) => a.rest.turns - b.rest.turns)
  if (fewer.length > 0) {
    const names = fewer.map(
      ({ name, rest }) => `${name} (${rest.turns === 0 ? 'nenhuma' : times(rest.turns)})`,
    )
    return `${fewer.length === 1 ? 'Podia servir e tinha servido menos' : 'Podiam servir e tinham servido menos'}: ${nameList(names)}.`
  }
  const equal = free.filter(({ rest }) => rest.turns === mine.turns && rest.weeks === mine.weeks)
  if (equal.length > 0) {
    return `Sorteio entre ${equal.length + 1} iguais, com ${nameList(equal.map(({ name }) => name))}: ninguém livre tinha servido menos.`
  }
  return free.length === 1
    ? 'A outra pessoa livre não tinha servido menos.'
    : `Nenhuma das outras ${free.length} pessoas livres tinha servido menos.`
}
