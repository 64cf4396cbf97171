import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useState } from 'react'
import { usePrinting } from '#src/hooks/use-printing.ts'

/** Shorter lists are drawn whole: find-in-page then sees all of them. On paper every list is whole. */
const WINDOWED_FROM = 60

export type WindowRows = {
  windowed: boolean
  /** Indexes of the rows to draw, ascending and without gaps. */
  indexes: readonly number[]
  /** Heights in px that stand for the rows before and after them. */
  before: number
  after: number
  /** Ref of each drawn row, which must carry `data-index`: its real height replaces the estimate. */
  measure: ((row: Element | null) => void) | undefined
  /** Scrolls so that the row of this index is drawn, in the middle of the screen; all rows are there when not windowed. */
  scrollTo: (index: number) => void
}

/** Which of `count` rows to draw while the page scrolls; `list` is the element they are in, `estimate` a row's height in px. */
export function useWindowRows(
  count: number,
  list: RefObject<HTMLElement | null>,
  estimate: number,
): WindowRows {
  const printing = usePrinting()
  const windowed = count >= WINDOWED_FROM && !printing
  const [scrollMargin, setScrollMargin] = useState(0)

  // What stands above the list may grow or shrink with any render; the state changes only when it did.
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top
    if (top !== undefined) setScrollMargin(Math.round(top + window.scrollY))
  })

  const virtualizer = useWindowVirtualizer<Element>({
    count,
    enabled: windowed,
    estimateSize: () => estimate,
    // A row without a layout (hidden, or no layout engine) must not count as 0 px, or all would fit the screen.
    measureElement: (row) => row.getBoundingClientRect().height || estimate,
    // Without it the first rendering draws next to nothing, and all of it is rendered again.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan: 3,
    scrollMargin,
  })

  if (!windowed) {
    return {
      windowed,
      indexes: Array.from({ length: count }, (_, i) => i),
      before: 0,
      after: 0,
      measure: undefined,
      scrollTo: () => {},
    }
  }
  const items = virtualizer.getVirtualItems()
  return {
    windowed,
    indexes: items.map((item) => item.index),
    before: (items.at(0)?.start ?? scrollMargin) - scrollMargin,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin),
    measure: virtualizer.measureElement,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  }
}
