import type { Report } from '#src/domain/entities.ts'
import { useOnline } from '#src/hooks/use-online.ts'
import { type Subscription, useSubscription } from '#src/hooks/use-subscription.ts'
import { watchCurrentReports, watchReports } from '#src/repositories/reports.ts'

export type ListedReports = {
  reports: Subscription<Report[]>
  retry: () => void
  /** of the reports that are wanted beside the present ones: on their way, all there, or why they did not come */
  earlier: { state: 'coming' | 'there' } | { state: 'failed'; error: unknown }
}

/** Follows the present reports, or all: years of them take their time, and the present ones stand there meanwhile. */
export function useReports(onlyCurrent: boolean): ListedReports {
  const online = useOnline()
  const [current, retryCurrent] = useSubscription(watchCurrentReports)
  const [every, retryEvery] = useSubscription(
    onlyCurrent || current.state === 'loading' ? undefined : watchReports,
  )
  if (onlyCurrent) return { reports: current, retry: retryCurrent, earlier: { state: 'there' } }
  const hasSome = current.state === 'ready' && current.data.length > 0
  if (!hasSome) return { reports: every, retry: retryEvery, earlier: { state: 'there' } }
  if (every.state === 'failed') return { reports: current, retry: retryEvery, earlier: every }
  // what this device holds of them may be the present ones alone
  const coming = every.state === 'loading' || (every.fromCache && online)
  return {
    reports: every.state === 'loading' ? current : every,
    retry: retryEvery,
    earlier: { state: coming ? 'coming' : 'there' },
  }
}
