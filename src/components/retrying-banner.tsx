import { useSyncExternalStore } from 'react'
import { retrying } from '#src/lib/retrying.ts'
import './banner.css'

/** Says that something is being sent again because the server did not answer. */
export function RetryingBanner() {
  const active = useSyncExternalStore(retrying.subscribe, retrying.isActive, retrying.isActive)
  return (
    <div className="offline-banner" role="status">
      {active ? 'O servidor não respondeu. Tentando de novo...' : null}
    </div>
  )
}
