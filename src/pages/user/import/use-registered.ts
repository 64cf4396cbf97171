import { useCallback, useEffect, useState } from 'react'
import type { Subscription } from '#src/hooks/use-subscription.ts'
import { findRegistered } from '#src/repositories/accounts.ts'

/** Which of these usernames have an account already. Keep the list's identity between renders; it is asked once for each. */
export function useRegistered(emails: readonly string[]): [Subscription<Set<string>>, retry: () => void] {
  const [answer, setAnswer] = useState<Subscription<Set<string>>>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    let isWanted = true
    const set = (value: Subscription<Set<string>>) => isWanted && setAnswer(value)
    set({ state: 'loading' })
    findRegistered(emails).then(
      (data) => set({ state: 'ready', data, fromCache: false, at: Date.now() }),
      (error) => set({ state: 'failed', error }),
    )
    return () => {
      isWanted = false
    }
  }, [emails, attempt])

  return [answer, useCallback(() => setAttempt((count) => count + 1), [])]
}
