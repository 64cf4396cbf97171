/**
 * The time of a service, and the only module that adds or subtracts hours.
 *
 * The churches' wall clock is UTC-03:00 all year, wherever the browser is and whatever summer time its zone had.
 * A service entered as 19:30 is the instant 22:30Z; it is *stored* minus 3 hours, 19:30Z, and shown plus 3 hours.
 * Zone and offset cancel: read in UTC, a stored instant is the wall clock. So nothing here reads a local field,
 * except the two functions that exist to bridge to components which know local fields only.
 *
 * `stored` is always ms since the epoch; a wall date is 'YYYY-MM-DD', a wall time 'HH:MM'.
 */

const OFFSET_MS = 3 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' })
const shortDate = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
})

const WEEKDAYS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado']

/** The stored instant of a wall date and time; undefined when either does not exist on a calendar or clock. */
function parseWall(date: string, time: string): number | undefined {
  const ms = Date.parse(`${date}T${time}:00.000Z`)
  // Date.parse lets 30 February and 24:00 roll over to the next day: only what reads back the same is real.
  if (Number.isNaN(ms) || new Date(ms).toISOString() !== `${date}T${time}:00.000Z`) return undefined
  return ms
}

/** Whether the text is an existing date, 'YYYY-MM-DD'. */
export function isWallDate(text: string): boolean {
  return parseWall(text, '00:00') !== undefined
}

/** Whether the text is a time of day, '00:00' to '23:59'. */
export function isWallTime(text: string): boolean {
  return parseWall('2000-01-01', text) !== undefined
}

/** Stores an entered wall date and time. Throws RangeError when `isWallDate` or `isWallTime` would say no. */
export function toStored(date: string, time: string): number {
  const stored = parseWall(date, time)
  if (stored === undefined) throw new RangeError(`not a date and time: ${date} ${time}`)
  return stored
}

/** 'YYYY-MM-DD' */
export function shownDate(stored: number): string {
  return new Date(stored).toISOString().slice(0, 10)
}

/** 'HH:MM' */
export function shownTime(stored: number): string {
  return new Date(stored).toISOString().slice(11, 16)
}

/** The shown time as a part of its day, as spreadsheets hold one: 0.75 for 18:00. */
export function shownDayPart(stored: number): number {
  const wall = new Date(stored)
  return (wall.getUTCHours() * 60 + wall.getUTCMinutes()) / (24 * 60)
}

/** Weekday of the shown date, 0 (Sunday) to 6: the index into the domain's DIAS. */
export function shownWeekday(stored: number): number {
  return new Date(stored).getUTCDay()
}

/** 'domingo, 22 de novembro de 2026' */
export function formatLongDate(stored: number): string {
  return longDate.format(stored)
}

/** '22/11/2026' */
export function formatShortDate(stored: number): string {
  return shortDate.format(stored)
}

/** 'domingo, 22 de novembro de 2026, 18:30' */
export function dayLabel(stored: number | undefined): string {
  return stored === undefined ? 'Data não disponível' : `${formatLongDate(stored)}, ${shownTime(stored)}`
}

/** The weekday as people write it: 'Terça', where the database spells 'Terca'. */
export function shownWeekdayName(stored: number): string {
  return WEEKDAYS[shownWeekday(stored)] ?? ''
}

/** The same wall time `days` later (earlier when negative): the churches' clock has no summer time to skip. */
export function shiftDays(stored: number, days: number): number {
  return stored + days * DAY_MS
}

/** Lower bound, in stored ms, of services not yet begun: now minus 3 hours. */
export function upcomingFrom(nowMs: number): number {
  return nowMs - OFFSET_MS
}

/** What the pickers of a new day start at: the churches' wall clock 3 hours from now. */
export function defaultNewDay(nowMs: number): { date: string; time: string } {
  const nowStored = nowMs - OFFSET_MS
  const stored = nowStored + OFFSET_MS
  return { date: shownDate(stored), time: shownTime(stored) }
}

/**
 * A Date whose local fields are the shown wall clock, for components that read local fields. A wall time that the
 * device's zone skipped (summer time began) becomes the one an hour later on the same date.
 */
export function toLocalDate(stored: number): Date {
  const wall = new Date(stored)
  return new Date(
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
  )
}

/** The stored instant of the wall clock that a Date's local fields show. */
export function fromLocalDate(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes())
}
