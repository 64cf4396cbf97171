import { useCallback, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

const WRITE_AFTER_MS = 250

/**
 * A text that lives in the URL under `name`, so that going back finds the list as it was. Typing changes it at once and the URL a moment
 * later: a navigation for every key would be felt. `fallback` stays out of the URL.
 */
export function useUrlState(name: string, fallback = ''): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const inUrl = params.get(name) ?? fallback
  const [value, setValue] = useState(inUrl)
  const [written, setWritten] = useState(inUrl)
  const [seen, setSeen] = useState(inUrl)

  // the URL changed by other means than ours (back, a link): follow it
  if (inUrl !== seen) {
    setSeen(inUrl)
    if (inUrl !== written) {
      setWritten(inUrl)
      setValue(inUrl)
    }
  }

  useEffect(() => {
    if (value === written) return
    const timer = setTimeout(() => {
      // a link was followed, and the next page is still loading: writing would bring this one back
      if (window.location.pathname !== pathname) return
      setWritten(value)
      setParams(
        () => {
          // not the rendered parameters: another text may have been written since
          const next = new URLSearchParams(window.location.search)
          if (value === fallback) next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true, preventScrollReset: true },
      )
    }, WRITE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [value, written, name, fallback, pathname, setParams])

  return [value, useCallback((next: string) => setValue(next), [])]
}
