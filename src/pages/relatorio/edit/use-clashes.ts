import { useMemo } from 'react'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { watchReportsInUse } from '#src/repositories/reports.ts'
import { clashIndex, type ServiceClashes } from './clashes.ts'

const NONE: ReadonlyMap<number, ServiceClashes> = new Map()

/** Who already serves in the house's other active or current reports, by date. Nothing is said while they cannot be read. */
export function useClashes(igreja: string, ownId: string): ReadonlyMap<number, ServiceClashes> {
  const [others] = useSubscription(useMemo(() => (igreja ? watchReportsInUse(igreja) : undefined), [igreja]))
  const reports = others.state === 'ready' ? others.data : undefined
  return useMemo(() => (reports ? clashIndex(reports, ownId) : NONE), [reports, ownId])
}
