/** The places for people in a report, in reading order: service by service, post by post, person by person. */
import type { Pessoa, Posto, ReportDay } from '#src/domain/entities.ts'
import { byKey, dayKeys } from '#src/roster/day-keys.ts'

/** A place for a person: the day by its key, the post, and the position in it. */
export type SlotPlace = { key: string; posto: Posto; slot: number }

export type Slot = { place: SlotPlace; day: ReportDay; person: Pessoa }

/** As the page names a place. */
export function addressOf({ key, posto, slot }: SlotPlace): string {
  return `${key}/${posto}/${slot}`
}

export function samePlace(a: SlotPlace | undefined, b: SlotPlace | undefined): boolean {
  return a?.key === b?.key && a?.posto === b?.posto && a?.slot === b?.slot
}

export function slotsOf(days: readonly ReportDay[], postos: readonly Posto[]): Slot[] {
  const keys = dayKeys(days)
  return days.flatMap((day, index) =>
    postos.flatMap((posto) =>
      (day[posto] ?? []).map((person, slot) => ({
        place: { key: keys[index] ?? '', posto, slot },
        day,
        person,
      })),
    ),
  )
}

/** The slot at a place; undefined where there is none. */
export function slotAt(days: readonly ReportDay[], place: SlotPlace): Slot | undefined {
  const day = byKey(days).get(place.key)
  const person = day?.[place.posto]?.[place.slot]
  return day && person && { place, day, person }
}

/** The slot `steps` after this one, or before it; undefined beyond the ends, and when this one is gone. */
export function slotBeside(
  slots: readonly Slot[],
  place: SlotPlace | undefined,
  steps: 1 | -1,
): Slot | undefined {
  const index = slots.findIndex((slot) => samePlace(slot.place, place))
  return index < 0 ? undefined : slots[index + steps]
}

/** The first slot after `last` that is wanted, beginning again at the end; undefined when there is none. */
export function nextSlot(
  slots: readonly Slot[],
  last: SlotPlace | undefined,
  wanted: (slot: Slot) => boolean,
): Slot | undefined {
  const from = slots.findIndex(({ place }) => samePlace(place, last)) + 1
  return [...slots.slice(from), ...slots.slice(0, from)].find(wanted)
}
