import { useMemo } from 'react'
import { DataState } from '#src/components/data-state.tsx'
import type { Disponibilidade, Igreja, Report, User } from '#src/domain/entities.ts'
import { useNow } from '#src/hooks/use-now.ts'
import { useOnline } from '#src/hooks/use-online.ts'
import { useSubscriptions } from '#src/hooks/use-subscriptions.ts'
import { shownDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import { watchDisponibilidade } from '#src/repositories/disponibilidades.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { watchMyReports } from '#src/repositories/member-reports.ts'
import { meusCompromissos } from '#src/roster/meus-compromissos.ts'
import { turnosAtingidos } from '#src/roster/turnos-atingidos.ts'
import { NextDays } from './next-days.tsx'
import { OtherDays } from './other-days.tsx'
import { SaidDays } from './said-days.tsx'
import { StillRostered } from './still-rostered.tsx'
import { useChangeDays } from './use-change-days.ts'
import { Weekdays } from './weekdays.tsx'

type Person = Pick<User, 'id' | 'igreja' | 'name'>

/** `own`: the person says it, and not staff. */
export type PersonDaysProps = { person: Person; own: boolean }

/** Loads what is known of the person's days, turns and prayer house. */
export function PersonDays({ person, own }: PersonDaysProps) {
  const { id, igreja } = person
  const now = useNow()
  // the same query all day: what this device holds of it is not read again
  const from = toStored(shownDate(upcomingFrom(now)), '00:00')
  const said = useMemo(() => watchDisponibilidade(id), [id])
  const house = useMemo(() => watchIgreja(igreja), [igreja])
  const reports = useMemo(() => watchMyReports(id, from), [id, from])
  const [all, retry] = useSubscriptions(said, house, reports)
  return (
    <DataState
      subscription={all}
      loading="Carregando disponibilidade..."
      failed="Erro ao carregar a disponibilidade."
      onRetry={retry}
    >
      {([stored, loadedHouse, mine]) => (
        <Days
          person={person}
          own={own}
          now={now}
          said={stored ?? { id, igreja, ausencias: [], dias: [], atualizadaEm: undefined }}
          house={loadedHouse}
          reports={mine}
        />
      )}
    </DataState>
  )
}

type DaysProps = {
  person: Person
  own: boolean
  /** ms since the epoch */
  now: number
  said: Disponibilidade
  house: Igreja | undefined
  reports: readonly Report[]
}

/** Three ways to say it, what was said, and the turns that it hits. */
function Days({ person, own, now, said, house, reports }: DaysProps) {
  const online = useOnline()
  const today = shownDate(upcomingFrom(now))
  const { change, busy, error, status } = useChangeDays(person, today)
  const locked = !online || busy
  const turns = useMemo(() => meusCompromissos(reports, person.id, now), [reports, person.id, now])
  const hit = useMemo(() => turnosAtingidos(reports, said, now), [reports, said, now])

  return (
    <div className="days" aria-busy={busy || undefined}>
      <p role="status" className="days__status">
        {online ? status : 'Sem conexão. Para avisar é preciso conexão.'}
      </p>
      {error && (
        <p role="alert" className="form__error">
          {error}
        </p>
      )}
      {house && (
        <NextDays
          house={house}
          said={said}
          turns={turns}
          own={own}
          today={today}
          locked={locked}
          change={change}
        />
      )}
      {hit.length > 0 && <StillRostered turns={hit} person={person} own={own} house={house} />}
      <OtherDays own={own} today={today} locked={locked} change={change} />
      <Weekdays said={said} own={own} online={online} locked={locked} change={change} />
      <SaidDays said={said} today={today} locked={locked} change={change} />
    </div>
  )
}
