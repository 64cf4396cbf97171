import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useId,
  useLayoutEffect,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { type ListSide, listSide } from '#src/components/list-side.ts'

/** The element above the grid in which a cell's select stands; undefined: there is no grid, and it stands in its place. */
export const OverlayContext = createContext<HTMLElement | undefined>(undefined)

type Place = {
  left: number
  top: number
  width: number
  height: number
  last: boolean
  side: ListSide | undefined
}

export type OverCellProps = {
  /** what is in the cell */
  inCell: RefObject<HTMLElement | null>
  /** what is drawn; `side`: where a list that opens there has room, undefined where there is no grid */
  children: (side: ListSide | undefined) => ReactNode
}

/** Draws above a cell of the grid, outside of the table: hundreds of services would be laid out anew with each thing that opens or closes in it. */
export function OverCell({ inCell, children }: OverCellProps) {
  const overlay = useContext(OverlayContext)
  // the cell stands already: what opens over it is drawn at once, and not in a second pass
  const [place, setPlace] = useState(() => {
    const cell = inCell.current?.parentElement
    return overlay && cell ? placeOf(cell, overlay) : undefined
  })
  const id = useId()

  useLayoutEffect(() => {
    const cell = inCell.current?.parentElement
    if (!overlay || !cell) return
    const put = () =>
      setPlace((before) => {
        const next = placeOf(cell, overlay)
        return before && samePlace(before, next) ? before : next
      })
    put()
    if (typeof ResizeObserver === 'undefined') return
    // rows above it may grow, and the window may change
    const observer = new ResizeObserver(put)
    observer.observe(overlay.parentElement ?? overlay)
    return () => observer.disconnect()
  }, [overlay, inCell])

  // set on the cell that stands: an element more in it would lay out the table
  useLayoutEffect(() => {
    const cell = inCell.current?.parentElement
    if (!overlay || !cell) return
    cell.setAttribute('aria-owns', id)
    return () => cell.removeAttribute('aria-owns')
  }, [overlay, inCell, id])

  if (!overlay) return children(undefined)
  if (!place) return null
  const { last, side, ...box } = place
  return createPortal(
    <div id={id} className={last ? 'over-cell over-cell--last' : 'over-cell'} style={box}>
      {children(side)}
    </div>,
    overlay,
  )
}

function placeOf(cell: Element, overlay: Element): Place {
  const { left, top, bottom, width, height } = cell.getBoundingClientRect()
  const around = overlay.getBoundingClientRect()
  const head = cell.closest('table')?.tHead?.getBoundingClientRect().bottom ?? 0
  // what the shell covers
  const foot = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
  return {
    left: left - around.left,
    top: top - around.top,
    width,
    height,
    last: cell.nextElementSibling === null,
    side: listSide({ top, bottom }, Math.max(0, head), window.innerHeight - foot),
  }
}

function samePlace(a: Place, b: Place): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
}
