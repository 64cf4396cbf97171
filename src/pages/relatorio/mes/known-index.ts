import type { Disponibilidade, Report, Vinculo } from '#src/domain/entities.ts'
import { pushTo } from '#src/lib/push-to.ts'
import type { Grupo } from '#src/roster/roster-person.ts'

/** What a generation knows beside the rows. */
export type Known = {
  reports: readonly Report[]
  disponibilidades: readonly Disponibilidade[]
  vinculos: readonly Vinculo[]
  /** stored ms */
  agora: number
}

/** So many reports are read at a time: a year of a network's are ten thousand, and the page must answer meanwhile. */
const AT_ONCE = 200

/** What is known by whom it tells of. */
export class KnownIndex {
  readonly #byGroup = new Map<string, Report[]>()
  readonly #byPerson = new Map<string, Report[]>()
  readonly #couples = new Map<string, Vinculo[]>()
  readonly #absences = new Map<string, Disponibilidade>()

  static async of({ reports, disponibilidades, vinculos }: Known): Promise<KnownIndex> {
    const index = new KnownIndex()
    for (const said of disponibilidades) index.#absences.set(said.id, said)
    for (const couple of vinculos) for (const id of couple.pessoas) pushTo(index.#couples, id, couple)
    for (const [place, report] of reports.entries()) {
      if (place > 0 && place % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve))
      index.addReport(report)
    }
    return index
  }

  addReport(report: Report): void {
    pushTo(this.#byGroup, groupKey(report), report)
    for (const id of report.pessoas) pushTo(this.#byPerson, id, report)
  }

  /** The reports of a group, and those that name one of its people or (`mates`) who serves together with them in another group. */
  reportsAbout(grupo: Grupo, people: readonly string[], mates: readonly string[]): Report[] {
    const own = this.#byGroup.get(groupKey(grupo)) ?? []
    return [...new Set([...own, ...[...people, ...mates].flatMap((id) => this.#byPerson.get(id) ?? [])])]
  }

  couplesOf(people: readonly string[]): Vinculo[] {
    return [...new Set(people.flatMap((id) => this.#couples.get(id) ?? []))]
  }

  absencesOf(people: readonly string[]): Disponibilidade[] {
    return people.flatMap((id) => this.#absences.get(id) ?? [])
  }
}

function groupKey({ igreja, cargo, genero }: Grupo): string {
  return `${igreja}_${cargo}_${genero ?? ''}`
}
