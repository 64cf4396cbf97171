import type { DiaCulto, Igreja } from '#src/domain/entities.ts'
import { DIAS } from '#src/domain/entities.ts'
import { isWallTime, shiftDays, shownDate, shownWeekday, toStored } from '#src/lib/service-time.ts'

/** Both ends included, 'YYYY-MM-DD'. */
export type DateRange = { inicio: string; fim: string }

/** The longest range of a report: five years, both ends included. */
export const MAX_RANGE_DAYS = 5 * 366

/** When a prayer house holds services. */
export type ServiceTimes = Pick<Igreja, 'rdj' | 'diasCulto' | 'diasRDJ'>

/** Every week's services, first to last day of the range. */
function weeklyServices({ rdj, diasCulto, diasRDJ }: ServiceTimes): DiaCulto[] {
  const all = rdj === 'sim' ? [...diasCulto, ...diasRDJ] : diasCulto
  // Older documents hold services without a readable time: they have no instant.
  return all.filter(({ horario }) => isWallTime(horario))
}

/**
 * The stored instants (ms) of a house's services in a range: ascending, each once, even when a service and an RDJ
 * share date and time. Throws RangeError when an end of the range is not a date.
 */
export function serviceDates({ inicio, fim }: DateRange, times: ServiceTimes): number[] {
  const services = weeklyServices(times)
  const dates = new Set<number>()
  const last = toStored(fim, '00:00')
  for (let day = toStored(inicio, '00:00'); day <= last; day = shiftDays(day, 1)) {
    const dia = DIAS[shownWeekday(day)]
    for (const service of services) {
      if (service.dia === dia) dates.add(toStored(shownDate(day), service.horario))
    }
  }
  return [...dates].sort((a, b) => a - b)
}

/** 'YYYY-MM-DD' of the Monday that begins a stored instant's week. */
export function mondayOf(stored: number): string {
  return shownDate(shiftDays(stored, -((shownWeekday(stored) + 6) % 7)))
}
