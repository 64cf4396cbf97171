import { type ComponentType, lazy, useMemo } from 'react'
import { CodeMissing } from '#src/lib/code-missing.ts'
import { loadOrRenew } from '#src/lib/renew-code.ts'

/** A component whose code is loaded when it is first shown, or by `preload` before that: then it is drawn without waiting. */
export type LoadedLater = {
  Later: ComponentType
  /** there once `preload` has run */
  loaded: ComponentType | undefined
  preload: () => Promise<void>
}

export function loadLater(module: () => Promise<ComponentType>): LoadedLater {
  // not asked for again when it failed: React begins a first drawing anew each time, and would ask without end
  const later: LoadedLater = {
    Later: lazy(async () => ({ default: await loadOrRenew(module).catch(missing) })),
    loaded: undefined,
    preload: async () => {
      later.loaded = await module()
    },
  }
  return later
}

function missing(error: unknown): never {
  throw new CodeMissing(error)
}

export function ShowLazy({ component }: { component: LoadedLater }) {
  // stays what it was at first: a component that turned into another would lose its state
  const Component = useMemo(() => component.loaded ?? component.Later, [component])
  return <Component />
}
