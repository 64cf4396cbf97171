import { useCallback, useEffect, useState } from 'react'
import { DataError } from '#src/domain/data-error.ts'
import type { Watch } from '#src/lib/watch.ts'

/** The states of live data; whether ready data is empty is for the screen to say. `at` is ms since the epoch. */
export type Subscription<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; data: T; fromCache: boolean; at: number }

/** The same at every rendering: what follows from it is not worked out anew. */
export const LOADING: Subscription<never> = { state: 'loading' }

/** A dead network gets a sentence after this long; what arrives later still shows. */
const PATIENCE_MS = 10_000

/**
 * Follows `watch` while the component is mounted. `watch` must keep its identity between renders (a module-level function, or
 * useMemo); undefined means that there is nothing to follow yet. `retry` starts over after a failure.
 */
export function useSubscription<T>(watch: Watch<T> | undefined): [Subscription<T>, retry: () => void] {
  const [latest, setLatest] = useState<{ watch: typeof watch; value: Subscription<T> }>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt subscribes again
  useEffect(() => watch && followWatch(watch, (value) => setLatest({ watch, value })), [watch, attempt])

  const retry = useCallback(() => {
    setLatest(undefined)
    setAttempt((count) => count + 1)
  }, [])

  // what an earlier `watch` delivered is no answer to this one
  return [latest?.watch === watch && latest ? latest.value : LOADING, retry]
}

/** Starts a watch and tells its states as they come; returns the function that stops it. */
export function followWatch<T>(watch: Watch<T>, set: (value: Subscription<T>) => void): () => void {
  const timer = setTimeout(() => set({ state: 'failed', error: new DataError('offline') }), PATIENCE_MS)
  const settle = (value: Subscription<T>) => {
    clearTimeout(timer)
    set(value)
  }
  const stop = watch(
    ({ data, fromCache }) => {
      if (fromCache && isNothing(data) && navigator.onLine) return
      settle({ state: 'ready', data, fromCache, at: Date.now() })
    },
    (error) => settle({ state: 'failed', error }),
  )
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** The cache alone cannot tell "nothing there" from "never asked": that takes the server's word. */
function isNothing(data: unknown): boolean {
  return data === undefined || (Array.isArray(data) && data.length === 0)
}
