import type { Posto } from '#src/domain/entities.ts'
import type { ServingContext } from './serving-context.ts'
import { inPost, times, weeksAgo } from './serving-words.ts'
import { turnsOf } from './turn-book.ts'
import { HISTORY_WEEKS, weekOf } from './weeks.ts'

/** How much, and how lately, somebody served in the group before a service. */
export type Rest = {
  /** weeks served in the 12 months before, this report included */
  turns: number
  /** weeks since the last one; undefined: never in that time */
  weeks: number | undefined
  /** the post of the last turn */
  posto: Posto | undefined
}

/** A turn is a week in which somebody serves in reports of the house, position and gender. */
export function restOf(id: string, date: number, { index, own }: ServingContext): Rest {
  const week = weekOf(date)
  const served = new Set<number>()
  let last = Number.NEGATIVE_INFINITY
  let posto: Posto | undefined
  const count = (turn: { date: number; posto: Posto }) => {
    const turnWeek = weekOf(turn.date)
    if (turn.date >= date || turnWeek < week - HISTORY_WEEKS) return
    served.add(turnWeek)
    if (turn.date > last) {
      last = turn.date
      posto = turn.posto
    }
  }
  for (const turn of turnsOf(index.fora, id)) if (turn.place?.mesmoGrupo) count(turn)
  for (const turn of turnsOf(own, id)) count(turn)
  return { turns: served.size, weeks: posto === undefined ? undefined : week - weekOf(last), posto }
}

/** 'há 5 semanas · 8 vezes em 12 meses · último: Átrio' */
export function restText({ turns, weeks, posto }: Rest, { index }: ServingContext): string {
  if (weeks === undefined || posto === undefined) return 'nenhuma vez em 12 meses'
  return `${weeksAgo(weeks)} · ${times(turns)} em 12 meses · último: ${index.names.posto(posto)}`
}

/** 'esteve no Átrio da última vez' */
export function lastPostText(posto: Posto, { index }: ServingContext): string {
  return `esteve ${inPost(posto, index.names.posto(posto))} da última vez`
}
