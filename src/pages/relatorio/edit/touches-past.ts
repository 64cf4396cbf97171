import type { EditorAction } from './editor-state.ts'

/** Whether an edit changes a service before today. */
export function touchesPast(action: EditorAction, isPast: (key: string) => boolean): boolean {
  switch (action.type) {
    case 'set-people':
      return action.changes.some(({ key }) => isPast(key))
    case 'remove-person':
      return isPast(action.place.key)
    case 'add-person':
    case 'remove-day':
      return isPast(action.key)
    default:
      return false
  }
}
