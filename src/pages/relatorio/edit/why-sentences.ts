import type { ReportDay } from '#src/domain/entities.ts'
import { candidates } from '#src/roster/candidates.ts'
import { explainSlot } from '#src/roster/explain-slot.ts'
import type { RowProblems } from './report-summary.ts'
import { addressOf, type SlotPlace } from './slots.ts'
import type { Serving } from './use-serving.ts'

/** What can be said of a slot: what speaks against the person, then the history; empty where the day has no date. */
export function whySentences(
  place: SlotPlace,
  days: readonly ReportDay[],
  { choices, index }: Serving,
  problems: RowProblems,
): string[] {
  const people = candidates(choices, index.grupo)
  const problem = problems.get(place.key)?.get(addressOf(place))
  const told = explainSlot({ days, place, people, index })
  return [...(problem ? [`Atenção: ${problem}`] : []), ...(told?.split(' · ') ?? [])]
}
