import { useEffect, useMemo, useState } from 'react'
import type { NomesPostos, Report } from '#src/domain/entities.ts'
import { type Subscription, useSubscription } from '#src/hooks/use-subscription.ts'
import { shownDate, upcomingFrom } from '#src/lib/service-time.ts'
import { confirmedWatch } from '#src/lib/watch.ts'
import { watchDisponibilidadesByIgreja } from '#src/repositories/disponibilidades.ts'
import { watchHouseReportsSince } from '#src/repositories/past-reports.ts'
import { watchUsersByIgreja } from '#src/repositories/users.ts'
import { watchVinculosByIgreja } from '#src/repositories/vinculos.ts'
import { datesOf, indexOfReport } from '#src/roster/check-report.ts'
import { historyFrom } from '#src/roster/known-days.ts'
import type { Copied } from '#src/roster/report-days.ts'
import { type RosterPerson, withAbsences } from '#src/roster/roster-person.ts'
import type { ServingIndex } from '#src/roster/serving-context.ts'
import { useEverybody } from './use-everybody.ts'

/** Whom one may choose, with their limits and absences. */
export type Candidate = RosterPerson & Copied

export type Serving = {
  /** whom one may choose: users of the report's city, prayer house and position, or everybody */
  choices: readonly Candidate[]
  state: Subscription<unknown>['state']
  /** everybody known, by id */
  people: ReadonlyMap<string, Candidate>
  index: ServingIndex
  /** all that can be known is here, or was waited for long enough: before, nobody is judged free */
  known: boolean
  /** all reports of the house of the last 12 months and to come, as far as they can be read */
  others: readonly Report[]
}

const NOBODY: readonly Candidate[] = []
const NONE: readonly Report[] = []

/** Who may serve in a report, and all that is known for or against it. What cannot be read is no reason against anybody. */
export function useServing(report: Report, everybody: boolean, nomes: NomesPostos): Serving {
  const { id, igreja, cidade, cargo, genero } = report
  const [house] = useSubscription(useMemo(() => watchUsersByIgreja(igreja), [igreja]))
  const network = useEverybody(everybody)
  const [absences] = useSubscription(
    useMemo(() => (igreja ? confirmedWatch(watchDisponibilidadesByIgreja(igreja)) : undefined), [igreja]),
  )
  const [couples] = useSubscription(
    useMemo(() => (igreja ? confirmedWatch(watchVinculosByIgreja(igreja)) : undefined), [igreja]),
  )
  const [now] = useState(() => upcomingFrom(Date.now()))
  const { inicio, fim } = datesOf(report, now)
  const [others] = useSubscription(
    useMemo(
      () =>
        igreja ? confirmedWatch(watchHouseReportsSince(igreja, historyFrom(shownDate(now)))) : undefined,
      [igreja, now],
    ),
  )

  const houseData = dataOf(house)
  const networkData = network.people
  const absencesData = dataOf(absences)
  const everyone = useMemo(() => {
    if (!houseData) return NOBODY
    const others = networkData?.filter((person) => person.igreja !== igreja) ?? NOBODY
    return withAbsences<Candidate>([...houseData, ...others], absencesData ?? [])
  }, [houseData, networkData, absencesData, igreja])
  const people = useMemo(() => new Map(everyone.map((person) => [person.id, person])), [everyone])
  const choices = useMemo(
    () =>
      everybody ? everyone : everyone.filter((person) => person.cidade === cidade && person.cargo === cargo),
    [everyone, everybody, cidade, cargo],
  )

  const couplesData = dataOf(couples)
  const othersData = dataOf(others) ?? NONE
  const index = useMemo(() => {
    return indexOfReport(
      { id, grupo: { igreja, cargo, genero }, range: { inicio, fim } },
      { others: othersData, couples: couplesData ?? [], people, nomes, now },
    )
  }, [id, igreja, cargo, genero, inicio, fim, now, othersData, couplesData, people, nomes])
  const state = everybody && house.state === 'ready' ? network.state : house.state
  const states = [state, absences.state, couples.state, others.state]
  const loaded = !igreja || states.every((one) => one !== 'loading')
  const tired = useElapsed(PATIENCE_MS)
  const known = loaded || tired
  return useMemo(
    () => ({ choices, state, people, index, known, others: othersData }),
    [choices, state, people, index, known, othersData],
  )
}

/** What a network that does not answer holds up no longer. */
const PATIENCE_MS = 10_000

/** Whether so much time has gone since the component came. */
function useElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return elapsed
}

function dataOf<T>(subscription: Subscription<T>): T | undefined {
  return subscription.state === 'ready' ? subscription.data : undefined
}
