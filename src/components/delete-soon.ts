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

let leaving: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

/**
 * Deletes the document in ten seconds, or when the toast is closed, unless somebody takes it back; until then it is only not shown. The
 * rules let nothing that was deleted come back as it was, so nothing is deleted before that: whoever closes the tab keeps the document.
 * @throws DataError offline
 */
export async function deleteSoon({ key, nome, remove, done, failed }: Deletion): Promise<void> {
  if (!navigator.onLine) throw new DataError('offline')
  if (leaving.has(key)) return
  const { showUndo } = await import('./toasts.tsx')
  mark(key, true)
  const goOn = async () => {
    try {
      await remove()
      notify.success(done)
    } catch (error) {
      notify.error(failed(error))
    } finally {
      mark(key, false)
    }
  }
  showUndo(`Excluindo ${nome || 'N/A'} em 10 segundos.`, UNDO_MS, () => mark(key, false), goOn)
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
