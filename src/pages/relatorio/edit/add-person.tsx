import type { Posto } from '#src/domain/entities.ts'
import { useSlotActions } from './editor-context.ts'
import { useTakenFocus } from './slot-cell.tsx'
import type { SlotPlace } from './slots.ts'

export type AddPersonProps = {
  dayKey: string
  posto: Posto
  /** 'Átrio, domingo, 22 de novembro de 2026, 18:30' */
  label: string
  /** the cell of the grid it fills; undefined beside a person, where it is not a cell's own */
  cell?: { place: SlotPlace; active: boolean; focus: number } | undefined
  small?: boolean
  /** a tab stop of its own: outside a grid */
  tabbable?: boolean
}

/** '+ Adicionar Pessoa' of a post; beside a person the plus alone, until the service is looked at. */
export function AddPerson({ dayKey, posto, label, cell, small = false, tabbable = false }: AddPersonProps) {
  const actions = useSlotActions()
  const button = useTakenFocus(cell?.active ?? false, cell?.focus ?? 0, false)
  return (
    <button
      ref={button}
      type="button"
      className={small ? 'slot__add slot__add--small no-print' : 'slot__add no-print'}
      tabIndex={tabbable || cell?.active ? 0 : -1}
      aria-label={`Adicionar Pessoa: ${label}`}
      title={small ? '+ Adicionar Pessoa' : undefined}
      onFocus={() => cell && actions.arrived(cell.place)}
      onClick={() => actions.addPerson(dayKey, posto)}
    >
      <span className="slot__add-words">{small ? '+' : '+ Adicionar Pessoa'}</span>
    </button>
  )
}
