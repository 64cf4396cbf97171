/** Who is in a report's days, and where. A blank placeholder (empty id) is nobody. */
import type { Posto, ReportDay } from '#src/domain/entities.ts'
import { POSTOS, POSTOS_BY_TIPO } from '#src/domain/entities.ts'

/** The ids in one day's posts, repeats included. */
function idsOf(day: ReportDay): string[] {
  return POSTOS.flatMap((posto) => day[posto] ?? [])
    .map((person) => person.id)
    .filter((id) => id !== '')
}

/** In how many days each person serves, by id. */
export function countTurns(days: readonly ReportDay[]): Map<string, number> {
  const turns = new Map<string, number>()
  for (const day of days) {
    for (const id of new Set(idsOf(day))) turns.set(id, (turns.get(id) ?? 0) + 1)
  }
  return turns
}

/** The ids that are in a service more than once. */
export function personTwiceInService(day: ReportDay): Set<string> {
  const ids = idsOf(day)
  return new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
}

/** The post columns to show: sound alone if any day has somebody or only a list there, else the other four. */
export function postosUsed(days: readonly ReportDay[]): readonly Posto[] {
  const soundEntries = days.some((day) => (day.som ?? []).length > 0)
  const soundLists = days.some((day) => day.som !== undefined)
  const otherLists = days.some((day) => POSTOS_BY_TIPO.UserP.some((posto) => day[posto] !== undefined))
  return soundEntries || (soundLists && !otherLists) ? POSTOS_BY_TIPO.UserS : POSTOS_BY_TIPO.UserP
}
