import { useEffect, useState } from 'react'
import type { Subscription } from './use-subscription.ts'

/**
 * When the server last stood behind what a subscription shows, in ms: the present while it is connected. `remembered` is when an
 * earlier visit heard from it; undefined when nobody knows.
 */
export function useConfirmedAt(
  subscription: Subscription<unknown>,
  now: number,
  remembered: number | undefined,
): number | undefined {
  const [confirmedAt, setConfirmedAt] = useState(remembered)
  const live = subscription.state === 'ready' && !subscription.fromCache
  useEffect(() => {
    if (live) setConfirmedAt(now)
  }, [live, now])
  return live ? now : confirmedAt
}
