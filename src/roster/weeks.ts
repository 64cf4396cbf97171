/** Weeks and months of stored instants (ms; see lib/service-time.ts), as numbers that can be compared and subtracted. */

const DAY_MS = 24 * 60 * 60 * 1000

/** How long a service lasts: two that begin less than this apart overlap. */
export const SERVICE_MS = 2 * 60 * 60 * 1000

/** Two instants of one month are less than this apart. */
export const MONTH_MS = 31 * DAY_MS

/** Weeks in the 12 months that history looks back. */
export const HISTORY_WEEKS = 52

/** The number of the week, from Monday; the next one is one more. */
export function weekOf(stored: number): number {
  // 1 January 1970 was a Thursday
  return Math.floor((Math.floor(stored / DAY_MS) + 3) / 7)
}

/** The first instant of a week by its number. */
export function weekBegin(week: number): number {
  return (week * 7 - 3) * DAY_MS
}

/** The number of the day. */
export function dayOf(stored: number): number {
  return Math.floor(stored / DAY_MS)
}

/** The number of the month, over all years. */
export function monthOf(stored: number): number {
  const date = new Date(stored)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}
