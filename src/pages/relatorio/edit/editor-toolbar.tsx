import type { ReactNode } from 'react'
import { Button } from '#src/components/button.tsx'
import { Icon } from '#src/components/icons.tsx'
import type { ReportSummary } from './report-summary.ts'
import { WeekJump } from './week-jump.tsx'

export type EditorToolbarProps = {
  dirty: boolean
  saving: boolean
  canUndo: boolean
  canRedo: boolean
  summary: ReportSummary
  /** the first service of each week (stored ms) with its row's key */
  weeks: readonly { key: string; label: string }[]
  onUndo: () => void
  onRedo: () => void
  onNextBlank: () => void
  onNextProblem: () => void
  onWeek: (key: string) => void
  onAddDay: () => void
  onSave: () => void
  /** the menu of what is wanted less often */
  children: ReactNode
}

/** One row of what acts on the whole report; stays in view while one scrolls. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { dirty, saving, canUndo, canRedo, summary, weeks, children } = props
  return (
    <div className="editor-toolbar no-print" role="toolbar" aria-label="Edição do relatório">
      <Button variant="primary" busy={saving} busyLabel="Salvando..." onClick={props.onSave}>
        Salvar Alteracoes
      </Button>
      <Button
        aria-disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        title="Desfazer"
        onClick={() => canUndo && props.onUndo()}
      >
        <Icon name="undo" size={18} /> <span className="visually-hidden">Desfazer</span>
      </Button>
      <Button
        aria-disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        title="Refazer"
        onClick={() => canRedo && props.onRedo()}
      >
        <Icon name="redo" size={18} /> <span className="visually-hidden">Refazer</span>
      </Button>
      <p className="editor-toolbar__note" role="status">
        {dirty && <strong>Alterações não salvas.</strong>}
      </p>
      {summary.blanks > 0 && <Button onClick={props.onNextBlank}>Próxima vaga</Button>}
      {summary.warnings > 0 && <Button onClick={props.onNextProblem}>Próximo aviso</Button>}
      {weeks.length > 1 && <WeekJump weeks={weeks} onWeek={props.onWeek} />}
      <Button onClick={props.onAddDay}>+ Adicionar Dia</Button>
      {children}
    </div>
  )
}
