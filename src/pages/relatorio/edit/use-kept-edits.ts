import { type Dispatch, useCallback, useEffect, useState } from 'react'
import { useSession } from '#src/session/session-context.ts'
import { dropUnsaved, keepUnsaved, readUnsaved } from '#src/session/unsaved-work.ts'
import type { EditorAction, EditorState } from './editor-state.ts'
import { keptEdits, parseKeptEdits, restoredDays } from './kept-edits.ts'

/**
 * Keeps the edits on this device while they are not saved. `offered` is what an earlier visit left, until it is taken or thrown away:
 * the instant it was kept and how many days it changed.
 */
export function useKeptEdits(state: EditorState, dispatch: Dispatch<EditorAction>) {
  const { user } = useSession()
  const uid = user?.uid ?? ''
  const what = `relatorio/${state.base.id}`
  const [left, setLeft] = useState(() => {
    const work = readUnsaved(uid, what)
    const edits = parseKeptEdits(work?.value)
    return work && edits ? { at: work.at, edits } : undefined
  })
  const { base, saved, days } = state

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is kept matters, not the whole state
  useEffect(() => {
    if (left) return
    const edits = keptEdits(state)
    if (edits) keepUnsaved(uid, what, edits)
    else dropUnsaved(uid, what)
  }, [left, uid, what, base.versao, saved, days])

  return {
    offered: left && { at: left.at, days: Math.max(left.edits.before.length, left.edits.after.length) },
    restore: () => {
      if (!left) return
      dispatch({ type: 'restore', versao: left.edits.versao, ...restoredDays(left.edits, state.saved) })
      setLeft(undefined)
    },
    discard: () => setLeft(undefined),
    /** The person leaves without saving, knowingly. */
    drop: useCallback(() => dropUnsaved(uid, what), [uid, what]),
  }
}
