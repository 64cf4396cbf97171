import * as v from 'valibot'
import { GENEROS, type Pessoa, POSTOS, type ReportDay } from '#src/domain/entities.ts'
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

const schema = v.object({ versao: v.number(), before: v.array(v.unknown()), after: v.array(v.unknown()) })

const pessoaSchema = v.object({
  id: v.string(),
  name: v.string(),
  genero: v.optional(v.picklist(GENEROS)),
  cargo: v.optional(v.string()),
  cidade: v.optional(v.string()),
  igreja: v.optional(v.string()),
})

const dayFields = v.looseObject({ date: v.optional(v.number()) })

/** What this browser kept, when it can be read. */
export function parseKeptEdits(value: unknown): KeptEdits | undefined {
  const kept = v.safeParse(schema, value)
  if (!kept.success) return undefined
  const [before, after] = [kept.output.before.map(parseDay), kept.output.after.map(parseDay)]
  const whole = (days: (ReportDay | undefined)[]) => days.filter((day) => day !== undefined)
  return before.includes(undefined) || after.includes(undefined)
    ? undefined
    : { versao: kept.output.versao, before: whole(before), after: whole(after) }
}

function parseDay(value: unknown): ReportDay | undefined {
  const fields = v.safeParse(dayFields, value)
  if (!fields.success) return undefined
  const day: ReportDay = { date: fields.output.date }
  for (const posto of POSTOS) {
    if (fields.output[posto] === undefined) continue
    const people = v.safeParse(v.array(pessoaSchema), fields.output[posto])
    if (!people.success) return undefined
    day[posto] = people.output.map(withoutUndefined)
  }
  return day
}

/** A field that is absent stays absent: the database takes no undefined. */
function withoutUndefined({
  genero,
  cargo,
  cidade,
  igreja,
  ...rest
}: v.InferOutput<typeof pessoaSchema>): Pessoa {
  return {
    ...rest,
    ...(genero && { genero }),
    ...(cargo !== undefined && { cargo }),
    ...(cidade !== undefined && { cidade }),
    ...(igreja !== undefined && { igreja }),
  }
}
