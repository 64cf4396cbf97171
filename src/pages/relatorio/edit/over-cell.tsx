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

/** The element above the grid in which a cell's select stands; undefined: there is no grid, and it stands in its place. */
export const OverlayContext = createContext<HTMLElement | undefined>(undefined)

type Place = { left: number; top: number; width: number; height: number; last: boolean }

export type OverCellProps = {
  /** what is in the cell */
  inCell: RefObject<HTMLElement | null>
  children: ReactNode
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

  if (!overlay) return children
  if (!place) return null
  const { last, ...box } = place
  return createPortal(
    <div id={id} className={last ? 'over-cell over-cell--last' : 'over-cell'} style={box}>
      {children}
    </div>,
    overlay,
  )
}

function placeOf(cell: Element, overlay: Element): Place {
  const { left, top, width, height } = cell.getBoundingClientRect()
  const around = overlay.getBoundingClientRect()
  return {
    left: left - around.left,
    top: top - around.top,
    width,
    height,
    last: cell.nextElementSibling === null,
  }
}

function samePlace(a: Place, b: Place): boolean {
  return a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height
}
