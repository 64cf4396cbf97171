import type { Pessoa, Posto, Report } from '#src/domain/entities.ts'
import { POSTOS } from '#src/domain/entities.ts'

/** Who serves in one service, by post; a post with nobody is absent, and so are blanks. */
export type PeopleByPosto = Partial<Record<Posto, Pessoa[]>>

/**
 * Everybody of a prayer house at one service: brothers and sisters, doors and sound, whatever active report names them; each person once in a
 * post. Answers by the house's id and the stored instant in ms.
 */
export function everybodyAt(reports: readonly Report[]): (igreja: string, date: number) => PeopleByPosto {
  const services = new Map<string, PeopleByPosto>()
  for (const { ativo, igreja, report } of reports) {
    if (!ativo) continue
    for (const day of report) {
      if (day.date === undefined) continue
      const key = keyOf(igreja, day.date)
      const people = services.get(key) ?? {}
      services.set(key, people)
      for (const posto of POSTOS) {
        const known = people[posto] ?? []
        const named = (day[posto] ?? []).filter(
          ({ id }, at, all) =>
            id !== '' &&
            all.findIndex((other) => other.id === id) === at &&
            !known.some((other) => other.id === id),
        )
        if (named.length > 0) people[posto] = [...known, ...named]
      }
    }
  }
  return (igreja, date) => services.get(keyOf(igreja, date)) ?? {}
}

const keyOf = (igreja: string, date: number) => `${date}/${igreja}`
