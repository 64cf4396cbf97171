import { formatLongDate, shownTime } from '#src/lib/service-time.ts'

/** 'domingo, 22 de novembro de 2026, 18:30' */
export function dayLabel(date: number | undefined): string {
  return date === undefined ? 'Data não disponível' : `${formatLongDate(date)}, ${shownTime(date)}`
}
