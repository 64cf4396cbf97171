import { useMemo } from 'react'
import type { ListSide } from '#src/components/list-side.ts'
import { type PersonNote, type PersonOption, PersonSelect } from '#src/components/person-select.tsx'
import type { PodeServir } from '#src/roster/pode-servir.ts'
import { useChoices, useSlotActions } from './editor-context.ts'
import type { SlotCellProps } from './slot-cell.tsx'

type SlotSelectProps = SlotCellProps & { listSide: ListSide | undefined }

/** The select of the slot being edited: Enter chooses and goes on to the next slot, Escape leaves things as they are. */
export function SlotSelect({ place, label, person, problem, editing, listSide }: SlotSelectProps) {
  const { choices, index, known, candidates, turns } = useChoices()
  const actions = useSlotActions()
  // a list that has its place is seen before it takes the focus, which lays out the page twice; a phone, which has no grid, shows its keys
  // only for a focus at once
  const tapped = listSide !== undefined && editing?.tapped === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order must not change under the eyes of who is choosing, unless more is known
  const ordered = useMemo(() => (known ? candidates(place) : []), [choices, index, known])
  const answers = useMemo(() => new Map(ordered.map((one) => [one.person.id, one.answer])), [ordered])
  const people = useMemo(() => ordered.map((one) => one.person), [ordered])

  // asked for several times for each person in the open list
  const describe = useMemo(() => {
    const notes = new Map<string, PersonNote>()
    return ({ id }: PersonOption) => {
      const note = notes.get(id) ?? noteOf(answers.get(id), turns(id))
      notes.set(id, note)
      return note
    }
  }, [answers, turns])

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
        listSide={listSide}
        onChange={(chosen) => actions.choose(place, chosen, answers.get(chosen.id))}
        onBlur={() => actions.close(place, false)}
        autoFocus={!tapped}
        focusAfterPaint={tapped}
        defaultMenuIsOpen
      />
    </div>
  )
}

function noteOf(answer: PodeServir | undefined, turns: number): PersonNote {
  const against = answer?.motivos.filter(({ nivel }) => nivel !== 'ok') ?? []
  return {
    turns,
    rest: answer?.resumo,
    conflict: against.map(({ frase }) => frase).join('; ') || undefined,
    blocked: against.some(({ nivel, sobrepoe }) => nivel === 'bloqueia' && !sobrepoe),
  }
}
