import { useMemo } from 'react'
import type { Disponibilidade, Vinculo } from '#src/domain/entities.ts'
import { type Subscription, useSubscription } from '#src/hooks/use-subscription.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { eachOnce } from '#src/lib/each-once.ts'
import { confirmedWatch } from '#src/lib/watch.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchDisponibilidades } from '#src/repositories/disponibilidades.ts'
import { watchIgrejas } from '#src/repositories/igrejas.ts'
import { watchReportsBetween, watchReportsSince } from '#src/repositories/past-reports.ts'
import { watchPeople } from '#src/repositories/people.ts'
import {
  watchUsersWithDesde,
  watchUsersWithMaxPorMes,
  watchUsersWithNaoPostos,
} from '#src/repositories/roster-people.ts'
import { watchVinculos } from '#src/repositories/vinculos.ts'
import { historyFrom, lastReportsFrom } from '#src/roster/known-days.ts'
import type { NetworkLists } from '#src/roster/month-rows.ts'
import { type RosterPerson, withLimits } from '#src/roster/roster-person.ts'

/** Everything that the month is made from. `vinculos` and `disponibilidades` are undefined where they could not be read. */
export type Network = NetworkLists<RosterPerson> & {
  disponibilidades: readonly Disponibilidade[] | undefined
  vinculos: readonly Vinculo[] | undefined
  /** whether the reports of the year before are among them, for which nobody need wait to see the houses */
  historico: Subscription<unknown>['state']
}

// nobody is drawn on a day of which the device alone does not know that they cannot come
const ABSENCES = confirmedWatch(watchDisponibilidades)
const COUPLES = confirmedWatch(watchVinculos)

/** Follows the network, with its reports of a year before a date (it must not change with the clock). */
export function useNetwork(today: string): [Subscription<Network>, retry: () => void] {
  const watchReports = useMemo(() => watchReportsSince(lastReportsFrom(today)), [today])
  const [all, retry] = useSubscriptions(
    watchCidades,
    watchCargos,
    watchIgrejas,
    watchPeople,
    watchReports,
    watchUsersWithDesde,
    watchUsersWithMaxPorMes,
    watchUsersWithNaoPostos,
  )
  const watchEarlier = useMemo(() => watchReportsBetween(historyFrom(today), lastReportsFrom(today)), [today])
  // after the others, which are waited for
  const [earlier, retryEarlier] = useSubscription(all.state === 'ready' ? watchEarlier : undefined)
  const [disponibilidades] = useSubscription(ABSENCES)
  const [vinculos] = useSubscription(COUPLES)

  const [cidades, cargos, igrejas, people, reports, desde, maxPorMes, naoPostos] =
    all.state === 'ready' ? all.data : []
  const users = useMemo(
    () => people && withLimits(people, [...(desde ?? []), ...(maxPorMes ?? []), ...(naoPostos ?? [])]),
    [people, desde, maxPorMes, naoPostos],
  )
  const data = useMemo((): Network | undefined => {
    if (!cidades || !cargos || !igrejas || !users || !reports) return undefined
    return {
      cidades,
      cargos,
      igrejas,
      users,
      reports: earlier.state === 'ready' ? eachOnce([...earlier.data, ...reports]) : reports,
      historico: earlier.state,
      // what could not be read is undefined: the page says so and goes on
      disponibilidades: disponibilidades.state === 'ready' ? disponibilidades.data : undefined,
      vinculos: vinculos.state === 'ready' ? vinculos.data : undefined,
    }
  }, [cidades, cargos, igrejas, users, reports, earlier, disponibilidades, vinculos])

  if (all.state !== 'ready') return [all, retry]
  const waiting = disponibilidades.state === 'loading' || vinculos.state === 'loading'
  if (!data || waiting) return [{ state: 'loading' }, retry]
  const fromCache = all.fromCache || earlier.state !== 'ready' || earlier.fromCache
  return [{ ...all, data, fromCache }, retryEarlier]
}
