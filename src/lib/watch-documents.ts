import type { Watch } from './watch.ts'

/**
 * Follows several documents as one map by id. An id that is not in the map yet is not known yet; undefined means that the server has no
 * such document. Fails when one of them fails.
 */
export function watchDocuments<T>(
  ids: readonly string[],
  watchOne: (id: string) => Watch<T | undefined>,
): Watch<ReadonlyMap<string, T | undefined>> {
  return (next, fail) => {
    const known = new Map<string, T | undefined>()
    const cached = new Set(ids)
    let stopped = false
    const stop = () => {
      stopped = true
      for (const stopOne of stops) stopOne()
    }
    const stops = ids.map((id) =>
      watchOne(id)(
        ({ data, fromCache }) => {
          if (stopped) return
          // the cache cannot tell "nothing there" from "never asked"
          if (data !== undefined || !fromCache) known.set(id, data)
          if (!fromCache) cached.delete(id)
          next({ data: new Map(known), fromCache: cached.size > 0 })
        },
        (error) => {
          if (stopped) return
          stop()
          fail(error)
        },
      ),
    )
    if (ids.length === 0) next({ data: known, fromCache: false })
    return stop
  }
}
