import type { Grupo, RosterPerson } from './roster-person.ts'
import { isSameGroup } from './roster-person.ts'

/** The people a report may draw from: same prayer house, position and gender. */
export function candidates<Person extends RosterPerson>(people: readonly Person[], grupo: Grupo): Person[] {
  return people.filter((person) => isSameGroup(person, grupo))
}
