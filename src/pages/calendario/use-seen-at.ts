import { useEffect, useState } from 'react'
import type { Subscription } from '#src/hooks/use-subscription.ts'
import { readDevice, writeDevice } from '#src/lib/device-storage.ts'

/** When this device last heard from the server about a prayer house's calendar, in ms; kept until log-out. */
export function useSeenAt(igreja: string, reports: Subscription<unknown>): number | undefined {
  const name = `calendario:${igreja}`
  const [seenAt] = useState(() => readDevice(name))
  const live = reports.state === 'ready' && !reports.fromCache
  useEffect(() => {
    if (live) writeDevice(name, Date.now())
  }, [live, name])
  return typeof seenAt === 'number' ? seenAt : undefined
}
