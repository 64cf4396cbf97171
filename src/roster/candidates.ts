import type { Genero, User } from '#src/domain/entities.ts'
import type { Candidate } from './generate-report.ts'

/** The users a report may draw from: same prayer house, position and gender. */
export function candidates(
  users: readonly User[],
  wanted: { igreja: string; cargo: string; genero: Genero },
): Candidate[] {
  return users
    .filter(
      ({ igreja, cargo, genero }) =>
        igreja === wanted.igreja && cargo === wanted.cargo && genero === wanted.genero,
    )
    .map(({ id, name }) => ({ id, name, genero: wanted.genero }))
}
