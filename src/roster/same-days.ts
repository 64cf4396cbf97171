import { type Pessoa, POSTOS, type ReportDay } from '#src/domain/entities.ts'

/** Whether two slots hold the same: undefined is a slot that is not there. */
export function samePerson(a: Pessoa | undefined, b: Pessoa | undefined): boolean {
  return a?.id === b?.id && a?.name === b?.name
}

/** Whether two days have the same date and the same people in the same places. */
export function sameDay(a: ReportDay, b: ReportDay): boolean {
  return a === b || (a.date === b.date && POSTOS.every((posto) => samePeople(a[posto], b[posto])))
}

function samePeople(a: ReportDay['som'], b: ReportDay['som']): boolean {
  if (a === undefined || b === undefined) return a === b
  return a.length === b.length && a.every((person, slot) => samePerson(person, b[slot]))
}

/** `next`, with every day that did not change as the very object of `known`: only the others are drawn again. */
export function shareDays(next: readonly ReportDay[], known: readonly ReportDay[]): readonly ReportDay[] {
  const left = new Set(known)
  const shared = next.map((day) => {
    for (const old of left) {
      // once only: two services that are alike are still two
      if (sameDay(old, day)) return left.delete(old) ? old : day
    }
    return day
  })
  return shared.length === known.length && shared.every((day, index) => day === known[index]) ? known : shared
}
