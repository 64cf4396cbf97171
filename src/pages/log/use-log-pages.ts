import { useCallback, useEffect, useMemo, useState } from 'react'
import { notify } from '#src/components/notify.ts'
import type { Log } from '#src/domain/log.ts'
import { type Subscription, useSubscription } from '#src/hooks/use-subscription.ts'
import {
  LOG_PAGE_SIZE,
  type LogCursor,
  type LogFilter,
  type LogPage,
  readLogs,
  watchLatestLogs,
} from '#src/repositories/log-pages.ts'

/** Pages read for one wish for more: the undated entries lie scattered among all others. */
const MAX_READS = 10

export const MORE_FAILED = 'Erro ao carregar mais logs.'

type Older = { filter: LogFilter; seen: Map<string, Log>; next: LogCursor | undefined; begun: boolean }

export type LogPages = {
  first: Subscription<LogPage>
  /** all that was read so far, newest first, entries without a date last */
  logs: Log[]
  hasMore: boolean
  busy: boolean
  failed: unknown
  loadMore: () => void
  retry: () => void
}

/**
 * The newest page live, older ones on demand. Entries never change, so what was seen once stays in the list even when newer entries push
 * it out of the live page. `filter` must keep its identity.
 */
export function useLogPages(filter: LogFilter): LogPages {
  const [first, retry] = useSubscription(useMemo(() => watchLatestLogs(filter), [filter]))
  const [older, setOlder] = useState<Older>(() => nothingSeen(filter))
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>()
  const page = first.state === 'ready' ? first.data : undefined
  const current = older.filter === filter ? older : nothingSeen(filter)

  // what the live page showed once is kept
  if (page && (older.filter !== filter || page.logs.some(({ id }) => !current.seen.has(id)))) {
    setOlder(withPage(current, page, current.begun ? current.next : page.next))
  }

  const loadMore = useCallback(async () => {
    if (!current.next) return
    setBusy(true)
    setFailed(undefined)
    try {
      const more = await readOn(filter, current.next)
      setOlder((before) =>
        before.filter === filter ? { ...withPage(before, more, more.next), begun: true } : before,
      )
    } catch (error) {
      setFailed(error)
      notify.error(MORE_FAILED, { autoClose: 3000 })
    } finally {
      setBusy(false)
    }
  }, [filter, current.next])

  // the dated entries are all there: what has no date follows by itself
  const endReached = current.next !== undefined && !current.begun && current.next.part !== 'timestamps'
  useEffect(() => {
    if (endReached) void loadMore()
  }, [endReached, loadMore])

  const logs = useMemo(() => newestFirst(current.seen), [current.seen])
  return { first, logs, hasMore: current.next !== undefined, busy, failed, loadMore, retry }
}

function nothingSeen(filter: LogFilter): Older {
  return { filter, seen: new Map(), next: undefined, begun: false }
}

function withPage(older: Older, { logs }: LogPage, next: LogCursor | undefined): Older {
  return { ...older, seen: new Map([...older.seen, ...logs.map((log) => [log.id, log] as const)]), next }
}

/** Reads on until there is a page's worth of entries, or the end. */
async function readOn(filter: LogFilter, cursor: LogCursor): Promise<LogPage> {
  const logs: Log[] = []
  let next: LogCursor | undefined = cursor
  for (let reads = 0; next && logs.length < LOG_PAGE_SIZE && reads < MAX_READS; reads++) {
    const page = await readLogs(filter, next)
    logs.push(...page.logs)
    next = page.next
  }
  return { logs, next }
}

function newestFirst(seen: Map<string, Log>): Log[] {
  return [...seen.values()].sort((a, b) => (b.timestamp ?? -Infinity) - (a.timestamp ?? -Infinity) || 0)
}
