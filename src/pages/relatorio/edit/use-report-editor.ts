import { useCallback, useEffect, useReducer, useState } from 'react'
import { errorText } from '#src/components/error-text.ts'
import { notifySaved } from '#src/components/notify-saved.ts'
import { ConflictError } from '#src/domain/data-error.ts'
import type { Report, ReportDay } from '#src/domain/entities.ts'
import type { Author } from '#src/domain/log.ts'
import { getReport, saveReport } from '#src/repositories/reports.ts'
import { mergeDays } from '#src/roster/merge-days.ts'
import { NO_AUTHOR, useAuthor } from '#src/session/use-author.ts'
import { type EditorAction, type EditorState, editReport, isDirty, openEditor } from './editor-state.ts'
import { type Override, reasonOf } from './overrides.ts'

export type ReportEditing = {
  dispatch: (action: EditorAction) => void
  /** why the last save failed, or '' */
  error: string
  /** Resolves whether all is saved. `motivo`: the reason for what speaks against the rules of the roster. */
  save: () => Promise<boolean>
  /** remembers why somebody was chosen against the rules of the roster: it is saved with the days */
  because: (override: Override) => void
  undo: () => void
  redo: () => void
}

/** The one state of an open report, fed by the report as the server has it, and its save. undefined until the report came once. */
export function useReportEditor(report: Report | undefined): [EditorState | undefined, ReportEditing] {
  const [state, dispatch] = useReducer(reduce, report, (first) => first && openEditor(first))
  const [error, setError] = useState('')
  const author = useAuthor()
  const [overrides, setOverrides] = useState<readonly Override[]>([])

  useEffect(() => {
    if (report) dispatch({ type: 'received', report })
  }, [report])

  async function save(): Promise<boolean> {
    if (!state || state.saving) return false
    const { days, clashes } = state
    const by = author()
    setError(by ? (clashes.length > 0 ? ANSWER_FIRST : days.length === 0 ? NO_DAYS : '') : NO_AUTHOR)
    if (!by || days.length === 0 || clashes.length > 0) return false
    if (!isDirty(state)) {
      notifySaved(false, SAVED)
      return true
    }
    dispatch({ type: 'save-started' })
    try {
      dispatch({ type: 'saved', sent: days, ...(await saveJoined(state, by, reasonOf(overrides, days))) })
      setOverrides([])
      notifySaved(true, SAVED)
      return true
    } catch (reason) {
      dispatch({ type: 'save-failed' })
      setError(reason instanceof ConflictError ? conflictText(reason) : errorText(FAILED, reason))
      return false
    }
  }

  const undo = useCallback(() => dispatch({ type: 'undo' }), [])
  const redo = useCallback(() => dispatch({ type: 'redo' }), [])
  const because = useCallback((override: Override) => setOverrides((before) => [...before, override]), [])
  return [state, { dispatch, error, save, because, undo, redo }]
}

function reduce(state: EditorState | undefined, action: EditorAction): EditorState | undefined {
  if (state) return editReport(state, action)
  return action.type === 'received' ? openEditor(action.report) : undefined
}

/**
 * Saves over the version that was read; when somebody else saved meanwhile, joins both and saves once more.
 * @throws ConflictError when both changed the same, or somebody saved yet again
 */
async function saveJoined(
  { base, saved, days }: EditorState,
  by: Author,
  motivo: string | undefined,
): Promise<Stored> {
  try {
    return { stored: days, versao: await saveReport(base, days, by, motivo) }
  } catch (reason) {
    if (!(reason instanceof ConflictError)) throw reason
    const theirs = await getReport(base.id)
    const { days: joined, clashes } = mergeDays(saved, theirs.report, days)
    if (clashes.length > 0 || joined.length === 0) throw reason
    return { stored: joined, versao: await saveReport(theirs, joined, by, motivo) }
  }
}

type Stored = { stored: readonly ReportDay[]; versao: number }

const SAVED = 'Relatorio atualizado com sucesso!'
const FAILED = 'Erro ao atualizar relatorio.'
const NO_DAYS =
  'Erro ao atualizar relatorio. Um relatório precisa de pelo menos um dia: adicione um, ou exclua o relatório na lista.'
const ANSWER_FIRST = `${FAILED} Antes escolha, acima, o que fica onde vocês dois mudaram a mesma vaga.`

function conflictText({ intervening }: ConflictError): string {
  const who = intervening?.nameUser || 'Outra pessoa'
  return `${FAILED} ${who} salvou este relatório antes. Nada foi sobrescrito e suas alterações continuam aqui.`
}
