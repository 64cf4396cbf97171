import { useSyncExternalStore } from 'react'
import { newVersion } from '#src/lib/new-version.ts'
import { Button } from './button.tsx'
import './banner.css'

/** Offers the newer build; pages with unsaved work ask before the reload that follows. */
export function NewVersionBanner() {
  const waiting = useSyncExternalStore(newVersion.subscribe, newVersion.isWaiting)
  return (
    <div className="new-version-banner" role="status">
      {waiting && (
        <>
          Há uma versão nova do aplicativo. <Button onClick={newVersion.activate}>Atualizar agora</Button>
        </>
      )}
    </div>
  )
}
