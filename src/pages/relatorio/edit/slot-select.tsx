import { useMemo } from 'react'
import { type PersonOption, PersonSelect } from '#src/components/person-select.tsx'
import { useChoices, useSlotActions } from './editor-context.ts'
import type { SlotCellProps } from './slot-cell.tsx'

/** The select of the slot being edited: Enter chooses and goes on to the next slot, Escape leaves things as they are. */
export function SlotSelect({ place, label, person, problem, editing }: SlotCellProps) {
  const { choices, index, known, candidates, turns } = useChoices()
  const actions = useSlotActions()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order must not change under the eyes of who is choosing, unless more is known
  const ordered = useMemo(() => (known ? candidates(place) : []), [choices, index, known])
  const answers = useMemo(() => new Map(ordered.map((one) => [one.person.id, one.answer])), [ordered])
  const people = useMemo(() => ordered.map((one) => one.person), [ordered])

  function describe({ id }: PersonOption) {
    const answer = answers.get(id)
    const against = answer?.motivos.filter(({ nivel }) => nivel !== 'ok') ?? []
    return {
      turns: turns(id),
      rest: answer?.resumo,
      conflict: against.map(({ frase }) => frase).join('; ') || undefined,
      blocked: against.some(({ nivel, sobrepoe }) => nivel === 'bloqueia' && !sobrepoe),
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches Escape on its way up from the select
    <div
      className="slot__select"
      onKeyDown={(event) => {
        if (event.key === 'Escape') actions.close(place, true)
      }}
    >
      <PersonSelect
        label={label}
        people={people}
        isLoading={!known}
        value={person}
        describe={describe}
        free={ordered.filter(({ answer }) => answer.nivel === 'ok').length}
        initialSearch={editing?.typed ?? ''}
        invalid={problem !== undefined}
        onChange={(chosen) => actions.choose(place, chosen, answers.get(chosen.id))}
        onBlur={() => actions.close(place, false)}
        autoFocus
        defaultMenuIsOpen
      />
    </div>
  )
}
