import { useEffect, useMemo, useRef, useState } from 'react'
import { EmptyState } from '#src/components/data-state.tsx'
import { FormError } from '#src/components/form-error.tsx'
import { LeaveDialog } from '#src/components/leave-dialog.tsx'
import type { NomesPostos, Posto } from '#src/domain/entities.ts'
import { useLeaveGuard } from '#src/hooks/use-leave-guard.ts'
import { useMediaQuery } from '#src/hooks/use-media-query.ts'
import { usePrinting } from '#src/hooks/use-printing.ts'
import { DayGrid } from './day-grid.tsx'
import { DayPager } from './day-pager.tsx'
import { ActionsContext, ChoicesContext } from './editor-context.ts'
import { EditorDialogs, type Question } from './editor-dialogs.tsx'
import { EditorMenu } from './editor-menu.tsx'
import { type EditorAction, type EditorState, isDirty } from './editor-state.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { FillButton } from './fill-button.tsx'
import { gridOf, personAt } from './grid.ts'
import { KeptEditsDialog } from './kept-edits-dialog.tsx'
import { MergeQuestion } from './merge-question.tsx'
import { PastDays, pastCount } from './past-days.tsx'
import { nextSlot, type SlotPlace, slotsOf } from './slots.ts'
import { pasteTsv } from './spreadsheet-text.ts'
import { touchesPast } from './touches-past.ts'
import { useChoosing } from './use-choosing.ts'
import { useEditing } from './use-editing.ts'
import { useKeptEdits } from './use-kept-edits.ts'
import type { ReportCheck } from './use-report-check.ts'
import type { ReportEditing } from './use-report-editor.ts'
import type { Serving } from './use-serving.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { weeksOf } from './week-jump.tsx'
import './report-editor.css'

export type ReportEditorProps = {
  state: EditorState
  editing: ReportEditing
  postos: readonly Posto[]
  nomes: NomesPostos
  serving: Serving
  check: ReportCheck
  /** a slot to go to: a new object each time it is asked for */
  wanted: { place: SlotPlace } | undefined
}

/** The days of a report, changed here and nowhere else until they are saved. */
export function ReportEditor(props: ReportEditorProps) {
  const { state, editing, postos, nomes, serving, check, wanted } = props
  const { days, remote } = state
  const { dispatch } = editing
  const dirty = isDirty(state)
  const kept = useKeptEdits(state, dispatch)
  const guard = useLeaveGuard(dirty)
  const wide = useMediaQuery('(min-width: 60em), print', true)
  const printing = usePrinting()
  const [question, setQuestion] = useState<Question>()
  const [openPast, setOpenPast] = useState(false)
  const pastAllowed = useRef(false)

  const past = pastCount(days, check.today)
  const folded = openPast || printing ? 0 : past
  const grid = useMemo(() => gridOf(days.slice(folded), postos), [days, folded, postos])

  /** Past days of a published report are asked about before they are changed. */
  function edit(action: EditorAction) {
    if (!remote.ativo || pastAllowed.current || !touchesPast(action, check.isPast)) return dispatch(action)
    setQuestion({
      kind: 'past',
      proceed: () => {
        pastAllowed.current = true
        dispatch(action)
      },
    })
  }

  const { cursor, go, actions, commands } = useEditing({
    grid,
    edit,
    onDeleteDay: (day, key) =>
      setQuestion({ kind: 'delete-day', day, proceed: () => edit({ type: 'remove-day', key }) }),
    onPaste: (at, text) => {
      const pasted = pasteTsv(grid, at, text, serving.choices)
      setQuestion({
        kind: 'paste',
        pasted,
        proceed: () => edit({ type: 'set-people', changes: pasted.changes }),
      })
    },
    onOverride: (place, person, answer, proceed) =>
      setQuestion({
        kind: 'override',
        person,
        answer,
        proceed: (reason) => {
          editing.because({ place, id: person.id, text: `${person.name}, ${nomes[place.posto]}: ${reason}` })
          proceed()
        },
      }),
  })
  const choosing = useChoosing(serving, days)
  useEffect(() => {
    if (wanted) go({ type: 'go', place: wanted.place })
  }, [wanted, go])

  function undoing(step: () => void) {
    return () => {
      if (cursor.head && cursor.editing) go({ type: 'close', place: cursor.head, refocus: false })
      step()
    }
  }
  const [undo, redo] = [undoing(editing.undo), undoing(editing.redo)]
  useUndoKeys(undo, redo)

  function goToNext(wanted: (place: SlotPlace) => boolean, open: boolean) {
    const next = nextSlot(slotsOf(grid.days, postos), cursor.head, ({ place }) => wanted(place))
    if (next) go({ type: open ? 'open' : 'go', place: next.place })
  }
  const goToDay = (key: string) => {
    const [posto] = postos
    if (posto) go({ type: 'go', place: { key, posto, slot: 0 } })
  }
  // without the focus: it stays on the button that turns the services
  const showDay = (key: string) => {
    const [posto] = postos
    if (posto) go({ type: 'arrived', place: { key, posto, slot: 0 } })
  }
  const isBlank = (place: SlotPlace) => personAt(grid, place)?.id === ''

  return (
    <>
      {state.clashes.length > 0 && (
        <MergeQuestion
          intervening={remote.alteracao}
          clashes={state.clashes}
          nomes={nomes}
          onJoin={(takeTheirs) => dispatch({ type: 'join', takeTheirs })}
        />
      )}
      <EditorToolbar
        dirty={dirty}
        saving={state.saving}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        summary={check.summary}
        weeks={weeksOf(grid.days, grid.keys)}
        onUndo={undo}
        onRedo={redo}
        onNextBlank={() => goToNext(isBlank, true)}
        onNextProblem={() => goToNext(check.hasProblem, false)}
        onWeek={goToDay}
        onAddDay={() => setQuestion({ kind: 'add-day' })}
        onSave={() => void editing.save()}
      >
        {check.summary.blanks > 0 && (
          <FillButton
            days={days}
            serving={serving}
            onFill={(filled) => edit({ type: 'replace-days', days: filled })}
          />
        )}
        <EditorMenu
          grid={grid}
          cursor={cursor}
          commands={commands}
          onFill={() =>
            setQuestion({
              kind: 'fill',
              days,
              serving,
              proceed: (filled) => edit({ type: 'replace-days', days: filled }),
            })
          }
          onSwap={() => go({ type: 'begin-swap' })}
          onDeleteDay={actions.deleteDay}
          report={remote}
        />
      </EditorToolbar>
      {cursor.swap && (
        <p className="editor-swap no-print" role="status">
          Trocar <strong>{personAt(grid, cursor.swap)?.name || 'a vaga em branco'}</strong> com quem? Escolha
          a outra pessoa na grade. Esc cancela.
        </p>
      )}
      <FormError>{editing.error}</FormError>
      <PastDays
        days={days}
        postos={postos}
        folded={folded}
        past={past}
        open={openPast}
        onOpen={setOpenPast}
        summary={check.summary.text}
      />
      <ActionsContext value={actions}>
        <ChoicesContext value={choosing}>
          {days.length === 0 ? (
            <EmptyState
              sentence="Este relatório não tem nenhum dia."
              hint="Use “+ Adicionar Dia” para incluir um culto."
            />
          ) : wide || printing ? (
            <DayGrid
              grid={grid}
              nomes={nomes}
              problems={check.byRow}
              cursor={cursor}
              commands={commands}
              printing={printing}
            />
          ) : (
            <DayPager
              grid={grid}
              nomes={nomes}
              problems={check.byRow}
              cursor={cursor}
              index={Math.max(0, grid.keys.indexOf(cursor.head?.key ?? ''))}
              onShow={(index) => showDay(grid.keys[index] ?? '')}
            />
          )}
        </ChoicesContext>
      </ActionsContext>
      <EditorDialogs
        question={question}
        nomes={nomes}
        exists={(date) => days.some((day) => day.date === date)}
        onAddDay={(date) => {
          edit({ type: 'add-day', date, postos })
          goToDay(`${date}`)
        }}
        onClose={() => setQuestion(undefined)}
      />
      {kept.offered && (
        <KeptEditsDialog {...kept.offered} onRestore={kept.restore} onDiscard={kept.discard} />
      )}
      <LeaveDialog
        guard={{
          ...guard,
          leave: () => {
            kept.drop()
            guard.leave()
          },
        }}
      />
    </>
  )
}
