import { useCallback, useEffect, useState } from 'react'
import type { Watch } from '#src/lib/watch.ts'
import { followWatch, LOADING, type Subscription } from './use-subscription.ts'

/** What to follow for each part of the data; undefined: nothing yet. */
type Watches<Data extends readonly unknown[]> = { [Index in keyof Data]: Watch<Data[Index]> | undefined }

/**
 * Follows several watches as one: ready when all are, failed as soon as one is. Each must keep its identity between renders (see
 * useSubscription); `retry` starts all of them over.
 *
 *     const [all, retry] = useSubscriptions(watchCidades, watchCargos)
 *     <DataState subscription={all} onRetry={retry} ...>{([cidades, cargos]) => ...}</DataState>
 */
export function useSubscriptions<Data extends readonly unknown[]>(
  ...watches: Watches<Data>
): [Subscription<Data>, retry: () => void]
export function useSubscriptions(
  ...watches: (Watch<unknown> | undefined)[]
): [Subscription<readonly unknown[]>, retry: () => void] {
  const [latest, setLatest] = useState<readonly Told[]>([])
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the watches themselves, and a new attempt, subscribe again
  useEffect(() => {
    const stops = watches.map(
      (watch, index) =>
        watch &&
        followWatch(watch, (value) => setLatest((before) => replaced(before, index, { watch, value }))),
    )
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [...watches, attempt])

  const retry = useCallback(() => {
    setLatest([])
    setAttempt((count) => count + 1)
  }, [])

  // what an earlier watch delivered is no answer to this one
  const told = watches.map((watch, index) =>
    watch && latest[index]?.watch === watch ? latest[index].value : LOADING,
  )
  return [together(told), retry]
}

type Told = { watch: Watch<unknown>; value: Subscription<unknown> }

function replaced<T>(list: readonly T[], index: number, value: T): T[] {
  const changed = [...list]
  changed[index] = value
  return changed
}

function together(all: readonly Subscription<unknown>[]): Subscription<unknown[]> {
  const failed = all.find((one) => one.state === 'failed')
  if (failed) return failed
  const ready = all.filter((one) => one.state === 'ready')
  if (ready.length < all.length) return { state: 'loading' }
  return {
    state: 'ready',
    data: ready.map(({ data }) => data),
    fromCache: ready.some(({ fromCache }) => fromCache),
    at: Math.min(...ready.map(({ at }) => at)),
  }
}
