import type { Event } from 'react-big-calendar'
import type { Igreja, NomesPostos } from '#src/domain/entities.ts'
import { shiftDays, shownTime, toLocalDate } from '#src/lib/service-time.ts'
import { type CalendarService, postosDe } from '#src/roster/calendar-services.ts'
import { isRdj } from '#src/roster/service-dates.ts'

/** A service as the calendar library takes it. */
export type CultoEvent = Event & {
  service: CalendarService
  rdj: boolean
  /** the names of one's own posts in it; '' when one does not serve */
  voce: string
}

/** A library of whole days: an end after midnight would draw the service on two. */
const LENGTH_DAYS = 1 / 24 / 60

/** The services of a house as events; `igreja` is undefined until it is known. */
export function cultoEvents(
  services: readonly CalendarService[],
  igreja: Igreja | undefined,
  nomes: NomesPostos,
  userId: string,
): CultoEvent[] {
  return services.map((service) => ({
    title: `Culto ${shownTime(service.date)}`,
    start: toLocalDate(service.date),
    end: toLocalDate(shiftDays(service.date, LENGTH_DAYS)),
    service,
    rdj: igreja !== undefined && isRdj(igreja, service.date),
    voce: postosDe(service, userId)
      .map((posto) => nomes[posto])
      .join(', '),
  }))
}
