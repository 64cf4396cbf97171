import type { Pessoa, Posto, Report, ReportDay } from '#src/domain/entities.ts'
import { addDay, addPerson, removeDay, removePerson, setPerson, sortByDate } from '#src/roster/report-days.ts'
import { shareDays } from './same-days.ts'

type Days = readonly ReportDay[]

/**
 * A report in the editor. Days stay sorted by date, and an edit makes a new object of its own day alone, so a day in an action is
 * named by the object itself.
 */
export type EditorState = {
  /** the report as it was read: local edits are on top of its version */
  base: Report
  /** the days of that version */
  saved: Days
  /** what the editor shows: `saved` itself while nothing is edited */
  days: Days
  past: readonly Days[]
  future: readonly Days[]
  /** a save is under way: what arrives from the server waits for its outcome */
  saving: boolean
  /** the report as the server has it, by its latest word */
  remote: Report
}

export type EditorAction =
  | { type: 'received'; report: Report }
  | { type: 'set-person'; day: ReportDay; posto: Posto; slot: number; person: Pessoa }
  | { type: 'add-person'; day: ReportDay; posto: Posto }
  | { type: 'remove-person'; day: ReportDay; posto: Posto; slot: number }
  | { type: 'add-day'; date: number; postos: readonly Posto[] }
  | { type: 'remove-day'; day: ReportDay }
  | { type: 'undo' | 'redo' | 'save-started' | 'save-failed' | 'take-remote' | 'keep-mine' }
  | { type: 'saved'; days: Days; versao: number }

export function openEditor(base: Report): EditorState {
  const saved = sortByDate(base.report)
  return { base, saved, days: saved, past: [], future: [], saving: false, remote: base }
}

/** There are local edits. */
export function isDirty({ saved, days }: EditorState): boolean {
  return days !== saved
}

/** Somebody else saved days while there are local edits. */
export function isConflict({ base, remote, saving }: EditorState): boolean {
  return !saving && remote.versao > base.versao
}

export function editReport(state: EditorState, action: EditorAction): EditorState {
  const { base, days, past, future, remote } = state
  switch (action.type) {
    case 'received':
      return settle({ ...state, remote: action.report })
    case 'set-person':
      return edit(state, setPerson(days, days.indexOf(action.day), action.posto, action.slot, action.person))
    case 'add-person':
      return edit(state, addPerson(days, days.indexOf(action.day), action.posto))
    case 'remove-person':
      return edit(state, removePerson(days, days.indexOf(action.day), action.posto, action.slot))
    case 'add-day':
      return edit(state, sortByDate(addDay(days, action.date, action.postos).days))
    case 'remove-day':
      return edit(state, removeDay(days, days.indexOf(action.day)))
    case 'undo': {
      const [before] = past.slice(-1)
      return before ? { ...state, days: before, past: past.slice(0, -1), future: [days, ...future] } : state
    }
    case 'redo': {
      const [after] = future
      return after ? { ...state, days: after, past: [...past, days], future: future.slice(1) } : state
    }
    case 'save-started':
      return { ...state, saving: true }
    case 'save-failed':
      return settle({ ...state, saving: false })
    case 'saved':
      return settle({
        ...state,
        base: { ...base, versao: action.versao },
        saved: action.days,
        // what was edited while the save was under way stays, on top of it
        past: days === action.days ? [] : [action.days],
        future: [],
        saving: false,
      })
    // undoing brings one's own edits back: nobody's work is lost by looking at somebody else's
    case 'take-remote': {
      const theirs = sortByDate(remote.report)
      return { ...state, base: remote, saved: theirs, days: theirs, past: [...past, days], future: [] }
    }
    case 'keep-mine':
      return { ...state, base: remote, saved: sortByDate(remote.report) }
  }
}

function edit(state: EditorState, days: Days): EditorState {
  return { ...state, days, past: [...state.past, state.days], future: [] }
}

/** Follows the server while nothing is edited here, or when it says what is here already. */
function settle(state: EditorState): EditorState {
  const { base, days, saving, remote } = state
  if (saving || remote.versao < base.versao) return state
  const theirs = shareDays(sortByDate(remote.report), days)
  const same = theirs === days
  if (isDirty(state) && !same) return state
  const followed = { ...state, base: remote, saved: theirs, days: theirs }
  return same && !isDirty(state) ? followed : { ...followed, past: [], future: [] }
}
