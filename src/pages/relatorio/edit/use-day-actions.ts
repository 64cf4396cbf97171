import { type Dispatch, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReportDay } from '#src/domain/entities.ts'
import type { DayActions } from './day-actions.ts'
import type { EditorAction } from './editor-state.ts'
import { focusSlot, slotAddress, slotBeside } from './slot-address.ts'

const BLANK = { id: '', name: '' }

/** What the rows do, which slot is being edited, and where the focus goes: after a choice on to the next slot, open if it is blank. */
export function useDayActions(dispatch: Dispatch<EditorAction>, onDeleteDay: (day: ReportDay) => void) {
  const [editing, setEditing] = useState<string>()
  const focusNext = useRef<string>(undefined)

  useEffect(() => {
    if (focusNext.current === undefined) return
    focusSlot(focusNext.current)
    focusNext.current = undefined
  })

  const actions = useMemo<DayActions>(
    () => ({
      openSlot: setEditing,
      moveFrom: (address, steps) => {
        const beside = slotBeside(address, steps)
        if (beside) focusSlot(beside.address)
      },
      closeSlot: (address, refocus) => {
        setEditing((current) => (current === address ? undefined : current))
        if (refocus) focusNext.current = address
      },
      choose: ({ address, ...place }, person) => {
        const next = slotBeside(address, 1)
        dispatch({ type: 'set-person', ...place, person })
        setEditing(next?.blank ? next.address : undefined)
        focusNext.current = next?.blank ? undefined : (next?.address ?? address)
      },
      clear: ({ address, ...place }) => {
        dispatch({ type: 'set-person', ...place, person: BLANK })
        focusNext.current = address
      },
      remove: ({ address, ...place }) => {
        dispatch({ type: 'remove-person', ...place })
        setEditing(undefined)
        // the next person moves up into this place
        focusNext.current = address
      },
      addPerson: (rowKey, day, posto) => {
        dispatch({ type: 'add-person', day, posto })
        setEditing(slotAddress(rowKey, posto, day[posto]?.length ?? 0))
      },
      deleteDay: onDeleteDay,
    }),
    [dispatch, onDeleteDay],
  )

  return { editing, actions, edit: setEditing, stopEditing: useCallback(() => setEditing(undefined), []) }
}
