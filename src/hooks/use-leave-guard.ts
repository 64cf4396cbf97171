import { useCallback, useEffect, useRef, useState } from 'react'
import { heldPage } from '#src/lib/held-page.ts'
import { toFields } from '#src/lib/untyped-data.ts'

/** What in the app leads away from a page. Logging out asks by itself: see held-page.ts. */
const LEADS_AWAY = 'a[href]'

export type LeaveGuard = {
  /** somebody is about to leave: ask */
  asking: boolean
  stay: () => void
  leave: () => void
}

/**
 * Holds back whoever leaves the page while `active`: by a link of the app, back and forward, a reload or closing the tab (there the browser
 * asks in its own words). The router for declarative routes has no blocker of its own.
 */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const [goOn, setGoOn] = useState<() => void>()
  const passing = useRef(false)

  useEffect(() => {
    if (!active) return
    const { pathname } = window.location
    const index = historyIndex()
    const hold = (leave: () => void) => setGoOn(() => leave)
    const letGo = heldPage.hold()
    let returning = false

    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!passing.current) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const element =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LEADS_AWAY) : null
      if (passing.current || !element || !leavesPage(event, element, pathname)) return
      event.preventDefault()
      event.stopPropagation()
      hold(() => element.click())
    }
    // Before the router's own listener: the browser has moved already, so it is moved back before the router sees it.
    const onPopState = (event: PopStateEvent) => {
      if (returning || (!passing.current && window.location.pathname !== pathname)) {
        event.stopImmediatePropagation()
      }
      if (returning) {
        returning = false
        return
      }
      if (passing.current || window.location.pathname === pathname) return
      const distance = (historyIndex() ?? Number.NaN) - (index ?? Number.NaN) || -1
      returning = true
      window.history.go(-distance)
      hold(() => window.history.go(distance))
    }

    window.addEventListener('beforeunload', onBeforeUnload)
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('popstate', onPopState, { capture: true })
    return () => {
      letGo()
      window.removeEventListener('beforeunload', onBeforeUnload)
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('popstate', onPopState, { capture: true })
    }
  }, [active])

  const stay = useCallback(() => setGoOn(undefined), [])
  const leave = useCallback(() => {
    setGoOn(undefined)
    passing.current = true
    goOn?.()
  }, [goOn])
  return { asking: goOn !== undefined, stay, leave }
}

/** The router numbers its entries. */
function historyIndex(): number | undefined {
  const { idx: index } = toFields(window.history.state)
  return typeof index === 'number' ? index : undefined
}

/** Links to another tab, another site (the browser asks there) or a place in this page are not held back. */
function leavesPage(event: MouseEvent, element: HTMLAnchorElement, pathname: string): boolean {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false
  const elsewhere =
    element.origin !== window.location.origin || (element.target && element.target !== '_self')
  return !elsewhere && !element.hasAttribute('download') && element.pathname !== pathname
}
