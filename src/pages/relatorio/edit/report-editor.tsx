import { useCallback, useMemo, useRef, useState } from 'react'
import { Button } from '#src/components/button.tsx'
import { Checkbox } from '#src/components/checkbox.tsx'
import { EmptyState } from '#src/components/data-state.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { Icon } from '#src/components/icons.tsx'
import { LeaveDialog } from '#src/components/leave-dialog.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import {
  type Igreja,
  NOMES_POSTOS_PADRAO,
  POSTOS_BY_TIPO,
  type Report,
  type ReportDay,
  type Tipo,
} from '#src/domain/entities.ts'
import { useLeaveGuard } from '#src/hooks/use-leave-guard.ts'
import { monthOf } from '#src/lib/service-labels.ts'
import { paths } from '#src/paths.ts'
import { countTurns, postosUsed } from '#src/roster/report-people.ts'
import { AddDayDialog } from './add-day-dialog.tsx'
import { ConflictBanner } from './conflict-banner.tsx'
import { DayList } from './day-list.tsx'
import { DeleteDayDialog } from './delete-day-dialog.tsx'
import { isConflict, isDirty } from './editor-state.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { nextBlank } from './next-blank.ts'
import { reportSummary } from './report-summary.ts'
import { changedDates } from './same-days.ts'
import { SlotChoicesContext } from './slot-choices.ts'
import { useClashes } from './use-clashes.ts'
import { useDayActions } from './use-day-actions.ts'
import { usePeopleChoices } from './use-people-choices.ts'
import { useReportEditor } from './use-report-editor.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import './report-editor.css'

export type ReportEditorProps = {
  report: Report
  /** the house, for its names of the posts */
  igreja: Igreja | undefined
  /** of the report's position: says the posts while there is no day */
  tipo: Tipo | undefined
}

/** The days of a report, changed here and nowhere else until they are saved. */
export function ReportEditor({ report, igreja, tipo }: ReportEditorProps) {
  const { state, dispatch, error, save, saveOver, undo, redo } = useReportEditor(report)
  const { days, saved, remote } = state
  const dirty = isDirty(state)
  const guard = useLeaveGuard(dirty)
  const [everybody, setEverybody] = useState(false)
  const [addingDay, setAddingDay] = useState(false)
  const [deletingDay, setDeletingDay] = useState<ReportDay>()
  const { editing, actions, edit, stopEditing } = useDayActions(dispatch, setDeletingDay)
  const [wanted, setWanted] = useState<string>()
  const forgetWanted = useCallback(() => setWanted(undefined), [])
  const lastBlank = useRef<string>(undefined)

  const { people, state: peopleState } = usePeopleChoices(report, everybody)
  const clashes = useClashes(report.igreja, report.id)
  const postos = days.length > 0 ? postosUsed(days) : POSTOS_BY_TIPO[tipo === 'UserS' ? 'UserS' : 'UserP']
  const choices = useMemo(() => ({ people, turns: countTurns(days) }), [people, days])
  const summary = useMemo(() => reportSummary(days, postos, clashes), [days, postos, clashes])

  const undoClosing = useCallback(() => {
    stopEditing()
    undo()
  }, [stopEditing, undo])
  const redoClosing = useCallback(() => {
    stopEditing()
    redo()
  }, [stopEditing, redo])
  useUndoKeys(undoClosing, redoClosing)

  function openNextBlank() {
    const blank = nextBlank(days, postos, lastBlank.current)
    lastBlank.current = blank?.address
    setWanted(blank?.rowKey)
    edit(blank?.address)
  }

  return (
    <>
      {isConflict(state) && (
        <ConflictBanner
          intervening={remote.alteracao}
          changed={changedDates(saved, remote.report)}
          onTakeTheirs={() => dispatch({ type: 'take-remote' })}
          onKeepMine={saveOver}
        />
      )}
      <EditorToolbar
        dirty={dirty}
        saving={state.saving}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        summary={summary}
        onUndo={undoClosing}
        onRedo={redoClosing}
        onNextBlank={openNextBlank}
        onSave={save}
      />
      <FormError>{error}</FormError>
      <div className="editor-tools no-print">
        <Button onClick={() => setAddingDay(true)}>+ Adicionar Dia</Button>
        <Button onClick={() => window.print()}>
          <Icon name="print" size={18} /> Imprimir
        </Button>
        <LinkButton to={paths.compartilharHouse(report.cidade, report.igreja, firstMonth(report))}>
          Compartilhar
        </LinkButton>
        <Checkbox
          label="Mostrar todos os usuarios do sistema"
          hint={availableText(peopleState, people.length)}
          checked={everybody}
          onChange={setEverybody}
        />
      </div>
      <SlotChoicesContext value={choices}>
        {days.length > 0 ? (
          <DayList
            days={days}
            postos={postos}
            nomes={igreja ?? NOMES_POSTOS_PADRAO}
            clashes={clashes}
            editing={editing}
            wanted={wanted}
            onShown={forgetWanted}
            actions={actions}
          />
        ) : (
          <EmptyState
            sentence="Este relatório não tem nenhum dia."
            hint="Use “+ Adicionar Dia” para incluir um culto."
          />
        )}
      </SlotChoicesContext>
      {addingDay && (
        <AddDayDialog
          exists={(date) => days.some((day) => day.date === date)}
          onAdd={(date) => {
            dispatch({ type: 'add-day', date, postos })
            setWanted(`${date}`)
          }}
          onClose={() => setAddingDay(false)}
        />
      )}
      {deletingDay && (
        <DeleteDayDialog
          day={deletingDay}
          onDelete={() => dispatch({ type: 'remove-day', day: deletingDay })}
          onClose={() => setDeletingDay(undefined)}
        />
      )}
      <LeaveDialog guard={guard} />
    </>
  )
}

function availableText(state: 'loading' | 'failed' | 'ready', count: number): string {
  if (state === 'loading') return 'Carregando usuários...'
  if (state === 'failed') return 'Não foi possível carregar os usuários.'
  return count === 1 ? '1 usuário disponível' : `${count} usuários disponíveis`
}

/** The month of its first service; '' when it has none. */
function firstMonth({ report }: Report): string {
  const date = report.find((day) => day.date !== undefined)?.date
  return date === undefined ? '' : monthOf(date)
}
