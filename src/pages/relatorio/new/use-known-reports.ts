import { useMemo, useState } from 'react'
import type { Disponibilidade, Genero, Report, Vinculo } from '#src/domain/entities.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { eachOnce } from '#src/lib/each-once.ts'
import { shownDate, upcomingFrom } from '#src/lib/service-time.ts'
import { confirmedWatch } from '#src/lib/watch.ts'
import { watchDisponibilidadesByIgreja } from '#src/repositories/disponibilidades.ts'
import { watchGroupReportsSince, watchHouseReportsSince } from '#src/repositories/past-reports.ts'
import { watchVinculosByIgreja } from '#src/repositories/vinculos.ts'
import { historyFrom } from '#src/roster/known-days.ts'

/** What a house knows that a generation should: earlier and coming reports, absences, couples. */
export type KnownHouse = {
  reports: readonly Report[]
  disponibilidades: readonly Disponibilidade[]
  vinculos: readonly Vinculo[]
  /** something of it could not be read */
  incomplete: boolean
}

const NOTHING: KnownHouse = { reports: [], disponibilidades: [], vinculos: [], incomplete: false }

/** Follows it, as the server has it: what the device holds may lack an absence. undefined while it loads. Without a group there is nothing to know. */
export function useKnownHouse(
  igreja: string | undefined,
  cargo: string,
  genero: Genero | '',
): KnownHouse | undefined {
  const [agora] = useState(() => upcomingFrom(Date.now()))
  const group = useMemo(
    () => (igreja && cargo && genero ? { igreja, cargo, genero } : undefined),
    [igreja, cargo, genero],
  )
  const [history] = useSubscription(
    useMemo(
      () => group && confirmedWatch(watchGroupReportsSince(group, historyFrom(shownDate(agora)))),
      [group, agora],
    ),
  )
  const [coming] = useSubscription(
    useMemo(
      () => (igreja ? confirmedWatch(watchHouseReportsSince(igreja, agora)) : undefined),
      [igreja, agora],
    ),
  )
  const [absences] = useSubscription(
    useMemo(() => (igreja ? confirmedWatch(watchDisponibilidadesByIgreja(igreja)) : undefined), [igreja]),
  )
  const [couples] = useSubscription(
    useMemo(() => (igreja ? confirmedWatch(watchVinculosByIgreja(igreja)) : undefined), [igreja]),
  )

  return useMemo(() => {
    if (!group) return NOTHING
    const all = [history, coming, absences, couples]
    if (all.some(({ state }) => state === 'loading')) return undefined
    const reports = [history, coming].flatMap((one) => (one.state === 'ready' ? one.data : []))
    return {
      reports: eachOnce(reports),
      disponibilidades: absences.state === 'ready' ? absences.data : [],
      vinculos: couples.state === 'ready' ? couples.data : [],
      incomplete: all.some(({ state }) => state === 'failed'),
    }
  }, [group, history, coming, absences, couples])
}
