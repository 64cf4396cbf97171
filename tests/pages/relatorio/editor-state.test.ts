import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Pessoa, ReportDay } from '#src/domain/entities.ts'
import {
  type EditorAction,
  type EditorState,
  editReport,
  isConflict,
  isDirty,
  openEditor,
} from '#src/pages/relatorio/edit/editor-state.ts'
import { changedDates } from '#src/pages/relatorio/edit/same-days.ts'
import { reportWith } from '#tests/roster/report-builder.ts'

const ana = { id: 'a', name: 'Ana' }
const bia = { id: 'b', name: 'Bia' }

const day = (date: number, ...atriu: Pessoa[]): ReportDay => ({ date, atriu })
const read = (days: ReportDay[], versao = 1) => reportWith({ report: days, versao })
const run = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(editReport, state)

/** The day of that date, as an action names it. */
function dayAt(state: EditorState, date: number): ReportDay {
  const found = state.days.find((one) => one.date === date)
  if (!found) throw new Error(`no day ${date}`)
  return found
}

function setFirst(state: EditorState, date: number, person: Pessoa): EditorState {
  return run(state, { type: 'set-person', day: dayAt(state, date), posto: 'atriu', slot: 0, person })
}

test('sorts by date, and an edit makes a new object of its own day alone', () => {
  const opened = openEditor(read([day(2, ana), day(1, ana)]))
  expect(opened.days.map(({ date }) => date)).toEqual([1, 2])
  const edited = setFirst(opened, 2, bia)
  expect(edited.days[0]).toBe(opened.days[0])
  expect(edited.days[1]).toEqual(day(2, bia))
  expect([isDirty(opened), isDirty(edited)]).toEqual([false, true])
})

test('of two services that are alike only the named one is edited', () => {
  const opened = run(openEditor(read([day(1, ana), day(1, ana)])), {
    type: 'received',
    report: read([day(1, ana), day(1, ana)]),
  })
  const [, second] = opened.days
  if (!second) throw new Error('two days')
  const edited = run(opened, { type: 'set-person', day: second, posto: 'atriu', slot: 0, person: bia })
  expect(edited.days).toEqual([day(1, ana), day(1, bia)])
})

test('undoing all edits is clean again, redoing brings all back, and a new edit forgets what was undone', () => {
  const actions = fc.array(
    fc.constantFrom<(state: EditorState) => EditorAction>(
      () => ({ type: 'add-day', date: 5, postos: ['atriu'] }),
      (state) => ({ type: 'add-person', day: state.days[0] ?? day(0), posto: 'atriu' }),
      (state) => ({ type: 'remove-person', day: state.days[0] ?? day(0), posto: 'atriu', slot: 0 }),
      (state) => ({ type: 'remove-day', day: state.days[0] ?? day(0) }),
    ),
    { minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(actions, (makers) => {
      const opened = openEditor(read([day(1, ana), day(2)]))
      const edited = makers.reduce((state, make) => editReport(state, make(state)), opened)
      const undone = run(edited, ...makers.map(() => ({ type: 'undo' }) as const))
      expect(undone.days).toBe(opened.days)
      expect(isDirty(undone)).toBe(false)
      const redone = run(undone, ...makers.map(() => ({ type: 'redo' }) as const))
      expect(redone.days).toBe(edited.days)
      expect(setFirst(undone, 1, bia).future).toEqual([])
    }),
  )
})

describe('what the server says', () => {
  test('is followed while nothing is edited, and days that did not change stay the same objects', () => {
    const opened = openEditor(read([day(1, ana), day(2, ana)]))
    const followed = run(opened, { type: 'received', report: read([day(1, ana), day(2, bia)], 2) })
    expect(followed.days[0]).toBe(opened.days[0])
    expect(followed.days[1]).toEqual(day(2, bia))
    expect([isDirty(followed), followed.base.versao]).toEqual([false, 2])
    const again = run(followed, { type: 'received', report: read([day(1, ana), day(2, bia)], 2) })
    expect(again.days).toBe(followed.days)
  })

  test('does not touch local edits, and is a conflict from the moment it is newer', () => {
    const edited = setFirst(openEditor(read([day(1, ana)])), 1, bia)
    const sameVersion = run(edited, { type: 'received', report: { ...read([day(1, ana)]), ativo: false } })
    expect([isConflict(sameVersion), sameVersion.remote.ativo]).toEqual([false, false])
    const newer = run(edited, { type: 'received', report: read([day(1)], 2) })
    expect(newer.days).toEqual([day(1, bia)])
    expect([isConflict(newer), newer.base.versao]).toEqual([true, 1])
  })

  test('is no conflict when it is what was edited here: a save whose answer got lost', () => {
    const edited = setFirst(openEditor(read([day(1, ana)])), 1, bia)
    const arrived = run(edited, { type: 'received', report: read([day(1, bia)], 2) })
    expect([isConflict(arrived), isDirty(arrived), arrived.past.length]).toEqual([false, false, 0])
  })

  test('can be taken, and undoing brings the own edits back on top of it', () => {
    const edited = setFirst(openEditor(read([day(1, ana)])), 1, bia)
    const taken = run(edited, { type: 'received', report: read([day(1)], 2) }, { type: 'take-remote' })
    expect([taken.days, isDirty(taken), isConflict(taken)]).toEqual([[day(1)], false, false])
    const back = run(taken, { type: 'undo' })
    expect([back.days, isDirty(back), isConflict(back)]).toEqual([[day(1, bia)], true, false])
    expect(back.base.versao).toBe(2)
  })

  test('can be acknowledged: the own edits stay, to be saved over the newer version', () => {
    const edited = setFirst(openEditor(read([day(1, ana)])), 1, bia)
    const kept = run(edited, { type: 'received', report: read([day(1)], 2) }, { type: 'keep-mine' })
    expect([kept.days, isDirty(kept), isConflict(kept), kept.base.versao]).toEqual([
      [day(1, bia)],
      true,
      false,
      2,
    ])
  })
})

describe('a save', () => {
  const edited = setFirst(openEditor(read([day(1, ana)])), 1, bia)

  test('leaves nothing to undo, and its own echo is no conflict, whichever comes first', () => {
    const saving = run(edited, { type: 'save-started' })
    const echo: EditorAction = { type: 'received', report: read([day(1, bia)], 2) }
    const saved: EditorAction = { type: 'saved', days: edited.days, versao: 2 }
    for (const after of [run(saving, echo, saved), run(saving, saved, echo)]) {
      expect([isDirty(after), isConflict(after), after.past, after.base.versao]).toEqual([
        false,
        false,
        [],
        2,
      ])
    }
    expect(isConflict(run(saving, echo))).toBe(false)
  })

  test('keeps what was edited while it was under way, on top of it', () => {
    const later = setFirst(run(edited, { type: 'save-started' }), 1, ana)
    const after = run(later, { type: 'saved', days: edited.days, versao: 2 })
    expect([after.days, isDirty(after)]).toEqual([[day(1, ana)], true])
    expect(isDirty(run(after, { type: 'undo' }))).toBe(false)
  })

  test('that fails because somebody was faster shows the conflict', () => {
    const refused = run(
      edited,
      { type: 'save-started' },
      { type: 'received', report: read([day(1)], 2) },
      { type: 'save-failed' },
    )
    expect([isConflict(refused), refused.days]).toEqual([true, [day(1, bia)]])
  })
})

test('names the dates that two versions do not have in common', () => {
  expect(changedDates([day(1, ana), day(2), day(3)], [day(1, bia), day(2), day(4)])).toEqual([1, 3, 4])
})
