import { shiftDays, shownDate, toStored } from '#src/lib/service-time.ts'
import type { Ausencia } from './entities.ts'

/** The rules take no more ranges of one person. */
export const MAX_AUSENCIAS = 20

/** Whether the day ('YYYY-MM-DD') lies in the range, both ends included. */
export function isWithin({ de, ate }: Ausencia, day: string): boolean {
  return de <= day && day <= ate
}

/** As the database keeps it. */
export function ausenciaText({ de, ate }: Ausencia): string {
  return `${de}/${ate}`
}

/**
 * The ranges with one more, soonest first. A range that lies in another is said by it already. When there would be too many,
 * those that ended first give way: `today` ('YYYY-MM-DD') keeps what is still to come; undefined when nothing is past.
 */
export function withAusencia(
  ausencias: readonly Ausencia[],
  added: Ausencia,
  today: string,
): Ausencia[] | undefined {
  const others = ausencias.filter((one) => !covers(added, one))
  const all = others.some((one) => covers(one, added)) ? [...ausencias] : [...others, added]
  const spare = all.length - MAX_AUSENCIAS
  const past = all.filter(({ ate }) => ate < today).sort((a, b) => (a.ate < b.ate ? -1 : 1))
  if (spare > past.length) return undefined
  const gone = new Set(past.slice(0, Math.max(0, spare)))
  return all.filter((one) => !gone.has(one)).sort((a, b) => (ausenciaText(a) < ausenciaText(b) ? -1 : 1))
}

/** The ranges without this one. */
export function withoutAusencia(ausencias: readonly Ausencia[], removed: Ausencia): Ausencia[] {
  return ausencias.filter(({ de, ate }) => de !== removed.de || ate !== removed.ate)
}

/** The ranges without this one day ('YYYY-MM-DD'): a range around it becomes two. undefined when that would be too many. */
export function withoutDay(ausencias: readonly Ausencia[], day: string): Ausencia[] | undefined {
  const rest = ausencias.flatMap((one) => {
    if (!isWithin(one, day)) return [one]
    const before = one.de < day ? [{ de: one.de, ate: daysAfter(day, -1) }] : []
    return one.ate > day ? [...before, { de: daysAfter(day, 1), ate: one.ate }] : before
  })
  return rest.length > MAX_AUSENCIAS ? undefined : rest
}

function daysAfter(day: string, count: number): string {
  return shownDate(shiftDays(toStored(day, '00:00'), count))
}

function covers(outer: Ausencia, inner: Ausencia): boolean {
  return outer.de <= inner.de && inner.ate <= outer.ate
}
