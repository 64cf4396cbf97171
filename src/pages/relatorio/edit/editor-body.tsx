import { useState } from 'react'
import { EmptyState } from '#src/components/data-state.tsx'
import type { NomesPostos } from '#src/domain/entities.ts'
import type { DaysBeside } from '#src/roster/days-beside.ts'
import type { Cursor } from './cursor.ts'
import { DayGrid } from './day-grid.tsx'
import { DayPager } from './day-pager.tsx'
import { ActionsContext, type Choices, ChoicesContext, type SlotActions } from './editor-context.ts'
import type { Grid } from './grid.ts'
import type { GridCommands } from './grid-keys.ts'
import { LoadPanel, type LoadPanelProps } from './load-panel.tsx'
import { OverlayContext } from './over-cell.tsx'
import type { RowProblems } from './report-summary.ts'
import type { WeekJumpProps } from './week-jump.tsx'

export type EditorBodyProps = {
  grid: Grid
  nomes: NomesPostos
  problems: RowProblems
  cursor: Cursor
  actions: SlotActions
  commands: GridCommands
  choosing: Choices
  /** as a table; else one service a screen */
  table: boolean
  printing: boolean
  weeks: WeekJumpProps['weeks']
  /** shows a service, by its key */
  onShow: (key: string) => void
  /** undefined: not asked for */
  beside: DaysBeside | undefined
  load: LoadPanelProps | undefined
}

/** The services themselves, as there is room for them, and what is wanted beside them. */
export function EditorBody(props: EditorBodyProps) {
  const { grid, cursor, actions, choosing, table, load, weeks, onShow } = props
  const [overlay, setOverlay] = useState<HTMLElement | null>(null)
  if (grid.days.length === 0)
    return (
      <EmptyState
        sentence="Este relatório não tem nenhum dia."
        hint="Use “+ Adicionar Dia” para incluir um culto."
      />
    )
  return (
    <ActionsContext value={actions}>
      <ChoicesContext value={choosing}>
        {table ? (
          <div className={load ? 'editor-body editor-body--load' : 'editor-body'}>
            <div className="editor-body__columns">
              <OverlayContext value={overlay ?? undefined}>
                <DayGrid {...props} />
              </OverlayContext>
              {load && <LoadPanel {...load} />}
            </div>
            <div ref={setOverlay} className="editor-overlay no-print" />
          </div>
        ) : (
          <DayPager
            {...props}
            index={Math.max(0, grid.keys.indexOf(cursor.head?.key ?? ''))}
            weeks={weeks}
            onShow={onShow}
          />
        )}
      </ChoicesContext>
    </ActionsContext>
  )
}
