import { POSTOS, type ReportDay } from '#src/domain/entities.ts'
import type { Troca, TrocaEstado } from '#src/domain/troca.ts'
import type { Problem } from './check-days.ts'
import { dayKeys } from './day-keys.ts'

type Said = Pick<Problem, 'kind' | 'frase'>

/** What a request that is not settled says of the person who still stands in the slot. */
const SAID: Partial<Record<TrocaEstado, Said>> = {
  avisada: { kind: 'grave', frase: 'avisou que não poderá' },
  pedida: { kind: 'aviso', frase: 'pediu a outra pessoa que sirva no seu lugar' },
  combinada: { kind: 'aviso', frase: 'combinou a troca com outra pessoa: falta aprovar' },
}

/** The problems of a report's days, in reading order, and with them whoever said of a turn in it 'Não poderei' and still has it. */
export function withTrocas(
  problems: readonly Problem[],
  days: readonly ReportDay[],
  trocas: readonly Troca[],
): readonly Problem[] {
  const open = new Map<string, Said>(
    trocas.flatMap(({ data, posto, de, estado }) => {
      const said = SAID[estado]
      return said ? [[`${data}/${posto}/${de}`, said]] : []
    }),
  )
  if (open.size === 0) return problems
  const known = new Map(problems.map((problem) => [addressOf(problem.place), problem]))
  const keys = dayKeys(days)
  return days.flatMap((day, at) =>
    POSTOS.flatMap((posto) =>
      (day[posto] ?? []).flatMap((person, slot): Problem[] => {
        const place = { key: keys[at] ?? '', posto, slot }
        const problem = known.get(addressOf(place))
        const said = person.id === '' ? undefined : open.get(`${day.date}/${posto}/${person.id}`)
        if (!said) return problem ? [problem] : []
        if (!problem) return [{ ...said, place, date: day.date, person }]
        const kind = problem.kind === 'aviso' ? said.kind : problem.kind
        return [{ ...problem, kind, frase: `${said.frase}; ${problem.frase}` }]
      }),
    ),
  )
}

const addressOf = ({ key, posto, slot }: Problem['place']) => `${key}/${posto}/${slot}`
