/** The calendar day of an instant (ms since the epoch) in the device's own zone, as 'YYYY-MM-DD'. */
export function localDay(ms: number): string {
  const date = new Date(ms)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
