import type { Subscription } from './use-subscription.ts'

/** Two subscriptions as one: ready when both are, failed as soon as one is. Nest it for more. */
export function bothSubscriptions<A, B>(a: Subscription<A>, b: Subscription<B>): Subscription<[A, B]> {
  if (a.state === 'failed') return a
  if (b.state === 'failed') return b
  if (a.state === 'loading') return a
  if (b.state === 'loading') return b
  return {
    state: 'ready',
    data: [a.data, b.data],
    fromCache: a.fromCache || b.fromCache,
    at: Math.min(a.at, b.at),
  }
}
