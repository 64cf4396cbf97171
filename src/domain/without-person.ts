import { type Pessoa, POSTOS, type ReportDay } from './entities.ts'

/** What stands in a past service for somebody whose data was erased. */
export const PESSOA_REMOVIDA = 'Pessoa removida'

/**
 * The days without a person's name: in services before `from` (stored ms) the place says that somebody was removed, so that who served with whom
 * stays countable; in those to come it is blank. `turnos`: how many places changed, 0 when nothing is left to do.
 */
export function withoutPerson(
  days: readonly ReportDay[],
  id: string,
  from: number,
): { days: ReportDay[]; turnos: number } {
  let turnos = 0
  const changed = days.map((day) => {
    const isOver = day.date !== undefined && day.date < from
    const next = { ...day }
    for (const posto of POSTOS) {
      const people = day[posto]
      if (people?.some((person) => isNamed(person, id))) {
        next[posto] = people.map((person) => {
          if (!isNamed(person, id)) return person
          turnos++
          return isOver ? removed(person) : { id: '', name: '' }
        })
      }
    }
    return next
  })
  return { days: changed, turnos }
}

const isNamed = (person: Pessoa, id: string) =>
  id !== '' && person.id === id && person.name !== PESSOA_REMOVIDA

/** The id stays, which names nobody any more; the gender says on which side of the list the place is. */
function removed({ id, genero }: Pessoa): Pessoa {
  return { id, name: PESSOA_REMOVIDA, ...(genero ? { genero } : {}) }
}
