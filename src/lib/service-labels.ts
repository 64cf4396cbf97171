/** The short texts of service dates, for messages, pictures and lists. All of the churches' wall clock: see service-time.ts. */
import { shownDate, shownTime, shownWeekday, toStored, upcomingFrom } from './service-time.ts'

const WEEKDAYS = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb']

const month = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' })

/** '12/10', of a stored instant in ms. */
export function dayAndMonth(stored: number): string {
  const [, monthOf, day] = shownDate(stored).split('-')
  return `${day}/${monthOf}`
}

/** 'dom' to 'sáb' */
export function shortWeekday(stored: number): string {
  return WEEKDAYS[shownWeekday(stored)] ?? ''
}

/** 'dom 12/10' */
export function shortDay(stored: number): string {
  return `${shortWeekday(stored)} ${dayAndMonth(stored)}`
}

/** 'dom 12/10 18:30' */
export function shortWhen(stored: number): string {
  return `${shortDay(stored)} ${shownTime(stored)}`
}

/** 'domingo, 12/10' */
export function weekdayAndDay(stored: number): string {
  return `${weekday.format(stored)}, ${dayAndMonth(stored)}`
}

/** The month of a stored instant: 'YYYY-MM'. */
export function monthOf(stored: number): string {
  return shownDate(stored).slice(0, 7)
}

/** 'outubro de 2026', of 'YYYY-MM'. */
export function monthName(yearMonth: string): string {
  return month.format(toStored(`${yearMonth}-01`, '00:00'))
}

/** 'YYYY-MM', `count` months after (before when negative). */
export function addMonths(yearMonth: string, count: number): string {
  const [year = 0, monthNumber = 1] = yearMonth.split('-').map(Number)
  return new Date(Date.UTC(year, monthNumber - 1 + count, 1)).toISOString().slice(0, 7)
}

/** 'DD/MM HH:MM': a true instant (ms) on the churches' wall clock. */
export function instantLabel(ms: number): string {
  const stored = upcomingFrom(ms)
  return `${dayAndMonth(stored)} ${shownTime(stored)}`
}
