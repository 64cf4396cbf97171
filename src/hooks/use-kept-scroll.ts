import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Going on starts at the top. Going back returns to the place where one was, once the page is as long again as it was then: the browser's own
 * way gives up before a list has come. Whoever does something meanwhile stays where they are.
 */
export function useKeptScroll(): void {
  const { key } = useLocation()
  const navigation = useNavigationType()
  // px from the top, by the key of the entry of the history
  const places = useRef(new Map<string, number>())

  useLayoutEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const keep = () => places.current.set(key, window.scrollY)
    const keepFromNow = () => {
      keep()
      window.addEventListener('scroll', keep, { passive: true, signal })
    }

    const place = navigation === 'POP' ? places.current.get(key) : undefined
    if (navigation === 'PUSH') window.scrollTo(0, 0)
    if (place) returnTo(place, signal, keepFromNow)
    else keepFromNow()
    return () => left.abort()
  }, [key, navigation])
}

const DOES_SOMETHING = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Calls `onEnd` when it is there, or when somebody does something before that. */
function returnTo(place: number, signal: AbortSignal, onEnd: () => void): void {
  const growth = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < place) return
    window.scrollTo(0, place)
    end()
  })
  const ended = new AbortController()
  const end = () => {
    ended.abort()
    growth.disconnect()
    if (!signal.aborted) onEnd()
  }
  const until = { capture: true, passive: true, signal: ended.signal }
  for (const event of DOES_SOMETHING) window.addEventListener(event, end, until)
  signal.addEventListener('abort', end, { signal: ended.signal })
  growth.observe(document.body)
}
