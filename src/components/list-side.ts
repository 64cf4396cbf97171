/** How high the list of a select is, where there is room, and at least: two people and half of a third, which says that it scrolls (px). */
export const LIST_HEIGHT = 300
export const LEAST_HEIGHT = 140
/** What stays free around it (px). */
const MARGIN = 8

/** On which side of its select a list opens. */
export type ListSide = 'top' | 'bottom'

/**
 * Where a whole list has room beside a select that stands between `top` and `bottom`, when what lies between `from` and `to` can be seen (all px
 * of the window). undefined: on neither side.
 */
export function listSide(
  { top, bottom }: { top: number; bottom: number },
  from: number,
  to: number,
): ListSide | undefined {
  if (to - bottom >= LIST_HEIGHT + MARGIN) return 'bottom'
  return top - from >= LIST_HEIGHT + MARGIN ? 'top' : undefined
}
