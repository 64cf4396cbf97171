import { useSyncExternalStore } from 'react'
import { DataError } from '#src/domain/data-error.ts'
import { notify } from './notify.ts'

/** How long a deletion can be undone. */
const UNDO_MS = 10_000

export type Deletion = {
  /** names the document: 'Cidade/abc' */
  key: string
  /** what goes: 'Campinas' */
  nome: string
  remove: () => Promise<void>
  /** told when it is gone */
  done: string
  failed: (error: unknown) => string
}

/** What can be done about a deletion that waits: both settle it for good. */
type Waiting = { nome: string; goOn: () => Promise<void>; undo: () => void }

const waiting = new Map<string, Waiting>()
let leaving: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

/**
 * Deletes the document in ten seconds, or when the toast is closed, unless somebody takes it back; until then it is only not shown. The
 * rules let nothing that was deleted come back as it was, so nothing is deleted before that: whoever closes the tab keeps the document, and is
 * asked first. Logging out does at once what waits: {@link settleDeletions}.
 * @throws DataError offline
 */
export async function deleteSoon({ key, nome, remove, done, failed }: Deletion): Promise<void> {
  if (!navigator.onLine) throw new DataError('offline')
  if (leaving.has(key)) return
  const { showUndo } = await import('./toasts.tsx')
  let going: Promise<void> | undefined
  const removeNow = async () => {
    try {
      await remove()
      notify.success(done)
    } catch (error) {
      notify.error(failed(error))
    } finally {
      settled(key)
    }
  }
  const goOn = () => {
    going ??= removeNow()
    return going
  }
  const toast = showUndo(`Excluindo ${nome || 'N/A'} em 10 segundos.`, UNDO_MS, () => settled(key), goOn)
  waiting.set(key, {
    nome,
    goOn: () => {
      toast.goOn()
      return goOn()
    },
    undo: toast.undo,
  })
  if (waiting.size === 1) window.addEventListener('beforeunload', askFirst)
  mark(key, true)
}

/**
 * What waits when somebody leaves their account: done at once where they leave by themselves, undone and said where their session ended. Afterwards
 * nothing waits that the next person to log in would do.
 */
export async function settleDeletions(how: 'do' | 'undo'): Promise<void> {
  const all = [...waiting.values()]
  if (how === 'do') await Promise.all(all.map(({ goOn }) => goOn()))
  else
    for (const { nome, undo } of all) {
      undo()
      notify.error(`${nome || 'N/A'}: a exclusão não foi feita, porque a sessão terminou antes.`)
    }
}

function settled(key: string): void {
  waiting.delete(key)
  if (waiting.size === 0) window.removeEventListener('beforeunload', askFirst)
  mark(key, false)
}

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** The keys of the documents that are about to be deleted: lists leave them out. */
export function useLeaving(): ReadonlySet<string> {
  return useSyncExternalStore(follow, read, read)
}

function follow(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => void listeners.delete(onChange)
}

const read = () => leaving

function mark(key: string, isLeaving: boolean): void {
  const next = new Set(leaving)
  if (isLeaving) next.add(key)
  else next.delete(key)
  leaving = next
  for (const listener of listeners) listener()
}
