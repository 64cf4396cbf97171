import { useMemo, useState } from 'react'
import { DataState } from '#src/components/data-state.tsx'
import { StaleNote } from '#src/components/stale-note.tsx'
import { NOMES_POSTOS_PADRAO } from '#src/domain/entities.ts'
import { useConfirmedAt } from '#src/hooks/use-confirmed-at.ts'
import { useEach } from '#src/hooks/use-each.ts'
import { useNow } from '#src/hooks/use-now.ts'
import { useSubscription } from '#src/hooks/use-subscription.ts'
import { watchIgreja } from '#src/repositories/igrejas.ts'
import { watchActiveReports } from '#src/repositories/reports.ts'
import { type CalendarService, calendarServices } from '#src/roster/calendar-services.ts'
import './calendario.css'
import { CultoDialog } from './culto-dialog.tsx'
import { MonthView } from './month-view.tsx'
import { useSeenAt } from './use-seen-at.ts'

/** The services of one prayer house, live, and the dialog with who serves in one of them. */
export function HouseCalendar({ cidade, igreja }: { cidade: string; igreja: string }) {
  const [reports, retry] = useSubscription(
    useMemo(() => watchActiveReports(cidade, igreja), [cidade, igreja]),
  )
  const igrejas = useEach(
    useMemo(() => [igreja], [igreja]),
    watchIgreja,
  )
  const now = useNow()
  const at = useConfirmedAt(reports, now, useSeenAt(igreja, reports))
  const active = reports.state === 'ready' ? reports.data : undefined
  const services = useMemo(() => calendarServices(active ?? []), [active])
  const [open, setOpen] = useState<CalendarService['date']>()
  const shown = services.find(({ date }) => date === open)

  return (
    <DataState
      subscription={reports}
      loading="Carregando calendário..."
      failed="Erro ao carregar os cultos."
      onRetry={retry}
    >
      {() => (
        <>
          {at !== undefined && <StaleNote at={at} now={now} />}
          <MonthView services={services} now={now} onOpen={setOpen} />
          {shown && (
            <CultoDialog
              service={shown}
              nomes={igrejas.get(igreja) ?? NOMES_POSTOS_PADRAO}
              onClose={() => setOpen(undefined)}
            />
          )}
        </>
      )}
    </DataState>
  )
}
