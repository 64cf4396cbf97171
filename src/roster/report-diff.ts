/** What differs between two versions of a report's days, for people to read. */
import { type NomesPostos, type Pessoa, POSTOS, type Posto, type ReportDay } from '#src/domain/entities.ts'
import { shortDay, shortWhen } from '#src/lib/service-labels.ts'
import { byKey } from './day-keys.ts'
import { samePerson } from './same-days.ts'

/**
 * In one post of one service: `before` gives way to `after`; undefined where there is no slot. Or a whole service that came or went, with
 * the people in it.
 */
export type ReportChange = { date: number | undefined } & (
  | { kind: 'slot'; posto: Posto; before: Pessoa | undefined; after: Pessoa | undefined }
  | { kind: 'day-added' | 'day-removed'; people: readonly Pessoa[] }
)

/** In the order of the days and posts. People who only moved up within a post are no change. */
export function diffDays(before: readonly ReportDay[], after: readonly ReportDay[]): ReportChange[] {
  const [old, now] = [byKey(before), byKey(after)]
  const changes: ReportChange[] = []
  for (const [key, day] of old) {
    const later = now.get(key)
    if (later) changes.push(...diffPosts(day, later))
    else changes.push({ date: day.date, kind: 'day-removed', people: peopleOf(day) })
  }
  for (const [key, day] of now) {
    if (!old.has(key)) changes.push({ date: day.date, kind: 'day-added', people: peopleOf(day) })
  }
  return changes.sort((a, b) => (a.date ?? Number.MAX_SAFE_INTEGER) - (b.date ?? Number.MAX_SAFE_INTEGER))
}

function diffPosts(before: ReportDay, after: ReportDay): ReportChange[] {
  return POSTOS.flatMap((posto) => {
    const [gone, come] = unmatched(before[posto] ?? [], after[posto] ?? [])
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, index): ReportChange => {
      return { date: after.date, kind: 'slot', posto, before: gone[index], after: come[index] }
    })
  })
}

/** Of each list, who is not in the other: in the same place first, then anywhere in the post. */
function unmatched(before: readonly Pessoa[], after: readonly Pessoa[]): [Pessoa[], Pessoa[]] {
  const gone = before.filter((person, slot) => !samePerson(person, after[slot]))
  const come = after.filter((person, slot) => !samePerson(person, before[slot]))
  if (
    before.length === after.length &&
    gone.every(({ id }) => id === '' || !come.some((one) => one.id === id))
  )
    return [gone, come]
  const left = [...come]
  const alone = gone.filter((person) => {
    const at = left.findIndex((one) => samePerson(one, person))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [alone, left]
}

function peopleOf(day: ReportDay): Pessoa[] {
  return POSTOS.flatMap((posto) => day[posto] ?? []).filter(({ id }) => id !== '')
}

/** 'João → Ana, Átrio, dom 12/10' */
export function changeText(change: ReportChange, nomes: NomesPostos): string {
  const { date } = change
  if (change.kind === 'slot') {
    const when = date === undefined ? 'dia sem data' : shortDay(date)
    return `${slotText(change.before, change.after)}, ${nomes[change.posto]}, ${when}`
  }
  const when = date === undefined ? 'sem data' : shortWhen(date)
  const { people, kind } = change
  const count = people.length === 1 ? '1 pessoa' : `${people.length} pessoas`
  return `${kind === 'day-added' ? 'Dia incluído' : 'Dia excluído'}: ${when}${people.length > 0 ? `, com ${count}` : ''}`
}

function slotText(before: Pessoa | undefined, after: Pessoa | undefined): string {
  if (!before) return after?.id ? `Entrou ${nameOf(after)}` : 'Vaga a mais'
  if (!after) return before.id ? `Saiu ${nameOf(before)}` : 'Vaga a menos'
  return `${nameOf(before)} → ${nameOf(after)}`
}

function nameOf({ id, name }: Pessoa): string {
  return id === '' ? 'em branco' : name || 'N/A'
}

/** Whether somebody of that name (a part of it, without accents, lower case) comes or goes in the change. */
export function concerns(change: ReportChange, wanted: (name: string) => boolean): boolean {
  const people = change.kind === 'slot' ? [change.before, change.after] : change.people
  return people.some((person) => person !== undefined && person.id !== '' && wanted(person.name))
}
