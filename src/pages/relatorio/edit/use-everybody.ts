import { useMemo } from 'react'
import type { Subscription } from '#src/hooks/use-subscription.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import type { Watch } from '#src/lib/watch.ts'
import { watchIgrejas } from '#src/repositories/igrejas.ts'
import { watchPeople } from '#src/repositories/people.ts'
import {
  watchUsersWithDesde,
  watchUsersWithMaxPorMes,
  watchUsersWithNaoPostos,
} from '#src/repositories/roster-people.ts'
import type { Copied } from '#src/roster/report-days.ts'
import { type RosterPerson, withLimits } from '#src/roster/roster-person.ts'

export type Everybody = {
  state: Subscription<unknown>['state']
  /** undefined until they came */
  people: readonly (RosterPerson & Copied)[] | undefined
}

/**
 * Everybody of the network, from a document a house and the few profiles that have a limit: listening to 10,000 profiles takes a device
 * half a minute, and the emulator never delivers them (docs/operations.md). Nothing is read while they are not `wanted`.
 */
export function useEverybody(wanted: boolean): Everybody {
  const when = <T>(watch: Watch<T>) => (wanted ? watch : undefined)
  const [all] = useSubscriptions(
    when(watchPeople),
    when(watchIgrejas),
    when(watchUsersWithDesde),
    when(watchUsersWithMaxPorMes),
    when(watchUsersWithNaoPostos),
  )
  const [listed, igrejas, desde, maxPorMes, naoPostos] = all.state === 'ready' ? all.data : []
  const people = useMemo(() => {
    if (!listed) return undefined
    const cityOf = new Map(igrejas?.map(({ id, cidade }) => [id, cidade]))
    const limited = [...(desde ?? []), ...(maxPorMes ?? []), ...(naoPostos ?? [])]
    return withLimits(listed, limited).map((one) => ({ ...one, cidade: cityOf.get(one.igreja) ?? '' }))
  }, [listed, igrejas, desde, maxPorMes, naoPostos])
  return { state: all.state, people }
}
