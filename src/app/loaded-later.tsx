import { type ComponentType, lazy, useMemo } from 'react'

/** A component whose code is loaded when it is first shown, or by `preload` before that: then it is drawn without waiting. */
export type LoadedLater = {
  Later: ComponentType
  now: ComponentType | undefined
  preload: () => Promise<void>
}

export function loadLater(module: () => Promise<ComponentType>): LoadedLater {
  const later: LoadedLater = {
    Later: lazy(async () => ({ default: await module() })),
    now: undefined,
    preload: async () => {
      later.now = await module()
    },
  }
  return later
}

export function Show({ what }: { what: LoadedLater }) {
  // stays what it was at first: a component that turned into another would lose its state
  const Component = useMemo(() => what.now ?? what.Later, [what])
  return <Component />
}
