import { useMemo } from 'react'
import type { ReportDay } from '#src/domain/entities.ts'
import { orderCandidates } from '#src/roster/candidate-order.ts'
import { byKey } from '#src/roster/day-keys.ts'
import type { PodeServir } from '#src/roster/pode-servir.ts'
import { countTurns } from '#src/roster/report-people.ts'
import { type ServingContext, serviceOf, servingContext } from '#src/roster/serving-context.ts'
import type { Choices } from './editor-context.ts'
import type { Serving } from './use-serving.ts'

/** Whom one may choose for a slot, free ones first, and how often each serves in these days. */
export function useChoosing({ choices, index, known }: Serving, days: readonly ReportDay[]): Choices {
  return useMemo(() => {
    // counted when a list opens: each edit makes other days, and none opens with most
    let counted: { turns: Map<string, number>; context: ServingContext } | undefined
    const count = () => {
      counted ??= { turns: countTurns(days), context: servingContext('escolher', index, days) }
      return counted
    }
    return {
      choices,
      index,
      known,
      turns: (id) => count().turns.get(id) ?? 0,
      candidates: ({ key, posto, slot }) => {
        const day = byKey(days).get(key)
        const service = day && serviceOf(day, { posto, slot })
        // a day without a date: nothing is known against anybody
        if (!service) return choices.map((person) => ({ person, answer: NOTHING_KNOWN }))
        return orderCandidates(choices, service, posto, count().context)
      },
    }
  }, [choices, index, known, days])
}

const NOTHING_KNOWN: PodeServir = { nivel: 'ok', motivos: [], resumo: '' }
