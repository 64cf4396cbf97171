import { useSyncExternalStore } from 'react'

const USUAL_PX = 16

/**
 * Whether the screen is at least so many rem wide: as many letters, however large they are set. Media queries know the browser's letters, and
 * not those that somebody chose here.
 */
export function useRoom(rem: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.innerWidth / rootPx() >= rem,
    () => true,
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

function rootPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_PX
}
