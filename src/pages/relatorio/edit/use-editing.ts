import { type Dispatch, useEffect, useMemo, useReducer, useRef } from 'react'
import type { ReportDay } from '#src/domain/entities.ts'
import type { PodeServir } from '#src/roster/pode-servir.ts'
import { pessoaOf } from '#src/roster/report-days.ts'
import { moveCursor, NOWHERE } from './cursor.ts'
import type { SlotActions } from './editor-context.ts'
import type { EditorAction } from './editor-state.ts'
import { cellsBetween, clearCells, exchange, fillDown, type Grid, moveIn, personAt } from './grid.ts'
import type { GridCommands } from './grid-keys.ts'
import { type SlotPlace, slotBeside, slotsOf } from './slots.ts'
import { toTsv } from './spreadsheet-text.ts'
import type { Candidate } from './use-serving.ts'

export type EditingInput = {
  grid: Grid
  /** an edit, which may be asked about first */
  edit: Dispatch<EditorAction>
  onDeleteDay: (day: ReportDay, key: string) => void
  onPaste: (at: SlotPlace, text: string) => void
  /** somebody was chosen whom only a reason lets serve */
  onOverride: (place: SlotPlace, person: Candidate, answer: PodeServir, proceed: () => void) => void
}

/** Where one is in the grid, and what keys, clicks and the menu do to the cells. The actions keep their identity: rows are not drawn again for them. */
export function useEditing(input: EditingInput) {
  const [cursor, go] = useReducer(moveCursor, NOWHERE)
  const latest = useRef({ ...input, cursor })
  useEffect(() => {
    latest.current = { ...input, cursor }
  })

  const { actions, commands } = useMemo(() => {
    const here = () => latest.current
    const cells = () => {
      const { grid, cursor } = here()
      return cursor.head ? cellsBetween(grid, cursor.anchor ?? cursor.head, cursor.head) : []
    }
    /** Each person may come to stand somewhere else: one step to undo. */
    const change = (changes: ReturnType<typeof clearCells>) => {
      if (changes.length > 0) here().edit({ type: 'set-people', changes })
    }

    const set = (place: SlotPlace, person: Candidate) => {
      const { grid, edit } = here()
      const next = slotBeside(slotsOf(grid.days, grid.postos), place, 1)
      edit({ type: 'set-people', changes: [{ ...place, person: pessoaOf(person) }] })
      if (next?.person.id === '') go({ type: 'open', place: next.place })
      else go({ type: 'go', place: next?.place ?? place })
    }

    const actions: SlotActions = {
      arrived: (place) => go({ type: 'arrived', place }),
      open: (place, tapped) => {
        const { cursor, grid } = here()
        if (!cursor.swap) return go({ type: 'open', place, tapped })
        change(exchange(grid, cursor.swap, place))
        go({ type: 'end-swap' })
      },
      extendTo: (place) => go({ type: 'go', place, extend: true }),
      close: (place, refocus) => go({ type: 'close', place, refocus }),
      choose: (place, person, answer) => {
        if (answer?.nivel === 'bloqueia') here().onOverride(place, person, answer, () => set(place, person))
        else set(place, person)
      },
      remove: (place) => {
        here().edit({ type: 'remove-person', place })
        // the next person moves up into this place
        go({ type: 'go', place })
      },
      addPerson: (key, posto) => {
        const { grid, edit } = here()
        const slot = grid.days[grid.keys.indexOf(key)]?.[posto]?.length ?? 0
        edit({ type: 'add-person', key, posto })
        go({ type: 'open', place: { key, posto, slot } })
      },
      deleteDay: (day, key) => here().onDeleteDay(day, key),
    }

    const commands: GridCommands = {
      move: (move, extend) => {
        const { grid, cursor } = here()
        if (cursor.head) go({ type: 'go', place: moveIn(grid, cursor.head, move), extend })
      },
      edit: (typed) => {
        const { grid, cursor } = here()
        if (!cursor.head) return
        if (personAt(grid, cursor.head)) go({ type: 'open', place: cursor.head, typed })
        else actions.addPerson(cursor.head.key, cursor.head.posto)
      },
      clear: () => change(clearCells(here().grid, cells())),
      removeSlot: () => {
        const { grid, cursor } = here()
        if (cursor.head && personAt(grid, cursor.head)) actions.remove(cursor.head)
      },
      fillDown: () => change(fillDown(here().grid, cells())),
      addPerson: () => {
        const { head } = here().cursor
        if (head) actions.addPerson(head.key, head.posto)
      },
      cancel: () => {
        const { cursor } = here()
        if (cursor.swap) go({ type: 'end-swap' })
        else if (cursor.head) go({ type: 'go', place: cursor.head })
      },
      copy: () => (here().cursor.head ? toTsv(here().grid, cells()) : undefined),
      paste: (text) => {
        const { cursor, onPaste } = here()
        if (cursor.head && text.trim() !== '') onPaste(cursor.head, text)
      },
    }
    return { actions, commands }
  }, [])

  return { cursor, go, actions, commands }
}
