import { type DiaEspecial, POSTOS } from '#src/domain/entities.ts'
import { isWallTime, shownDate, shownTime, toStored } from '#src/lib/service-time.ts'
import type { CalendarService } from './calendar-services.ts'

/**
 * The services of a calendar as the house's special days have them, ascending: an extra service is there before anybody is rostered
 * for it, and a date without roster shows only services in which somebody serves all the same.
 */
export function withSpecialDays(
  services: readonly CalendarService[],
  specials: readonly DiaEspecial[],
): CalendarService[] {
  const kept = services.filter((service) => hasPeople(service) || !isOff(service.date, specials))
  const known = new Set(kept.map(({ date }) => date))
  const extra = specials
    .filter(({ tipo, horario }) => tipo === 'extra' && isWallTime(horario))
    .map(({ data, horario }) => toStored(data, horario))
  const missing = [...new Set(extra)].filter((date) => !known.has(date)).map(emptyService)
  return [...kept, ...missing].sort((a, b) => a.date - b.date)
}

function isOff(date: number, specials: readonly DiaEspecial[]): boolean {
  const [data, time] = [shownDate(date), shownTime(date)]
  const onDate = specials.filter((special) => special.data === data)
  const isExtra = onDate.some(({ tipo, horario }) => tipo === 'extra' && horario === time)
  return (
    !isExtra &&
    onDate.some(({ tipo, horario }) => tipo === 'sem-escala' && (horario === '' || horario === time))
  )
}

function hasPeople({ postos }: CalendarService): boolean {
  return POSTOS.some((posto) => postos[posto].irmas.length + postos[posto].irmaos.length > 0)
}

function emptyService(date: number): CalendarService {
  const nobody = () => ({ irmas: [], irmaos: [] })
  return {
    date,
    postos: {
      atriu: nobody(),
      corredor: nobody(),
      banheiro: nobody(),
      estacionamento: nobody(),
      som: nobody(),
    },
  }
}
