/**
 * The edits of a report's days. Nothing is changed in place, and only the edited day is a new object: the editor shows
 * hundreds of days and renders again only those that differ. Days, posts and slots that are not there are left alone.
 */
import type { Pessoa, Posto, ReportDay, User } from '#src/domain/entities.ts'
import { dayKeys } from './day-keys.ts'

/** The placeholder of an empty slot. */
export const BLANK: Pessoa = { id: '', name: '' }

function editPost(
  days: readonly ReportDay[],
  dayIndex: number,
  posto: Posto,
  edit: (people: readonly Pessoa[]) => Pessoa[],
): ReportDay[] {
  return days.map((day, index) => (index === dayIndex ? { ...day, [posto]: edit(day[posto] ?? []) } : day))
}

/**
 * Appends an empty day with the given posts. `duplicate` tells that another day has the same date and time, which two
 * services never share by intention.
 */
export function addDay(
  days: readonly ReportDay[],
  date: number,
  postos: readonly Posto[],
): { days: ReportDay[]; duplicate: boolean } {
  const day: ReportDay = { date }
  for (const posto of postos) day[posto] = []
  return { days: [...days, day], duplicate: days.some((other) => other.date === date) }
}

export function removeDay(days: readonly ReportDay[], dayIndex: number): ReportDay[] {
  return days.filter((_, index) => index !== dayIndex)
}

/** Appends a blank slot to a post. */
export function addPerson(days: readonly ReportDay[], dayIndex: number, posto: Posto): ReportDay[] {
  return editPost(days, dayIndex, posto, (people) => [...people, BLANK])
}

/** Who comes into which slot: the day by its key (see day-keys.ts). */
export type SlotChange = { key: string; posto: Posto; slot: number; person: Pessoa }

/** Puts people into slots, at once; a slot beyond the end of its post is made, with blanks before it. */
export function setPeople(days: readonly ReportDay[], changes: readonly SlotChange[]): ReportDay[] {
  const keys = dayKeys(days)
  return days.map((day, index) => {
    const edited: ReportDay = { ...day }
    const own = changes.filter(({ key }) => key === keys[index])
    for (const { posto, slot, person } of own) {
      const people = [...(edited[posto] ?? [])]
      while (people.length < slot) people.push(BLANK)
      people[slot] = person
      edited[posto] = people
    }
    return own.length > 0 ? edited : day
  })
}

export function removePerson(
  days: readonly ReportDay[],
  dayIndex: number,
  posto: Posto,
  slot: number,
): ReportDay[] {
  return editPost(days, dayIndex, posto, (people) => people.filter((_, index) => index !== slot))
}

/** Ascending by date, days without one last; equal dates keep their order. */
export function sortByDate(days: readonly ReportDay[]): ReportDay[] {
  const rank = (day: ReportDay) => day.date ?? Number.MAX_SAFE_INTEGER
  return [...days].sort((a, b) => rank(a) - rank(b))
}

/** What of a user a slot holds: no phone, birth date and e-mail, which every reader would see. */
export type Copied = Pick<User, 'id' | 'name' | 'genero' | 'cargo' | 'cidade' | 'igreja'>

/** The copy of a user that a slot holds. */
export function pessoaOf({ id, name, genero, cargo, cidade, igreja }: Copied): Pessoa {
  return { id, name, ...(genero === undefined ? {} : { genero }), cargo, cidade, igreja }
}
