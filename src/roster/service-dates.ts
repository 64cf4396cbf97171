import type { DiaCulto, DiaEspecial, Igreja, Quantidades } from '#src/domain/entities.ts'
import { DIAS } from '#src/domain/entities.ts'
import { isWallTime, shiftDays, shownDate, shownTime, shownWeekday, toStored } from '#src/lib/service-time.ts'

/** Both ends included, 'YYYY-MM-DD'. */
export type DateRange = { inicio: string; fim: string }

/** The longest range of a report: five years, both ends included. */
export const MAX_RANGE_DAYS = 5 * 366

/** When a prayer house holds services. */
export type ServiceTimes = Pick<Igreja, 'rdj' | 'diasCulto' | 'diasRDJ' | 'diasEspeciais'>

/** A service to be rostered. */
export type Service = {
  /** stored instant, ms */
  date: number
  /** what its special day asks for instead of the report's quantities */
  quantidades?: Quantidades
}

/** Every week's services, first to last day of the range. */
function weeklyServices({ rdj, diasCulto, diasRDJ }: ServiceTimes): DiaCulto[] {
  const all = rdj === 'sim' ? [...diasCulto, ...diasRDJ] : diasCulto
  // Older documents hold services without a readable time: they have no instant.
  return all.filter(({ horario }) => isWallTime(horario))
}

/** The times of the services on a date: those of the week that are not called off, and the extra ones. */
function timesOn(weekly: readonly string[], specials: readonly DiaEspecial[]): Set<string> {
  const isOff = (horario: string) =>
    specials.some(
      (special) => special.tipo === 'sem-escala' && (special.horario === '' || special.horario === horario),
    )
  const extra = specials.filter(({ tipo }) => tipo === 'extra').map(({ horario }) => horario)
  return new Set([...weekly.filter((horario) => !isOff(horario)), ...extra.filter(isWallTime)])
}

/** What is said of this very service counts before what is said of the whole date. */
function quantidadesAt(specials: readonly DiaEspecial[], horario: string): Quantidades | undefined {
  const saying = specials.filter(({ tipo, quantidades }) => tipo !== 'sem-escala' && quantidades)
  const special = saying.find((one) => one.horario === horario) ?? saying.find((one) => one.horario === '')
  return special?.quantidades
}

/**
 * The services of a house in a range: ascending, each once, even when a service and an RDJ share date and time. Throws
 * RangeError when an end of the range is not a date.
 */
export function services({ inicio, fim }: DateRange, times: ServiceTimes): Service[] {
  const weekly = weeklyServices(times)
  const found: Service[] = []
  const last = toStored(fim, '00:00')
  for (let day = toStored(inicio, '00:00'); day <= last; day = shiftDays(day, 1)) {
    const dia = DIAS[shownWeekday(day)]
    const usual = weekly.filter((service) => service.dia === dia).map(({ horario }) => horario)
    // most days of five years have neither
    if (usual.length === 0 && !times.diasEspeciais?.length) continue
    const data = shownDate(day)
    const specials = (times.diasEspeciais ?? []).filter((special) => special.data === data)
    for (const horario of [...timesOn(usual, specials)].sort()) {
      const quantidades = quantidadesAt(specials, horario)
      found.push({ date: toStored(data, horario), ...(quantidades ? { quantidades } : {}) })
    }
  }
  return found
}

/** The stored instants (ms) of {@link services}. */
export function serviceDates(range: DateRange, times: ServiceTimes): number[] {
  return services(range, times).map(({ date }) => date)
}

/** 'YYYY-MM-DD' of the Monday that begins a stored instant's week. */
export function mondayOf(stored: number): string {
  return shownDate(shiftDays(stored, -((shownWeekday(stored) + 6) % 7)))
}

/** Whether the service at this stored instant is a weekly RDJ of the house. */
export function isRdj({ rdj, diasRDJ }: Pick<ServiceTimes, 'rdj' | 'diasRDJ'>, date: number): boolean {
  const dia = DIAS[shownWeekday(date)]
  return rdj === 'sim' && diasRDJ.some((weekly) => weekly.dia === dia && weekly.horario === shownTime(date))
}
