import { useCallback } from 'react'
import { type PersonOption, PersonSelect } from '#src/components/person-select.tsx'
import { pessoaOf } from '#src/roster/report-days.ts'
import { conflictIfChosen } from './clashes.ts'
import type { PersonSlotProps } from './person-slot.tsx'
import { useSlotChoices } from './slot-choices.ts'

/** The select of the slot being edited: Enter chooses and goes on to the next slot, Escape leaves things as they are. */
export function SlotSelect({ place, label, person, conflict, clashes, actions }: PersonSlotProps) {
  const { people, turns } = useSlotChoices()
  const { address, day } = place

  const describe = useCallback(
    ({ id }: PersonOption) => ({
      turns: turns.get(id) ?? 0,
      conflict: conflictIfChosen(id, person.id, day, clashes),
    }),
    [turns, person.id, day, clashes],
  )

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches Escape on its way up from the select
    <div
      className="slot__select"
      onKeyDown={(event) => {
        if (event.key === 'Escape') actions.closeSlot(address, true)
      }}
    >
      <PersonSelect
        label={label}
        people={people}
        value={person}
        describe={describe}
        invalid={conflict !== undefined}
        onChange={(user) => actions.choose(place, pessoaOf(user))}
        onBlur={() => actions.closeSlot(address, false)}
        autoFocus
        defaultMenuIsOpen
      />
    </div>
  )
}
