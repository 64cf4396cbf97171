import { type Dispatch, useRef } from 'react'
import type { EditorAction } from './editor-state.ts'
import { touchesPast } from './touches-past.ts'

/** Past days of a published report are asked about before they are changed, once as long as the editor is open. */
export function useAskBeforePast(
  published: boolean,
  isPast: (key: string) => boolean,
  dispatch: Dispatch<EditorAction>,
  ask: (proceed: () => void) => void,
): Dispatch<EditorAction> {
  const allowed = useRef(false)
  return (action) => {
    if (!published || allowed.current || !touchesPast(action, isPast)) return dispatch(action)
    ask(() => {
      allowed.current = true
      dispatch(action)
    })
  }
}
