import { shiftDays, shownDate, shownWeekday, toStored, upcomingFrom } from './service-time.ts'

const THIS = [
  'neste domingo',
  'nesta segunda',
  'nesta terça',
  'nesta quarta',
  'nesta quinta',
  'nesta sexta',
  'neste sábado',
]

const withoutYear = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const withYear = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' })

/**
 * How far a day is, as people say it: 'hoje', 'amanhã', 'nesta quarta' within the week to come, 'em 9 dias' within a month, else ''.
 * On the churches' wall clock; both in ms: a stored instant and the present.
 */
export function dayHint(stored: number, nowMs: number): string {
  const days = daysBetween(upcomingFrom(nowMs), stored)
  if (days === 0) return 'hoje'
  if (days === 1) return 'amanhã'
  if (days > 1 && days < 7) return THIS[shownWeekday(stored)] ?? ''
  return days >= 7 && days <= 30 ? `em ${days} dias` : ''
}

/** 'quarta-feira, 25 de novembro', with the year when it is twelve months off or more. Both stored instants in ms: a day and the present. */
export function spokenDate(stored: number, present: number): string {
  const far = Math.abs(daysBetween(present, stored)) >= 365
  return (far ? withYear : withoutYear).format(stored)
}

/** Whole days on the churches' calendar, negative for the past. */
function daysBetween(present: number, stored: number): number {
  const midnight = (instant: number) => toStored(shownDate(instant), '00:00')
  return Math.round((midnight(stored) - midnight(present)) / shiftDays(0, 1))
}
