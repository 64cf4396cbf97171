import { toStored } from '#src/lib/service-time.ts'
import type { Entrant } from './entrants.ts'
import { HISTORY_WEEKS, weekOf } from './weeks.ts'

/** Away so many weeks: what the others served meanwhile is not to be made up for. */
export const LONG_AWAY_WEEKS = 8

/**
 * The turns with which newcomers, and people who were long away, are credited: as many as the others' median served in that time.
 * Somebody who began says when; who does not say it began with the first turn that is known, and then one turn less is credited,
 * for one waits for one's first turn.
 */
export function newcomerCredit(
  entrants: readonly Entrant[],
  firstWeek: number,
): (entrant: Entrant) => number {
  if (entrants.every(({ served }) => served === 0)) return () => 0
  const start = firstWeek - HISTORY_WEEKS
  const medians = new Map<string, number>()
  const median = (from: number, until: number): number => {
    const key = `${from}-${until}`
    const known = medians.get(key)
    if (known !== undefined) return known
    const counts = entrants
      .filter(({ served }) => served > 0)
      .map(({ weeks }) => [...weeks].filter((week) => week >= from && week < until).length)
      .sort((a, b) => a - b)
    const found = counts[Math.floor((counts.length - 1) / 2)] ?? 0
    medians.set(key, found)
    return found
  }

  return ({ person, weeks }) => {
    let credit = 0
    let began = start
    if (person.desde) {
      began = Math.min(firstWeek, Math.max(start, weekOf(toStored(person.desde, '00:00'))))
      credit = median(start, began)
    } else {
      began = Math.min(firstWeek, ...weeks)
      credit = Math.max(0, median(start, began) - 1)
    }
    for (const { de, ate } of person.ausencias ?? []) {
      const from = Math.max(began, weekOf(toStored(de, '00:00')))
      const until = Math.min(firstWeek, weekOf(toStored(ate, '00:00')) + 1)
      if (until - from >= LONG_AWAY_WEEKS) credit += median(from, until)
    }
    return credit
  }
}
