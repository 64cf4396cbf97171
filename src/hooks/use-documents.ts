import { useEffect, useMemo, useState } from 'react'
import type { Watch } from '#src/lib/watch.ts'
import { watchDocuments } from '#src/lib/watch-documents.ts'
import { useOnline } from './use-online.ts'
import { useSubscription } from './use-subscription.ts'

/** No document id holds it. */
const SEPARATOR = '/'

/** What has not come by then is shown as missing until it comes. */
const PATIENCE_MS = 10_000

/** What is known of the documents behind a list of ids; undefined: there is no such document to be had; absent: not known yet. */
export type Known<T> = ReadonlyMap<string, T | undefined>

/** Follows the documents behind these ids, each once, and no others. `watchOne` must keep its identity. */
export function useDocuments<T>(
  ids: readonly string[],
  watchOne: (id: string) => Watch<T | undefined>,
): Known<T> {
  const wanted = [...new Set(ids)]
    .filter((id) => id !== '')
    .sort()
    .join(SEPARATOR)
  const watch = useMemo(() => watchDocuments(split(wanted), watchOne), [wanted, watchOne])
  const [each] = useSubscription(watch)
  const online = useOnline()
  const [overdue, setOverdue] = useState<string>()

  useEffect(() => {
    const timer = setTimeout(() => setOverdue(wanted), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [wanted])

  return useMemo(() => {
    const known: Known<T> = each.state === 'ready' ? each.data : new Map()
    const nothingMoreComes = each.state === 'failed' || !online || overdue === wanted
    return nothingMoreComes ? new Map(split(wanted).map((id) => [id, known.get(id)])) : known
  }, [each, online, overdue, wanted])
}

function split(wanted: string): string[] {
  return wanted === '' ? [] : wanted.split(SEPARATOR)
}
