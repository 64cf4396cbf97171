import { isWithin } from '#src/domain/ausencias.ts'
import { DIAS, type Disponibilidade, type Report } from '#src/domain/entities.ts'
import { shownDate, shownWeekday } from '#src/lib/service-time.ts'
import { type Compromisso, meusCompromissos } from './meus-compromissos.ts'

/** Whether a person who said these days cannot come at a stored instant (ms). */
export function isAway(
  { ausencias, dias }: Pick<Disponibilidade, 'ausencias' | 'dias'>,
  stored: number,
): boolean {
  const day = shownDate(stored)
  const weekday = DIAS[shownWeekday(stored)]
  return ausencias.some((one) => isWithin(one, day)) || dias.some((dia) => dia === weekday)
}

/**
 * The turns that a person cannot take: those in active reports, not begun at `nowMs` (ms since the epoch), on days that the person
 * said they cannot come. Soonest first.
 */
export function turnosAtingidos(
  reports: readonly Report[],
  said: Pick<Disponibilidade, 'id' | 'ausencias' | 'dias'>,
  nowMs: number,
): Compromisso[] {
  return meusCompromissos(reports, said.id, nowMs).filter(({ date }) => isAway(said, date))
}

/** The same for many people at once, by the person's id; whom nothing hits is absent. */
export function turnosAtingidosDe(
  reports: readonly Report[],
  said: readonly Disponibilidade[],
  nowMs: number,
): Map<string, Compromisso[]> {
  const hit = new Map<string, Compromisso[]>()
  for (const one of said) {
    const turns = turnosAtingidos(reports, one, nowMs)
    if (turns.length > 0) hit.set(one.id, turns)
  }
  return hit
}
