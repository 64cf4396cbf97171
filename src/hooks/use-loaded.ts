import { useCallback, useEffect, useState } from 'react'
import { loadOrRenew } from '#src/lib/renew-code.ts'

/** Code that is loaded when it is wanted: from the installed app without a network too. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; loaded: T }

/**
 * Loads a part of a screen once it is `wanted`. The rest of the screen stays as it is meanwhile, and when it cannot be had: the screen says
 * so. `load` must keep its identity.
 */
export function useLoaded<T>(load: () => Promise<T>, wanted: boolean): Loaded<T> {
  const [value, setValue] = useState<{ loaded: T } | 'failed'>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (!wanted) return
    let stopped = false
    loadOrRenew(load).then(
      (loaded) => !stopped && setValue({ loaded }),
      (error) => {
        console.warn('The code of a part of this screen could not be loaded', error)
        if (!stopped) setValue('failed')
      },
    )
    return () => {
      stopped = true
    }
  }, [load, wanted, attempt])

  const retry = useCallback(() => {
    setValue(undefined)
    setAttempt((count) => count + 1)
  }, [])

  if (value === undefined) return { state: 'loading' }
  return value === 'failed' ? { state: 'failed', retry } : { state: 'ready', loaded: value.loaded }
}
