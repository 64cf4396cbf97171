import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The key that the router gives to the place where a visit begins. */
const FIRST_LOCATION = 'default'

/** Moves the focus to the heading of a page reached by navigation, unless one of its fields already took it. */
export function usePageFocus(heading: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation()
  // The browser itself announces the first page; moving the focus there would jump over the skip link.
  const navigated = key !== FIRST_LOCATION

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page, even in the same component
  useEffect(() => {
    const main = heading.current?.closest('main')
    if (navigated && !main?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true })
  }, [heading, navigated, pathname])
}
