/** Where one is in the grid: the active cell, the range from it, the slot being edited. A reducer: it does not touch the page. */
import type { SlotPlace } from './slots.ts'
import { samePlace } from './slots.ts'

/** How a cell was opened: what was typed to open it, and whether by a tap, after which no key is to be expected at once. */
export type Editing = { typed: string; tapped: boolean }

export type Cursor = {
  /** the active cell: the grid's one tab stop */
  head: SlotPlace | undefined
  /** the other corner of the range; undefined when it is the active cell alone */
  anchor: SlotPlace | undefined
  /** the active cell is open for choosing */
  editing: Editing | undefined
  /** grows whenever the active cell is to take the focus */
  focus: number
  /** the person to exchange with the next cell that is chosen */
  swap: SlotPlace | undefined
}

export type CursorAction =
  /** the focus came to a cell by itself */
  | { type: 'arrived'; place: SlotPlace }
  | { type: 'go'; place: SlotPlace; extend?: boolean }
  | { type: 'open'; place: SlotPlace; typed?: string; tapped?: boolean }
  | { type: 'close'; place: SlotPlace; refocus: boolean }
  | { type: 'begin-swap' | 'end-swap' }

export const NOWHERE: Cursor = {
  head: undefined,
  anchor: undefined,
  editing: undefined,
  focus: 0,
  swap: undefined,
}

export function moveCursor(cursor: Cursor, action: CursorAction): Cursor {
  const { head, focus } = cursor
  switch (action.type) {
    case 'arrived':
      if (samePlace(head, action.place)) return cursor
      return { ...cursor, head: action.place, anchor: undefined, editing: undefined }
    case 'go': {
      const anchor = action.extend ? (cursor.anchor ?? head) : undefined
      return { ...cursor, head: action.place, anchor, editing: undefined, focus: focus + 1 }
    }
    case 'open': {
      const { place, typed = '', tapped = false } = action
      return { ...cursor, head: place, anchor: undefined, editing: { typed, tapped } }
    }
    case 'close':
      if (!samePlace(head, action.place)) return cursor
      return { ...cursor, editing: undefined, focus: action.refocus ? focus + 1 : focus }
    case 'begin-swap':
      return { ...cursor, swap: head, anchor: undefined, focus: focus + 1 }
    case 'end-swap':
      return { ...cursor, swap: undefined, focus: focus + 1 }
  }
}
