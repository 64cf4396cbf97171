import type { Disponibilidade, Limites, User, Vinculo } from '#src/domain/entities.ts'
import type { Listado } from '#src/domain/listado.ts'

/** A person as the roster knows them: a User with its limits, and the absences of its Disponibilidade. Absent: no limit. */
export type RosterPerson = Pick<User, 'id' | 'name' | 'genero' | 'cargo' | 'igreja'> &
  Limites &
  Partial<Readonly<Pick<Disponibilidade, 'ausencias' | 'dias'>>>

/** The house, position and gender that a report draws from: whose turns are counted together. */
export type Grupo = Pick<User, 'igreja' | 'cargo' | 'genero'>

/** Two people who serve together ('juntos') or never at the same service ('separados'). */
export type Couple = Pick<Vinculo, 'pessoas' | 'tipo'>

export function isSameGroup(a: Grupo, b: Grupo): boolean {
  return a.igreja === b.igreja && a.cargo === b.cargo && a.genero === b.genero
}

/** The people, as a directory names them, with the limits that are known of some of them. */
export function withLimits(people: readonly Listado[], limited: readonly RosterPerson[]): RosterPerson[] {
  const byId = new Map(limited.map((one) => [one.id, one]))
  return people.map((person) => {
    const { desde, maxPorMes, naoPostos } = byId.get(person.id) ?? {}
    return {
      ...person,
      ...(desde === undefined ? {} : { desde }),
      ...(maxPorMes === undefined ? {} : { maxPorMes }),
      ...(naoPostos === undefined ? {} : { naoPostos }),
    }
  })
}

/** The people with the absences that they told. */
export function withAbsences<Person extends RosterPerson>(
  people: readonly Person[],
  disponibilidades: readonly Disponibilidade[],
): Person[] {
  const byId = new Map(disponibilidades.map((one) => [one.id, one]))
  return people.map((person) => {
    const told = byId.get(person.id)
    return told ? { ...person, ausencias: told.ausencias, dias: told.dias } : person
  })
}
