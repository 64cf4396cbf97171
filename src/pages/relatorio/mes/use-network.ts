import { useMemo } from 'react'
import type { Disponibilidade, Vinculo } from '#src/domain/entities.ts'
import { bothSubscriptions } from '#src/hooks/both-subscriptions.ts'
import { type Subscription, useSubscription } from '#src/hooks/use-subscription.ts'
import { watchCargos } from '#src/repositories/cargos.ts'
import { watchCidades } from '#src/repositories/cidades.ts'
import { watchDisponibilidades } from '#src/repositories/disponibilidades.ts'
import { watchIgrejas } from '#src/repositories/igrejas.ts'
import { watchReportsSince } from '#src/repositories/reports.ts'
import { watchUsers } from '#src/repositories/users.ts'
import { watchVinculos } from '#src/repositories/vinculos.ts'
import type { NetworkLists } from './month-rows.ts'

/** Everything that the month is made from. `vinculos` and `disponibilidades` are undefined where they could not be read. */
export type Network = NetworkLists & {
  disponibilidades: readonly Disponibilidade[] | undefined
  vinculos: readonly Vinculo[] | undefined
}

/** Follows the network, with its reports since `from` (stored ms; it must not change with the clock). */
export function useNetwork(from: number): [Subscription<Network>, retry: () => void] {
  const [cidades, retryCidades] = useSubscription(watchCidades)
  const [cargos, retryCargos] = useSubscription(watchCargos)
  const [igrejas, retryIgrejas] = useSubscription(watchIgrejas)
  const [users, retryUsers] = useSubscription(watchUsers)
  const [reports, retryReports] = useSubscription(useMemo(() => watchReportsSince(from), [from]))
  const [disponibilidades] = useSubscription(watchDisponibilidades)
  const [vinculos] = useSubscription(watchVinculos)

  const retry = () => {
    for (const again of [retryCidades, retryCargos, retryIgrejas, retryUsers, retryReports]) again()
  }
  const network = useMemo((): Subscription<Network> => {
    const places = bothSubscriptions(bothSubscriptions(cidades, cargos), bothSubscriptions(igrejas, users))
    const limits = bothSubscriptions(optional(disponibilidades), optional(vinculos))
    const all = bothSubscriptions(bothSubscriptions(places, reports), limits)
    if (all.state !== 'ready') return all
    const [[[[cidadeList, cargoList], [igrejaList, userList]], reportList], [absences, couples]] = all.data
    const data: Network = {
      cidades: cidadeList,
      cargos: cargoList,
      igrejas: igrejaList,
      users: userList,
      reports: reportList,
      disponibilidades: absences,
      vinculos: couples,
    }
    return { ...all, data }
  }, [cidades, cargos, igrejas, users, reports, disponibilidades, vinculos])
  return [network, retry]
}

/** What could not be read is undefined: the page says so and goes on. */
function optional<T>(subscription: Subscription<T>): Subscription<T | undefined> {
  return subscription.state === 'failed'
    ? { state: 'ready', data: undefined, fromCache: false, at: Number.POSITIVE_INFINITY }
    : subscription
}
