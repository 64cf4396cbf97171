import type { Report, ReportDay } from '#src/domain/entities.ts'
import { pessoasOf } from '#src/domain/pessoas-of.ts'
import { personTwiceInService } from '#src/roster/report-people.ts'

/** Of one service: the other reports that each person is in at that very time, by id. */
export type ServiceClashes = ReadonlyMap<string, readonly string[]>

/** The people of other reports by date (stored ms): where somebody already serves. */
export function clashIndex(others: readonly Report[], ownId: string): Map<number, ServiceClashes> {
  const byDate = new Map<number, Map<string, string[]>>()
  for (const { id, nomeRelatorio, report } of others) {
    if (id === ownId) continue
    for (const day of report) {
      if (day.date === undefined) continue
      const people = byDate.get(day.date) ?? new Map<string, string[]>()
      byDate.set(day.date, people)
      for (const person of pessoasOf([day])) {
        people.set(person, [...(people.get(person) ?? []), nomeRelatorio || 'outro relatório'])
      }
    }
  }
  return byDate
}

/** Why it is a problem that a person already in this service is in it; undefined when it is none. */
export function conflictOf(id: string, day: ReportDay, clashes: ServiceClashes | undefined) {
  if (id === '') return undefined
  const reasons = twiceIn(day).has(id) ? ['está duas vezes neste culto'] : []
  return sentence([...reasons, ...elsewhere(id, clashes)])
}

/** Whether {@link conflictOf} has something to say of a person already in this service, without making its words. */
export function peopleInConflict(day: ReportDay, clashes: ServiceClashes | undefined) {
  const twice = twiceIn(day)
  return (id: string): boolean => twice.has(id) || clashes?.has(id) === true
}

/** Why it would be a problem to put a person into a slot of this service, now held by `holder`. */
export function conflictIfChosen(
  id: string,
  holder: string,
  day: ReportDay,
  clashes: ServiceClashes | undefined,
) {
  const already = id !== holder && pessoasOf([day]).includes(id)
  return sentence([...(already ? ['já está neste culto'] : []), ...elsewhere(id, clashes)])
}

function elsewhere(id: string, clashes: ServiceClashes | undefined): string[] {
  return (clashes?.get(id) ?? []).map((name) => `serve neste horário em “${name}”`)
}

function sentence(reasons: string[]): string | undefined {
  return reasons.length > 0 ? reasons.join('; ') : undefined
}

// Each day object is judged once: an edit makes a new one of its own day alone.
const twiceByDay = new WeakMap<ReportDay, ReadonlySet<string>>()

function twiceIn(day: ReportDay): ReadonlySet<string> {
  const known = twiceByDay.get(day) ?? personTwiceInService(day)
  twiceByDay.set(day, known)
  return known
}
