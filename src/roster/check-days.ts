/** What stands against publishing a report: every slot judged by podeServir, and the blank ones. */
import type { Pessoa, Posto, ReportDay } from '#src/domain/entities.ts'
import { dayKeys } from './day-keys.ts'
import { reasonsAgainst } from './pode-servir.ts'
import type { RosterPerson } from './roster-person.ts'
import { type Service, type ServingIndex, serviceOf, servingContext } from './serving-context.ts'

/** 'vaga': a blank; 'grave': needs a reason to be published; 'aviso': better not. */
export type ProblemKind = 'vaga' | 'grave' | 'aviso'

export type Problem = {
  kind: ProblemKind
  place: { key: string; posto: Posto; slot: number }
  /** stored ms */
  date: number | undefined
  person: Pessoa
  /** '' of a blank; 'já serve neste culto, no Átrio; avisou que não pode em 10/10' */
  frase: string
}

export type CheckInput = {
  days: readonly ReportDay[]
  postos: readonly Posto[]
  index: ServingIndex
  /** what is known of the people, by id: who is not in it is judged by the copy in the slot */
  people: ReadonlyMap<string, RosterPerson>
}

/** All problems, in reading order. Days that did not change are not judged again for the same index and people. */
export function checkDays({ days, postos, index, people }: CheckInput): Problem[] {
  const keys = dayKeys(days)
  const context = servingContext('publicar', index, days)
  const known = memory(index, people)
  return days.flatMap((day, at) => {
    const key = keys[at] ?? ''
    const before = known.get(day)
    // a limit of the month looks at the other days too
    if (before?.key === key && before.postos === postos && !before.limited) return before.problems
    const limited = postos.some((posto) =>
      day[posto]?.some(({ id }) => people.get(id)?.maxPorMes !== undefined),
    )
    const whole = serviceOf(day)
    const problems = postos.flatMap((posto) =>
      (day[posto] ?? []).flatMap((person, slot): Problem[] => {
        const found = { place: { key, posto, slot }, date: day.date, person }
        if (person.id === '') return [{ ...found, kind: 'vaga', frase: '' }]
        if (!whole) return []
        const service = without(whole, person.id, posto)
        const answer = reasonsAgainst(rosterPerson(person, people, index), service, posto, context)
        if (answer.nivel === 'ok') return []
        const frase = answer.motivos
          .filter(({ nivel }) => nivel !== 'ok')
          .map((motivo) => motivo.frase)
          .join('; ')
        return [{ ...found, kind: answer.nivel === 'bloqueia' ? 'grave' : 'aviso', frase }]
      }),
    )
    known.set(day, { key, postos, limited, problems })
    return problems
  })
}

/** The service without one of the places of somebody in a post: of two, they are told apart by nothing. */
function without(service: Service, id: string, posto: Posto): Service {
  const own = service.people.findIndex((person) => person.id === id && person.posto === posto)
  return { ...service, people: service.people.filter((_, at) => at !== own) }
}

/** A person of a slot as the roster judges them; what an older copy does not say is no reason against them. */
function rosterPerson(
  { id, name, genero, cargo, igreja }: Pessoa,
  people: ReadonlyMap<string, RosterPerson>,
  { grupo }: ServingIndex,
): RosterPerson {
  return (
    people.get(id) ?? {
      id,
      name,
      genero: genero ?? grupo.genero,
      cargo: cargo ?? grupo.cargo,
      igreja: igreja ?? grupo.igreja,
    }
  )
}

type Judged = { key: string; postos: readonly Posto[]; limited: boolean; problems: Problem[] }

const memories = new WeakMap<ServingIndex, WeakMap<object, WeakMap<ReportDay, Judged>>>()

function memory(index: ServingIndex, people: ReadonlyMap<string, RosterPerson>): WeakMap<ReportDay, Judged> {
  const ofIndex = memories.get(index) ?? new WeakMap<object, WeakMap<ReportDay, Judged>>()
  memories.set(index, ofIndex)
  const ofPeople = ofIndex.get(people) ?? new WeakMap<ReportDay, Judged>()
  ofIndex.set(people, ofPeople)
  return ofPeople
}
