import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { FormError } from '#src/components/form-error.tsx'
import { LeaveDialog } from '#src/components/leave-dialog.tsx'
import type { NomesPostos, Posto } from '#src/domain/entities.ts'
import { useLeaveGuard } from '#src/hooks/use-leave-guard.ts'
import { usePrinting } from '#src/hooks/use-printing.ts'
import { EditorBody } from './editor-body.tsx'
import { EditorDialogs, type Question } from './editor-dialogs.tsx'
import { EditorMenu } from './editor-menu.tsx'
import { type EditorState, isDirty } from './editor-state.ts'
import { type EditorTool, EditorToolbar } from './editor-toolbar.tsx'
import { gridOf, personAt } from './grid.ts'
import { KeptEditsDialog } from './kept-edits-dialog.tsx'
import { MergeQuestion } from './merge-question.tsx'
import { PastDays, pastCount } from './past-days.tsx'
import { nextSlot, type Slot, type SlotPlace, slotAt, slotsOf } from './slots.ts'
import { pasteTsv } from './spreadsheet-text.ts'
import { useAskBeforePast } from './use-ask-before-past.ts'
import { useChoosing } from './use-choosing.ts'
import { useEditing } from './use-editing.ts'
import { useEditorViews } from './use-editor-views.ts'
import { useKeptEdits } from './use-kept-edits.ts'
import type { ReportCheck } from './use-report-check.ts'
import type { ReportEditing } from './use-report-editor.ts'
import type { Serving } from './use-serving.ts'
import { useUndoKeys } from './use-undo-keys.ts'
import { weeksOf } from './week-jump.tsx'
import { whySentences } from './why-sentences.ts'
import './report-editor.css'
import './day-grid.css'
import './slot-cell.css'
import './editor-panels.css'
import './editor-phone.css'

export type ReportEditorProps = {
  state: EditorState
  editing: ReportEditing
  postos: readonly Posto[]
  nomes: NomesPostos
  serving: Serving
  check: ReportCheck
  /** a slot to go to: a new object each time it is asked for */
  wanted: { place: SlotPlace } | undefined
  /** room for a table; else one service a screen */
  wide: boolean
  /** whether everybody can be chosen: in the menu where the head has no room for it */
  everybody: ReactNode
}

/** The days of a report, changed here and nowhere else until they are saved. */
export function ReportEditor(props: ReportEditorProps) {
  const { state, editing, postos, nomes, serving, check, wanted, wide, everybody } = props
  const { days, remote } = state
  const { dispatch } = editing
  const dirty = isDirty(state)
  const kept = useKeptEdits(state, dispatch)
  const guard = useLeaveGuard(dirty)
  const printing = usePrinting()
  const [question, setQuestion] = useState<Question>()
  const [openPast, setOpenPast] = useState(false)

  const past = pastCount(days, check.today)
  const folded = openPast || printing ? 0 : past
  const grid = useMemo(() => gridOf(days.slice(folded), postos), [days, folded, postos])

  const edit = useAskBeforePast(remote.ativo, check.isPast, dispatch, (proceed) =>
    setQuestion({ kind: 'past', proceed }),
  )
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
  const aside = useEditorViews({ report: remote, days, others: serving.others, wide })
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
  // 'arrived' leaves the focus on the button that turned to the service
  const goToDay = useCallback(
    (key: string, type: 'go' | 'arrived' = 'go') => {
      const [posto] = postos
      if (posto) go({ type, place: { key, posto, slot: 0 } })
    },
    [go, postos],
  )
  const isBlank = (place: SlotPlace) => personAt(grid, place)?.id === ''
  const fill = () =>
    setQuestion({
      kind: 'fill',
      proceed: (filled) => edit({ type: 'replace-days', days: filled }),
    })
  const { blanks, warnings } = check.summary
  const tools: EditorTool[] = [
    ...(blanks > 0 ? [{ label: 'Próxima vaga', onClick: () => goToNext(isBlank, true) }] : []),
    ...(warnings > 0 ? [{ label: 'Próximo aviso', onClick: () => goToNext(check.hasProblem, false) }] : []),
    ...(blanks > 0 ? [{ label: 'Completar vagas', onClick: fill }] : []),
    { label: '+ Adicionar Dia', onClick: () => setQuestion({ kind: 'add-day' }) },
    ...(!wide && state.future.length > 0 ? [{ label: 'Refazer', onClick: redo }] : []),
  ]
  const whyOf = (slot: Slot): Question => ({
    kind: 'why',
    slot,
    report: remote,
    sentences: whySentences(slot.place, days, serving, check.byRow),
  })
  const head = cursor.head && slotAt(days, cursor.head)
  const note = dirty && <strong className="unsaved">Alterações não salvas.</strong>
  const weeks = useMemo(() => weeksOf(grid.days, grid.keys), [grid])

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
        table={wide}
        note={wide && note}
        saving={state.saving}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        tools={wide ? tools : []}
        weeks={wide ? weeks : []}
        onUndo={undo}
        onRedo={wide ? redo : undefined}
        onWeek={goToDay}
        onSave={() => void editing.save()}
      >
        <EditorMenu
          grid={grid}
          cursor={cursor}
          commands={commands}
          tools={wide ? [] : tools}
          views={wide ? [] : aside.views}
          beside={aside.reports}
          onWhy={head && (() => setQuestion(whyOf(head)))}
          everybody={everybody}
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
        views={wide ? aside.views : []}
        note={!wide && note}
      />
      <EditorBody
        grid={grid}
        nomes={nomes}
        problems={check.byRow}
        cursor={cursor}
        actions={actions}
        commands={commands}
        choosing={choosing}
        table={wide || printing}
        printing={printing}
        weeks={weeks}
        onShow={(key) => goToDay(key, 'arrived')}
        beside={aside.beside}
        load={aside.showLoad ? { report: remote, days, serving, nomes } : undefined}
      />
      <EditorDialogs
        question={question}
        nomes={nomes}
        days={days}
        serving={serving}
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
