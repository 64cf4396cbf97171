import type { ReactNode } from 'react'
import { Button } from '#src/components/button.tsx'
import { Icon } from '#src/components/icons.tsx'
import { useRoom } from '#src/hooks/use-room.ts'
import { WeekJump } from './week-jump.tsx'

/** What acts on the whole report: a button of the row, or where that is narrow an entry of its menu. */
export type EditorTool = { label: string; onClick: () => void }

export type EditorToolbarProps = {
  /** beside a table; else one service is one screen */
  table: boolean
  /** that something is not saved; elsewhere on a phone */
  note: ReactNode
  saving: boolean
  canUndo: boolean
  canRedo: boolean
  /** none on a phone: its menu has them */
  tools: readonly EditorTool[]
  /** the first service of each week (stored ms) with its row's key */
  weeks: readonly { key: string; label: string }[]
  onUndo: () => void
  /** undefined where there is no room for it */
  onRedo: (() => void) | undefined
  onWeek: (key: string) => void
  onSave: () => void
  /** the menu of what is wanted less often */
  children: ReactNode
}

/** What the tools take in one row, and the narrowest phone's letters of the usual size. */
const [ROW_REM, PHONE_REM] = [75, 20]

/** One row of what acts on the whole report; stays in view while one scrolls. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { table, note, saving, canUndo, canRedo, tools, weeks, children } = props
  const hasRow = useRoom(ROW_REM)
  const hasLines = useRoom(PHONE_REM)
  const layout = table ? (hasRow ? 'row' : 'rows') : hasLines ? 'phone' : 'large'
  return (
    <div
      className={`editor-toolbar editor-toolbar--${layout} no-print`}
      role="toolbar"
      aria-label="Edição do relatório"
    >
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
      {props.onRedo && (
        <Button
          aria-disabled={!canRedo}
          aria-keyshortcuts="Control+Shift+Z"
          title="Refazer"
          onClick={() => canRedo && props.onRedo?.()}
        >
          <Icon name="redo" size={18} /> <span className="visually-hidden">Refazer</span>
        </Button>
      )}
      <p className="editor-toolbar__note" role="status">
        {note}
      </p>
      {tools.map(({ label, onClick }) => (
        <Button key={label} onClick={onClick}>
          {label}
        </Button>
      ))}
      <WeekJump weeks={weeks} onWeek={props.onWeek} />
      {children}
    </div>
  )
}
