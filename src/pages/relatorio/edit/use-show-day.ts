import { type RefObject, useEffect } from 'react'

/**
 * Brings the wanted day (its row key) into view once, drawing it first if it is not, and gives the focus to its last button unless the day
 * has it already.
 */
export function useShowDay(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  wanted: string | undefined,
  scrollTo: (index: number) => void,
  onShown: () => void,
): void {
  // after every rendering: the row may be drawn only some renderings later
  useEffect(() => {
    if (wanted === undefined) return
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${wanted}"]`)
    const index = keys.indexOf(wanted)
    if (row) {
      row.scrollIntoView({ block: 'center' })
      if (!row.contains(document.activeElement)) {
        row.querySelector<HTMLElement>('.post-people__add')?.focus({ preventScroll: true })
      }
    } else if (index >= 0) {
      return scrollTo(index)
    }
    onShown()
  })
}
