import type { ReportDay } from '#src/domain/entities.ts'
import { parseDays } from '#src/domain/parse-days.ts'
import { sameValue } from '#src/lib/same-value.ts'
import { readInteger, toFields } from '#src/lib/untyped-data.ts'
import { byKey } from '#src/roster/day-keys.ts'
import { sortByDate } from '#src/roster/report-days.ts'
import type { EditorState } from './editor-state.ts'

/** Edits as the device keeps them: of the days that differ, how they were and how they are, and the version they were made on. */
export type KeptEdits = { versao: number; before: ReportDay[]; after: ReportDay[] }

/** What to keep of an editor; undefined while nothing is edited. */
export function keptEdits({ base, saved, days }: EditorState): KeptEdits | undefined {
  if (saved === days) return undefined
  const before = saved.filter((day) => !days.includes(day))
  const after = days.filter((day) => !saved.includes(day))
  return { versao: base.versao, before, after }
}

/** The whole days that the kept edits were made on, and with them: what nobody touched is as it is now. */
export function restoredDays(
  { before, after }: KeptEdits,
  now: readonly ReportDay[],
): { saved: ReportDay[]; days: ReportDay[] } {
  const edited = new Set([...byKey(before).keys(), ...byKey(after).keys()])
  const rest = [...byKey(now)].filter(([key]) => !edited.has(key)).map(([, day]) => day)
  return { saved: sortByDate([...rest, ...before]), days: sortByDate([...rest, ...after]) }
}

/** What this browser kept; undefined when anything of it is not as this version writes it. */
export function parseKeptEdits(value: unknown): KeptEdits | undefined {
  const fields = toFields(value)
  const kept = {
    versao: readInteger(fields, 'versao'),
    before: parseDays(fields, 'before'),
    after: parseDays(fields, 'after'),
  }
  return sameValue(kept, value) ? kept : undefined
}
