import { useSyncExternalStore } from 'react'

const USUAL_PX = 16

/** From so many rem on, the menu stands beside the page. */
export const MENU_FROM_REM = 56.25

/**
 * Whether the screen is at least so many rem wide: as many letters, however large they are set. Media queries know the browser's letters, and
 * not those that somebody chose here.
 */
export function useRoom(rem: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => screenRem() >= rem,
    () => true,
  )
}

/** Kept from one size of the window to the next: to ask the browser at every keystroke would make it lay out the page. */
let measured: number | undefined

function subscribe(onChange: () => void): () => void {
  const onResize = () => {
    measured = undefined
    onChange()
  }
  measured = undefined
  window.addEventListener('resize', onResize)
  return () => {
    measured = undefined
    window.removeEventListener('resize', onResize)
  }
}

function screenRem(): number {
  measured ??= screenPx() / rootPx()
  return measured
}

/** Of the layout, which two fingers do not change. */
function screenPx(): number {
  return document.documentElement.clientWidth || window.innerWidth
}

function rootPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_PX
}
