import { Button } from '#src/components/button.tsx'
import { Icon } from '#src/components/icons.tsx'
import type { reportSummary } from './report-summary.ts'

export type EditorToolbarProps = {
  dirty: boolean
  saving: boolean
  canUndo: boolean
  canRedo: boolean
  summary: ReturnType<typeof reportSummary>
  onUndo: () => void
  onRedo: () => void
  onNextBlank: () => void
  onSave: () => void
}

/** What acts on the whole report; stays in view while one scrolls. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { dirty, saving, canUndo, canRedo, summary, onUndo, onRedo, onNextBlank, onSave } = props
  return (
    <div className="editor-toolbar no-print" role="toolbar" aria-label="Edição do relatório">
      <Button variant="primary" busy={saving} busyLabel="Salvando..." onClick={onSave}>
        Salvar Alteracoes
      </Button>
      <Button aria-disabled={!canUndo} aria-keyshortcuts="Control+Z" onClick={() => canUndo && onUndo()}>
        <Icon name="undo" size={18} /> <span className="editor-toolbar__label">Desfazer</span>
      </Button>
      <Button
        aria-disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={() => canRedo && onRedo()}
      >
        <Icon name="redo" size={18} /> <span className="editor-toolbar__label">Refazer</span>
      </Button>
      <p className="editor-toolbar__note" role="status">
        {dirty && <strong>Alterações não salvas. </strong>}
        {summary.text}
      </p>
      {summary.blanks > 0 && <Button onClick={onNextBlank}>Próxima vaga</Button>}
    </div>
  )
}
