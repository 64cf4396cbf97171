import { useEffect, useMemo, useState } from 'react'
import { DataState } from '#src/components/data-state.tsx'
import { LinkButton } from '#src/components/link-button.tsx'
import { StaleNote } from '#src/components/stale-note.tsx'
import { NOMES_POSTOS_PADRAO } from '#src/domain/entities.ts'
import { useConfirmedAt } from '#src/hooks/use-confirmed-at.ts'
import { useDocuments } from '#src/hooks/use-documents.ts'
import { useNow } from '#src/hooks/use-now.ts'
import { usePrinting } from '#src/hooks/use-printing.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { useUrlState } from '#src/hooks/use-url-state.ts'
import { monthOf } from '#src/lib/service-labels.ts'
import { isWallDate, shiftDays, shownDate, toStored, upcomingFrom } from '#src/lib/service-time.ts'
import { paths } from '#src/paths.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { watchActiveReports } from '#src/repositories/member-reports.ts'
import { type CalendarService, calendarServices } from '#src/roster/calendar-services.ts'
import { withSpecialDays } from '#src/roster/with-special-days.ts'
import { useSession } from '#src/session/session-context.ts'
import { CalendarView } from './calendar-view.tsx'
import './calendario.css'
import './culto.css'
import { CultoDialog } from './culto-dialog.tsx'
import { cultoEvents } from './culto-event.ts'
import { PrintedMonth } from './printed-month.tsx'
import { useSeenAt } from './use-seen-at.ts'

const LONGEST_MONTH = 31

/** The services of one prayer house in the shown month, live, and the dialog with who serves in one of them. */
export function HouseCalendar({ cidade, igreja }: { cidade: string; igreja: string }) {
  const now = useNow()
  const printing = usePrinting()
  const today = shownDate(upcomingFrom(now))
  const [chosen, setChosen] = useUrlState('dia')
  const day = isWallDate(chosen) ? chosen : today
  const month = day.slice(0, 7)
  const [read, retry] = useSubscription(
    useMemo(() => {
      const from = toStored(`${month}-01`, '00:00')
      return watchActiveReports(cidade, igreja, from, shiftDays(from, LONGEST_MONTH))
    }, [cidade, igreja, month]),
  )
  // the month that was shown stays until the next one has come
  const [before, setBefore] = useState(read)
  useEffect(() => {
    if (read.state !== 'loading') setBefore(read)
  }, [read])
  const reports = read.state === 'loading' ? before : read
  const igrejas = useDocuments(
    useMemo(() => [igreja], [igreja]),
    watchIgreja,
  )
  const at = useConfirmedAt(reports, now, useSeenAt(igreja, reports))
  const active = reports.state === 'ready' ? reports.data : undefined
  const userId = useSession().user?.uid ?? ''
  const house = igrejas.get(igreja)
  const nomes = house ?? NOMES_POSTOS_PADRAO
  const specials = house?.diasEspeciais
  const services = useMemo(
    () => withSpecialDays(calendarServices(active ?? []), specials ?? []),
    [active, specials],
  )
  const events = useMemo(() => cultoEvents(services, house, nomes, userId), [services, house, nomes, userId])
  const [open, setOpen] = useState<CalendarService['date']>()
  const shown = events.find(({ service }) => service.date === open)

  return (
    <DataState
      subscription={reports}
      loading="Carregando calendário..."
      failed="Erro ao carregar os cultos."
      onRetry={retry}
    >
      {() => (
        <>
          <div className="row">
            {at !== undefined && <StaleNote at={at} now={now} />}
            <LinkButton to={paths.compartilharHouse(cidade, igreja, month)}>
              Compartilhar ou imprimir
            </LinkButton>
          </div>
          <CalendarView events={events} day={day} onDayChange={setChosen} now={now} onOpen={setOpen} />
          {printing && (
            <PrintedMonth services={services.filter(({ date }) => monthOf(date) === month)} nomes={nomes} />
          )}
          {shown && (
            <CultoDialog
              service={shown.service}
              rdj={shown.rdj}
              nomes={nomes}
              userId={userId}
              now={now}
              onClose={() => setOpen(undefined)}
            />
          )}
        </>
      )}
    </DataState>
  )
}
