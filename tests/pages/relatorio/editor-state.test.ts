import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Pessoa, ReportDay } from '#src/domain/entities.ts'
import {
  type EditorAction,
  type EditorState,
  editReport,
  isDirty,
  openEditor,
} from '#src/pages/relatorio/edit/editor-state.ts'
import { keptEdits, parseKeptEdits, restoredDays } from '#src/pages/relatorio/edit/kept-edits.ts'
import { reportWith } from '#tests/roster/report-builder.ts'

const ana = { id: 'a', name: 'Ana' }
const bia = { id: 'b', name: 'Bia' }
const cida = { id: 'c', name: 'Cida' }

const day = (date: number, ...atriu: Pessoa[]): ReportDay => ({ date, atriu })
const read = (days: ReportDay[], versao = 1) => reportWith({ report: days, versao })
const run = (state: EditorState, ...actions: EditorAction[]) => actions.reduce(editReport, state)

const isConflict = ({ clashes }: EditorState) => clashes.length > 0

function setFirst(state: EditorState, key: string, person: Pessoa): EditorState {
  return run(state, { type: 'set-people', changes: [{ key, posto: 'atriu', slot: 0, person }] })
}

test('sorts by date, and an edit makes a new object of its own day alone', () => {
  const opened = openEditor(read([day(2, ana), day(1, ana)]))
  expect(opened.days.map(({ date }) => date)).toEqual([1, 2])
  const edited = setFirst(opened, '2', bia)
  expect(edited.days[0]).toBe(opened.days[0])
  expect(edited.days[1]).toEqual(day(2, bia))
  expect([isDirty(opened), isDirty(edited)]).toEqual([false, true])
})

test('of two services that are alike only the named one is edited', () => {
  const opened = run(openEditor(read([day(1, ana), day(1, ana)])), {
    type: 'received',
    report: read([day(1, ana), day(1, ana)]),
  })
  const edited = setFirst(opened, '1-2', bia)
  expect(edited.days).toEqual([day(1, ana), day(1, bia)])
})

test('undoing all edits is clean again, redoing brings all back, and a new edit forgets what was undone', () => {
  const actions = fc.array(
    fc.constantFrom<(state: EditorState) => EditorAction>(
      () => ({ type: 'add-day', date: 5, postos: ['atriu'] }),
      () => ({ type: 'add-person', key: '1', posto: 'atriu' }),
      () => ({ type: 'remove-person', place: { key: '1', posto: 'atriu', slot: 0 } }),
      () => ({ type: 'remove-day', key: '2' }),
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
      expect(setFirst(undone, '1', bia).future).toEqual([])
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

  test('is joined with local edits of other slots, and undoing never takes it back', () => {
    const edited = setFirst(openEditor(read([day(1, ana), day(2, ana)])), '1', bia)
    const newer = run(edited, { type: 'received', report: read([day(1, ana), day(2, cida)], 2) })
    expect([newer.days, isDirty(newer), isConflict(newer), newer.base.versao]).toEqual([
      [day(1, bia), day(2, cida)],
      true,
      false,
      2,
    ])
    const undone = run(newer, { type: 'undo' })
    expect([undone.days, isDirty(undone)]).toEqual([[day(1, ana), day(2, cida)], false])
    expect(run(undone, { type: 'redo' }).days).toEqual([day(1, bia), day(2, cida)])
  })

  test('changes a switch without touching local edits', () => {
    const edited = setFirst(openEditor(read([day(1, ana)])), '1', bia)
    const switched = run(edited, { type: 'received', report: { ...read([day(1, ana)]), ativo: false } })
    expect([isConflict(switched), switched.remote.ativo, switched.days]).toEqual([
      false,
      false,
      [day(1, bia)],
    ])
  })

  test('is asked about where both changed the same slot, and nothing moves before the answer', () => {
    const edited = setFirst(openEditor(read([day(1, ana)])), '1', bia)
    const asked = run(edited, { type: 'received', report: read([day(1, cida)], 2) })
    expect(asked.clashes).toMatchObject([{ kind: 'slot', posto: 'atriu', slot: 0, theirs: cida, mine: bia }])
    expect([asked.days, asked.base.versao]).toEqual([[day(1, bia)], 1])
    const [{ id } = { id: '' }] = asked.clashes
    const theirs = run(asked, { type: 'join', takeTheirs: new Set([id]) })
    expect([theirs.days, isDirty(theirs), theirs.base.versao]).toEqual([[day(1, cida)], false, 2])
    const mine = run(asked, { type: 'join', takeTheirs: new Set() })
    expect([mine.days, isDirty(mine), isConflict(mine), mine.base.versao]).toEqual([
      [day(1, bia)],
      true,
      false,
      2,
    ])
  })

  test('needs no answer any more when the edit that clashed is undone, or made the same', () => {
    const edited = setFirst(openEditor(read([day(1, ana)])), '1', bia)
    const asked = run(edited, { type: 'received', report: read([day(1, cida)], 2) })
    for (const settled of [run(asked, { type: 'undo' }), setFirst(asked, '1', cida)]) {
      expect([settled.days, isConflict(settled), isDirty(settled)]).toEqual([[day(1, cida)], false, false])
    }
  })

  test('is no conflict when it is what was edited here: a save whose answer got lost', () => {
    const edited = setFirst(openEditor(read([day(1, ana)])), '1', bia)
    const arrived = run(edited, { type: 'received', report: read([day(1, bia)], 2) })
    expect([isConflict(arrived), isDirty(arrived), arrived.past.length]).toEqual([false, false, 0])
  })
})

describe('a save', () => {
  const edited = setFirst(openEditor(read([day(1, ana)])), '1', bia)

  test('leaves nothing to undo, and its own echo is no conflict, whichever comes first', () => {
    const saving = run(edited, { type: 'save-started' })
    const echo: EditorAction = { type: 'received', report: read([day(1, bia)], 2) }
    const saved: EditorAction = { type: 'saved', sent: edited.days, stored: edited.days, versao: 2 }
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
    const later = setFirst(run(edited, { type: 'save-started' }), '1', ana)
    const after = run(later, { type: 'saved', sent: edited.days, stored: edited.days, versao: 2 })
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

  test("that was joined with somebody else's shows both, and what was edited meanwhile stays", () => {
    const opened = openEditor(read([day(1, ana), day(2, ana)]))
    const sent = setFirst(opened, '1', bia)
    const stored = [day(1, bia), day(2, cida)]
    const joined: EditorAction = { type: 'saved', sent: sent.days, stored, versao: 3 }
    expect(run(sent, { type: 'save-started' }, joined).days).toEqual(stored)
    const later = run(setFirst(run(sent, { type: 'save-started' }), '1', cida), joined)
    expect([later.days, isDirty(later)]).toEqual([[day(1, cida), day(2, cida)], true])
  })
})

test('edits kept on the device come back on top of what others saved since', () => {
  const edited = setFirst(openEditor(read([day(1, ana), day(2, ana), day(3, ana)])), '1', bia)
  const kept = parseKeptEdits(JSON.parse(JSON.stringify(keptEdits(edited))))
  if (!kept) throw new Error('kept')
  expect(kept).toEqual({ versao: 1, before: [day(1, ana)], after: [day(1, bia)] })
  const later = openEditor(read([day(1, ana), day(2, cida)], 4))
  const restored = run(later, { type: 'restore', versao: kept.versao, ...restoredDays(kept, later.days) })
  expect([restored.days, isDirty(restored), restored.base.versao]).toEqual([
    [day(1, bia), day(2, cida)],
    true,
    4,
  ])
  expect(run(restored, { type: 'undo' }).days).toEqual([day(1, ana), day(2, cida)])

  const clashing = openEditor(read([day(1, cida)], 4))
  const asked = run(clashing, { type: 'restore', versao: kept.versao, ...restoredDays(kept, clashing.days) })
  expect(asked.clashes).toMatchObject([{ theirs: cida, mine: bia }])
})

test('what the device holds is not believed unseen', () => {
  for (const value of [
    undefined,
    null,
    1,
    {},
    { versao: 1, before: [1], after: [] },
    { versao: 1, before: [], after: [{ atriu: [{}] }] },
  ]) {
    expect(parseKeptEdits(value)).toBeUndefined()
  }
})
