/** How true instants (log entries, last changes) are shown: no service offset, the device's own zone. */

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const instantLong = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

const ago = new Intl.RelativeTimeFormat('pt-BR')

/** 'sábado, 21 de novembro de 2026 às 01:17:41', of ms since the epoch. */
export function formatInstantLong(ms: number): string {
  return instantLong.format(ms)
}

/** 'agora', 'há 5 minutos', 'há 2 horas', 'há 3 dias'; an instant ahead of a slow clock is 'agora' too. */
export function formatAgo(ms: number, nowMs: number): string {
  const elapsed = nowMs - ms
  if (elapsed < MINUTE_MS) return 'agora'
  if (elapsed < HOUR_MS) return ago.format(-Math.floor(elapsed / MINUTE_MS), 'minute')
  if (elapsed < DAY_MS) return ago.format(-Math.floor(elapsed / HOUR_MS), 'hour')
  return ago.format(-Math.floor(elapsed / DAY_MS), 'day')
}
