import type { KeyboardEvent } from 'react'
import { Icon } from '#src/components/icons.tsx'
import type { Pessoa } from '#src/domain/entities.ts'
import type { ServiceClashes } from './clashes.ts'
import type { DayActions, SlotPlace } from './day-actions.ts'
import { SlotSelect } from './slot-select.tsx'

export type PersonSlotProps = {
  place: SlotPlace
  /** 'Átrio, 1ª pessoa, domingo, 22 de novembro de 2026, 18:30' */
  label: string
  person: Pessoa
  /** why this person here is a problem */
  conflict: string | undefined
  clashes: ServiceClashes | undefined
  editing: boolean
  actions: DayActions
}

/** A person in a post: a plain button, which becomes the searchable select only while it is edited. */
export function PersonSlot(props: PersonSlotProps) {
  const { place, label, person, conflict, editing, actions } = props
  const blank = person.id === ''
  return (
    <li className="slot" data-slot={place.address} data-blank={blank}>
      {editing ? (
        <SlotSelect {...props} />
      ) : (
        <button
          type="button"
          className={slotClass(blank, conflict !== undefined)}
          aria-label={`${label}: ${blank ? 'em branco' : person.name || 'N/A'}${conflict ? `. Atenção: ${conflict}` : ''}`}
          onClick={() => actions.openSlot(place.address)}
          onKeyDown={(event) => onSlotKey(event, place, actions)}
        >
          {/* with the space: the visible text must be a part of the label */}
          {person.name || (blank ? 'Selecione um usuario' : 'N/A')}{' '}
          {conflict && <span className="slot__conflict">Atenção: {conflict}</span>}
        </button>
      )}
      <button
        type="button"
        className="slot__remove no-print"
        aria-label={`Remover ${label}`}
        onClick={() => actions.remove(place)}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  )
}

/** Delete clears the slot; the arrows go through the slots without their buttons in between. */
function onSlotKey(event: KeyboardEvent, place: SlotPlace, actions: DayActions): void {
  if (event.key === 'Delete' || event.key === 'Backspace') actions.clear(place)
  else if (event.key === 'ArrowDown') actions.moveFrom(place.address, 1)
  else if (event.key === 'ArrowUp') actions.moveFrom(place.address, -1)
  else return
  event.preventDefault()
}

function slotClass(blank: boolean, conflict: boolean): string {
  if (blank) return 'slot__person slot__person--blank'
  return conflict ? 'slot__person slot__person--conflict' : 'slot__person'
}
