import type { Posto } from '#src/domain/entities.ts'
import { foldText } from '#src/lib/fold-text.ts'
import { type PodeServir, reasonsAgainst } from './pode-servir.ts'
import { type Rest, restOf, restText } from './rest.ts'
import type { RosterPerson } from './roster-person.ts'
import type { Service, ServingContext } from './serving-context.ts'
import { servedInWeek } from './serving-rules.ts'
import { weekOf } from './weeks.ts'

/** Somebody in the list of whom to choose. */
export type OrderedCandidate<Person extends RosterPerson> = {
  person: Person
  /** free: nothing stands against it; the divider is before the first who is not */
  free: boolean
  answer: PodeServir
  rest: Rest
}

/**
 * Whom to choose for a slot: the free ones first, then who has a warning, then who cannot; each by same gender, fewest turns,
 * longest rest, name. Having served last week is a warning only while somebody free did not.
 */
export function orderCandidates<Person extends RosterPerson>(
  people: readonly Person[],
  service: Service,
  posto: Posto | undefined,
  context: ServingContext,
): OrderedCandidate<Person>[] {
  const quiet = { ...context, someoneRested: false }
  const lastWeek = weekOf(service.date) - 1
  const judged = people.map((person) => ({
    person,
    reasons: reasonsAgainst(person, service, posto, quiet),
    rest: restOf(person.id, service.date, context),
    key: foldText(person.name),
    served: servedInWeek(person.id, lastWeek, context),
  }))
  const someoneRested = judged.some(({ reasons, served }) => reasons.nivel === 'ok' && !served)
  return judged
    .map(({ person, reasons, rest, key, served }) => {
      const { nivel, motivos } =
        someoneRested && served ? reasonsAgainst(person, service, posto, context) : reasons
      return {
        person,
        free: nivel === 'ok',
        answer: { nivel, motivos, resumo: restText(rest, context) },
        rest,
        key,
      }
    })
    .sort(
      (a, b) =>
        RANK[a.answer.nivel] - RANK[b.answer.nivel] ||
        otherGender(a.person, context) - otherGender(b.person, context) ||
        a.rest.turns - b.rest.turns ||
        restWeeks(b.rest) - restWeeks(a.rest) ||
        (a.key < b.key ? -1 : a.key > b.key ? 1 : 0),
    )
    .map(({ person, free, answer, rest }) => ({ person, free, answer, rest }))
}

const RANK = { ok: 0, avisa: 1, bloqueia: 2 }

function otherGender({ genero }: RosterPerson, { index }: ServingContext): number {
  return index.grupo.genero && genero !== index.grupo.genero ? 1 : 0
}

function restWeeks({ weeks = Number.MAX_SAFE_INTEGER }: Rest): number {
  return weeks
}
