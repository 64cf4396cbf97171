import { shiftDays, shownDate, upcomingFrom } from './service-time.ts'

/** 'hoje' or 'amanhã' on the churches' wall clock, else ''. Both in ms: a stored instant and the present. */
export function dayHint(stored: number, nowMs: number): string {
  const now = upcomingFrom(nowMs)
  const day = shownDate(stored)
  if (day === shownDate(now)) return 'hoje'
  return day === shownDate(shiftDays(now, 1)) ? 'amanhã' : ''
}
