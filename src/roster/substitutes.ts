import type { Report } from '#src/domain/entities.ts'
import type { Listado } from '#src/domain/listado.ts'
import type { Turno } from '#src/domain/troca.ts'
import { type PodeServir, podeServir } from './pode-servir.ts'
import type { Grupo } from './roster-person.ts'
import { isSameGroup } from './roster-person.ts'
import {
  type Names,
  NO_NAMES,
  type ServingContext,
  serviceOf,
  servingContext,
  servingIndex,
} from './serving-context.ts'
import { turnsOf } from './turn-book.ts'

/** Somebody who could take a turn. `turns`: in the report of that turn. */
export type Substitute = Pick<Listado, 'id' | 'name'> &
  Pick<PodeServir, 'nivel' | 'motivos'> & { turns: number }

/** A turn of somebody else that could be taken in return. */
export type TurnInReturn = { pessoa: Substitute; turno: Turno }

type Input = {
  turno: Turno
  /** whose turn it is */
  de: string
  /** the active reports of the house, the turn's own among them */
  reports: readonly Report[]
  /** the people of the house */
  people: readonly Listado[]
  names?: Names
}

/** The people of the team who may take the turn, those without a reservation first, then who has fewest turns. */
export function substitutesFor({ turno, de, reports, people, names = NO_NAMES }: Input): Substitute[] {
  const report = reports.find(({ id }) => id === turno.report)
  if (!report) return []
  const context = contextOf(report, reports, names)
  return people
    .filter((person) => person.id !== de && isSameGroup(person, grupoOf(report)))
    .flatMap((person): Substitute[] => {
      const answer = mayTake(person, turno, de, report, context)
      if (!answer || answer.nivel === 'bloqueia') return []
      const { nivel, motivos } = answer
      return [
        { id: person.id, name: person.name, nivel, motivos, turns: turnsOf(context.own, person.id).length },
      ]
    })
    .sort(
      (a, b) =>
        Number(a.nivel !== 'ok') - Number(b.nivel !== 'ok') ||
        a.turns - b.turns ||
        a.name.localeCompare(b.name, 'pt-BR'),
    )
}

/** The coming turns of these people that `de` could take for theirs, soonest first. @param from stored ms */
export function turnsInReturn(input: Input, from: number): TurnInReturn[] {
  const { turno, de, reports, people, names = NO_NAMES } = input
  const me = people.find(({ id }) => id === de)
  const own = reports.find(({ id }) => id === turno.report)
  if (!me || !own) return []
  const substitutes = new Map(substitutesFor(input).map((person) => [person.id, person]))
  const found: TurnInReturn[] = []
  for (const report of reports.filter((one) => isSameGroup(one, grupoOf(own)))) {
    const context = contextOf(report, reports, names)
    for (const [id, pessoa] of substitutes) {
      for (const { date, posto } of turnsOf(context.own, id)) {
        const other: Turno = { report: report.id, data: date, posto }
        if (date < from || date === turno.data) continue
        const answer = mayTake(me, other, id, report, context)
        if (answer && answer.nivel !== 'bloqueia') found.push({ pessoa, turno: other })
      }
    }
  }
  return found.sort(
    (a, b) => a.turno.data - b.turno.data || a.pessoa.name.localeCompare(b.pessoa.name, 'pt-BR'),
  )
}

function mayTake(
  person: Listado,
  { data, posto }: Turno,
  from: string,
  report: Report,
  context: ServingContext,
): PodeServir | undefined {
  const day = report.report.find((one) => one.date === data && one[posto]?.some(({ id }) => id === from))
  const slot = day?.[posto]?.findIndex(({ id }) => id === from) ?? -1
  const service = day && serviceOf(day, { posto, slot })
  return service && podeServir(person, service, posto, context)
}

function grupoOf({ igreja, cargo, genero }: Report): Grupo {
  return { igreja, cargo, genero }
}

function contextOf(report: Report, reports: readonly Report[], names: Names): ServingContext {
  const outros = reports.filter(({ id }) => id !== report.id)
  return servingContext('trocar', servingIndex({ grupo: grupoOf(report), outros, names }), report.report)
}
