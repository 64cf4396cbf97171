import type { ReportDay } from '#src/domain/entities.ts'
import { byKey } from '#src/roster/day-keys.ts'
import type { SlotPlace } from './slots.ts'

/** Why somebody was chosen for a slot against the rules of the roster: 'João, Átrio: combinado com o Som'. */
export type Override = { place: SlotPlace; id: string; text: string }

/** The rules of the database take no longer text. */
const MAX = 600

/** The reasons of those who are still where they were put; undefined when there is none. */
export function reasonOf(overrides: readonly Override[], days: readonly ReportDay[]): string | undefined {
  const known = byKey(days)
  const standing = overrides.filter(
    ({ place: { key, posto, slot }, id }) => known.get(key)?.[posto]?.[slot]?.id === id,
  )
  const texts = new Set(standing.map(({ text }) => text))
  return texts.size > 0 ? [...texts].join('; ').slice(0, MAX) : undefined
}
