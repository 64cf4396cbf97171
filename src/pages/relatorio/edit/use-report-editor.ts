import { useCallback, useEffect, useReducer, useState } from 'react'
import { errorText } from '#src/components/error-text.ts'
import { notify } from '#src/components/notify.ts'
import { ConflictError } from '#src/domain/data-error.ts'
import type { Report } from '#src/domain/entities.ts'
import { saveReport } from '#src/repositories/reports.ts'
import { editReport, openEditor } from './editor-state.ts'
import { NO_AUTHOR, useAuthor } from './use-author.ts'

/** The state of the editor, fed by the report as the server has it, and its save. */
export function useReportEditor(report: Report) {
  const [state, dispatch] = useReducer(editReport, report, openEditor)
  const [error, setError] = useState('')
  const author = useAuthor()

  useEffect(() => dispatch({ type: 'received', report }), [report])

  /** Saves over the version of `base` and no other. */
  async function save(base: Report) {
    if (state.saving) return
    const { days } = state
    const by = author()
    setError(by ? (days.length === 0 ? NO_DAYS : '') : NO_AUTHOR)
    if (!by || days.length === 0) return
    dispatch({ type: 'save-started' })
    try {
      const versao = await saveReport(base, days, by)
      dispatch({ type: 'saved', days, versao })
      notify.success('Relatorio atualizado com sucesso!')
    } catch (reason) {
      dispatch({ type: 'save-failed' })
      setError(reason instanceof ConflictError ? conflictText(reason) : errorText(FAILED, reason))
    }
  }

  return {
    state,
    dispatch,
    error,
    save: () => save(state.base),
    /** After having seen that somebody else saved: on top of theirs. */
    saveOver: () => {
      dispatch({ type: 'keep-mine' })
      return save(state.remote)
    },
    undo: useCallback(() => dispatch({ type: 'undo' }), []),
    redo: useCallback(() => dispatch({ type: 'redo' }), []),
  }
}

const FAILED = 'Erro ao atualizar relatorio.'
const NO_DAYS =
  'Erro ao atualizar relatorio. Um relatório precisa de pelo menos um dia: adicione um, ou exclua o relatório na lista.'

function conflictText({ intervening }: ConflictError): string {
  const who = intervening?.nameUser || 'Outra pessoa'
  return `${FAILED} ${who} salvou este relatório antes. Nada foi sobrescrito e suas alterações continuam aqui.`
}
