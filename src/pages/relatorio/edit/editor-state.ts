import type { Posto, Report, ReportDay } from '#src/domain/entities.ts'
import { dayKeys } from '#src/roster/day-keys.ts'
import { type MergeClash, mergeDays } from '#src/roster/merge-days.ts'
import {
  addDay,
  addPerson,
  removeDay,
  removePerson,
  type SlotChange,
  setPeople,
  sortByDate,
} from '#src/roster/report-days.ts'
import { shareDays } from '#src/roster/same-days.ts'
import type { SlotPlace } from './slots.ts'

type Days = readonly ReportDay[]

/** A report in the editor. Days stay sorted by date, and an edit makes a new object of its own day alone. */
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
  /** what both this editor and somebody else changed: asked about before the two versions become one */
  clashes: readonly MergeClash[]
}

export type EditorAction =
  | { type: 'received'; report: Report }
  | { type: 'set-people'; changes: readonly SlotChange[] }
  | { type: 'add-person'; key: string; posto: Posto }
  | { type: 'remove-person'; place: SlotPlace }
  | { type: 'add-day'; date: number; postos: readonly Posto[] }
  | { type: 'remove-day'; key: string }
  /** days made elsewhere: edits that were kept on the device, a version of the history */
  | { type: 'replace-days'; days: Days }
  | { type: 'undo' | 'redo' | 'save-started' | 'save-failed' }
  /** the answer to the clashes: whose ids are listed become theirs */
  | { type: 'join'; takeTheirs: ReadonlySet<string> }
  /** `sent` is what this editor had, `stored` what was saved of it: joined with what somebody else had saved */
  | { type: 'saved'; sent: Days; stored: Days; versao: number }
  /** edits that were kept on the device, on top of the version they were made on */
  | { type: 'restore'; versao: number; saved: Days; days: Days }

export function openEditor(base: Report): EditorState {
  const saved = sortByDate(base.report)
  return { base, saved, days: saved, past: [], future: [], saving: false, remote: base, clashes: [] }
}

/** There are local edits. */
export function isDirty({ saved, days }: EditorState): boolean {
  return days !== saved
}

export function editReport(state: EditorState, action: EditorAction): EditorState {
  const { days, past, future } = state
  const at = (key: string) => dayKeys(days).indexOf(key)
  switch (action.type) {
    case 'received':
      return settle({ ...state, remote: action.report })
    case 'set-people':
      return edit(state, setPeople(days, action.changes))
    case 'add-person':
      return edit(state, addPerson(days, at(action.key), action.posto))
    case 'remove-person': {
      const { key, posto, slot } = action.place
      return edit(state, removePerson(days, at(key), posto, slot))
    }
    case 'add-day':
      return edit(state, sortByDate(addDay(days, action.date, action.postos).days))
    case 'remove-day':
      return edit(state, removeDay(days, at(action.key)))
    case 'replace-days':
      return edit(state, shareDays(sortByDate(action.days), days))
    case 'undo': {
      const [before] = past.slice(-1)
      return before
        ? reask({ ...state, days: before, past: past.slice(0, -1), future: [days, ...future] })
        : state
    }
    case 'redo': {
      const [after] = future
      return after ? reask({ ...state, days: after, past: [...past, days], future: future.slice(1) }) : state
    }
    case 'save-started':
      return { ...state, saving: true }
    case 'save-failed':
      return settle({ ...state, saving: false })
    case 'saved':
      return settle(afterSave(state, action.sent, action.stored, action.versao))
    case 'join':
      return settle(state, action.takeTheirs)
    case 'restore': {
      const base = { ...state.base, versao: Math.min(action.versao, state.remote.versao) }
      return settle({
        ...state,
        base,
        saved: action.saved,
        days: action.days,
        past: [action.saved],
        future: [],
      })
    }
  }
}

function edit(state: EditorState, days: Days): EditorState {
  return days === state.days
    ? state
    : reask({ ...state, days, past: [...state.past, state.days], future: [] })
}

/** What was edited while the save was under way stays, on top of what was stored. */
function afterSave(state: EditorState, sent: Days, stored: Days, versao: number): EditorState {
  const { base, days } = state
  return {
    ...state,
    base: { ...base, versao },
    saved: stored,
    days: days === sent ? stored : mergeDays(sent, stored, days).days,
    past: days === sent ? [] : [stored],
    future: [],
    saving: false,
    clashes: [],
  }
}

/** An edit may answer a clash by itself, by making the same of a slot as the other person did. */
function reask(state: EditorState): EditorState {
  return state.clashes.length > 0 ? settle(state) : state
}

/**
 * Follows the server: while nothing is edited here by taking its days, else by joining its changes with the edits, which stay to be saved
 * and can be undone. Only what both changed waits for an answer.
 */
function settle(state: EditorState, answers?: ReadonlySet<string>): EditorState {
  const { base, saved, days, saving, remote } = state
  if (saving || remote.versao < base.versao) return state
  if (!isDirty(state)) {
    const theirs = shareDays(sortByDate(remote.report), days)
    const followed = { ...state, base: remote, saved: theirs, days: theirs, clashes: [] }
    return theirs === days ? followed : { ...followed, past: [], future: [] }
  }
  if (remote.versao === base.versao) return { ...state, base: remote, clashes: [] }
  const theirs = shareDays(sortByDate(remote.report), saved)
  const { days: joined, clashes } = mergeDays(saved, theirs, days, answers)
  if (clashes.length > 0 && !answers) return { ...state, clashes }
  const rebase = (before: Days) => (before === saved ? theirs : mergeDays(saved, theirs, before).days)
  const same = shareDays(joined, theirs) === theirs
  return {
    ...state,
    base: remote,
    saved: theirs,
    days: same ? theirs : joined,
    // every step of the history is carried over, so that undoing never takes back what somebody else saved
    past: same ? [] : state.past.map(rebase),
    future: same ? [] : state.future.map(rebase),
    clashes: [],
  }
}
