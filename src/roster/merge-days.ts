/** The three-way merge of a report's days: what two people made of one version, as one. */
import { type Pessoa, POSTOS, type Posto, type ReportDay } from '#src/domain/entities.ts'
import { byKey } from './day-keys.ts'
import { sortByDate } from './report-days.ts'
import { sameDay, samePerson, shareDays } from './same-days.ts'

/** Both changed the same: a slot (undefined: there is none), or a day that one deleted and the other edited. */
export type MergeClash = { id: string; date: number | undefined } & (
  | { kind: 'slot'; posto: Posto; slot: number; theirs: Pessoa | undefined; mine: Pessoa | undefined }
  | { kind: 'day'; deletedBy: 'them' | 'me' }
)

export type Merged = { days: readonly ReportDay[]; clashes: MergeClash[] }

/**
 * `mine` with what `theirs` changed of `base`, by date, post and slot. Where both changed the same, mine stays, unless the clash's id is in
 * `takeTheirs`. Days that did not change keep the objects of `mine`.
 */
export function mergeDays(
  base: readonly ReportDay[],
  theirs: readonly ReportDay[],
  mine: readonly ReportDay[],
  takeTheirs: ReadonlySet<string> = new Set(),
): Merged {
  const [b, t, m] = [byKey(base), byKey(theirs), byKey(mine)]
  const clashes: MergeClash[] = []
  const days: ReportDay[] = []
  for (const key of new Set([...m.keys(), ...t.keys()])) {
    const day = mergeDay(key, b.get(key), t.get(key), m.get(key), takeTheirs, clashes)
    if (day) days.push(day)
  }
  return { days: shareDays(sortByDate(days), mine), clashes }
}

function mergeDay(
  key: string,
  base: ReportDay | undefined,
  theirs: ReportDay | undefined,
  mine: ReportDay | undefined,
  takeTheirs: ReadonlySet<string>,
  clashes: MergeClash[],
): ReportDay | undefined {
  if (theirs && mine) return mergePosts(key, base, theirs, mine, takeTheirs, clashes)
  const left = theirs ?? mine
  // added by one alone, or gone for one while the other left it as it was
  if (!base || !left) return left
  if (sameDay(base, left)) return undefined
  clashes.push({ id: key, date: left.date, kind: 'day', deletedBy: theirs ? 'me' : 'them' })
  return takeTheirs.has(key) ? theirs : mine
}

function mergePosts(
  key: string,
  base: ReportDay | undefined,
  theirs: ReportDay,
  mine: ReportDay,
  takeTheirs: ReadonlySet<string>,
  clashes: MergeClash[],
): ReportDay {
  const day: ReportDay = { date: mine.date }
  for (const posto of POSTOS) {
    const [b, t, m] = [base?.[posto] ?? [], theirs[posto], mine[posto]]
    if (t === undefined && m === undefined) continue
    const people: Pessoa[] = []
    for (let slot = 0; slot < Math.max(t?.length ?? 0, m?.length ?? 0); slot++) {
      const id = `${key}/${posto}/${slot}`
      const [was, their, my] = [b[slot], t?.[slot], m?.[slot]]
      const clash = !samePerson(their, was) && !samePerson(my, was) && !samePerson(their, my)
      if (clash) clashes.push({ id, date: mine.date, kind: 'slot', posto, slot, theirs: their, mine: my })
      const person = samePerson(my, was) || (clash && takeTheirs.has(id)) ? their : my
      if (person) people.push(person)
    }
    day[posto] = people
  }
  return day
}
