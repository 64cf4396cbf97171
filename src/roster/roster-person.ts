import type { Dia, Posto, User } from '#src/domain/entities.ts'

/** What limits when and where somebody serves. Everything absent: no limit. */
export type ServingLimits = {
  /** 'YYYY-MM-DD', the first day */
  desde?: string | undefined
  /** weeks a month, 1 to 5 */
  maxPorMes?: number | undefined
  /** posts not served */
  naoPostos?: readonly Posto[] | undefined
  /** 'YYYY-MM-DD/YYYY-MM-DD', both ends included */
  ausencias?: readonly string[] | undefined
  /** weekdays on which the person cannot come */
  dias?: readonly Dia[] | undefined
}

/** A person as the roster knows them: a User with its limits, and the absences of its Disponibilidade. */
export type RosterPerson = Pick<User, 'id' | 'name' | 'genero' | 'cargo' | 'igreja'> & ServingLimits

/** The house, position and gender that a report draws from: whose turns are counted together. */
export type Grupo = Pick<User, 'igreja' | 'cargo' | 'genero'>

/** Two people who serve together ('juntos') or never at the same service ('separados'). */
export type Couple = { pessoas: readonly [string, string]; tipo: 'juntos' | 'separados' }

export function isSameGroup(a: Grupo, b: Grupo): boolean {
  return a.igreja === b.igreja && a.cargo === b.cargo && a.genero === b.genero
}
