import { type ComponentType, lazy, useMemo } from 'react'

/** A component whose code is loaded when it is first shown, or by `preload` before that: then it is drawn without waiting. */
export type LoadedLater = {
  Later: ComponentType
  /** there once `preload` has run */
  loaded: ComponentType | undefined
  preload: () => Promise<void>
}

export function loadLater(module: () => Promise<ComponentType>): LoadedLater {
  const later: LoadedLater = {
    Later: lazy(async () => ({ default: await module() })),
    loaded: undefined,
    preload: async () => {
      later.loaded = await module()
    },
  }
  return later
}

export function ShowLazy({ component }: { component: LoadedLater }) {
  // stays what it was at first: a component that turned into another would lose its state
  const Component = useMemo(() => component.loaded ?? component.Later, [component])
  return <Component />
}
