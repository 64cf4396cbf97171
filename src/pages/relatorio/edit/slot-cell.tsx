import { type MouseEvent, useEffect, useRef } from 'react'
import { Icon } from '#src/components/icons.tsx'
import type { Pessoa } from '#src/domain/entities.ts'
import type { Editing } from './cursor.ts'
import { useSlotActions } from './editor-context.ts'
import { OverCell } from './over-cell.tsx'
import { SlotSelect } from './slot-select.tsx'
import { addressOf, type SlotPlace } from './slots.ts'

export type SlotCellProps = {
  place: SlotPlace
  /** 'Átrio, 1ª pessoa, domingo, 22 de novembro de 2026, 18:30' */
  label: string
  person: Pessoa
  /** why this person here is a problem */
  problem: string | undefined
  editing: Editing | undefined
  /** it is the grid's tab stop */
  active: boolean
  /** each cell is a tab stop: outside a grid */
  tabbable?: boolean
  /** grows when the cell is to take the focus */
  focus: number
}

/**
 * A person in a post: a plain button, over which the searchable select stands while it is edited. The button keeps its place meanwhile:
 * without it, opening and closing would lay out the table anew, hundreds of services of it.
 */
export function SlotCell(props: SlotCellProps) {
  const { place, label, person, problem, editing, active, tabbable = false, focus } = props
  const actions = useSlotActions()
  const button = useTakenFocus(active, focus, editing !== undefined)
  const under = editing && UNDER
  const blank = person.id === ''
  const name = blank ? 'em branco. Selecione um usuario' : person.name || 'N/A'

  function onClick(event: MouseEvent) {
    if (event.shiftKey) actions.extendTo(place)
    // a key's click has no count
    else actions.open(place, event.detail > 0)
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={slotClass(blank, problem !== undefined)}
        style={under}
        data-slot={addressOf(place)}
        tabIndex={active || tabbable ? 0 : -1}
        aria-label={`${label}: ${name}${problem ? `. Atenção: ${problem}` : ''}`}
        onClick={onClick}
        onFocus={() => actions.arrived(place)}
      >
        {blank ? 'Selecione um usuario' : person.name || 'N/A'}
        {problem && (
          <>
            {' '}
            <span className="slot__mark">
              <Icon name="warning" size={16} />
            </span>
            <span className="slot__problem">Atenção: {problem}</span>
          </>
        )}
      </button>
      <button
        type="button"
        className="slot__remove no-print"
        style={under}
        tabIndex={tabbable ? 0 : -1}
        aria-label={`Remover ${label}`}
        onClick={() => actions.remove(place)}
      >
        <Icon name="close" size={16} />
      </button>
      {editing && <OverCell inCell={button}>{(side) => <SlotSelect {...props} listSide={side} />}</OverCell>}
    </>
  )
}

/** Gives the focus to the active cell's button each time it is asked for. */
export function useTakenFocus(active: boolean, focus: number, editing: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const taken = useRef(0)
  useEffect(() => {
    if (!active || taken.current === focus) return
    taken.current = focus
    // the select takes the focus by itself
    if (editing) return
    button.current?.focus({ preventScroll: true })
    button.current?.scrollIntoView({ block: 'nearest' })
  }, [active, editing, focus])
  return button
}

/** There for the layout alone: neither seen, read nor focused. */
const UNDER = { visibility: 'hidden' } as const

function slotClass(blank: boolean, problem: boolean): string {
  if (blank) return 'slot__person slot__person--blank'
  return problem ? 'slot__person slot__person--problem' : 'slot__person'
}
