import type { Genero } from '#src/domain/entities.ts'
import { MAX_NAME_LENGTH } from '#src/domain/name.ts'
import { formatShortDate, shiftDays, shownDate, toStored } from '#src/lib/service-time.ts'
import type { DateRange } from './service-dates.ts'
import { monthAndYear } from './serving-words.ts'

const MONTHS = 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
const PERIOD = new RegExp(
  `[\\s,–-]*(?:\\b(?:de\\s+)?(?:${MONTHS})\\b(?:\\s*(?:de|/)?\\s*\\d{4})?|\\d{2}/\\d{2}/\\d{4} a \\d{2}/\\d{2}/\\d{4})\\s*$`,
  'i',
)

/** 'Porteiros irmãos - janeiro de 2027': the last report's name with the new period in place of its own. */
export function reportName(
  last: string | undefined,
  cargo: string,
  genero: Genero,
  range: DateRange,
): string {
  const base = last?.replace(PERIOD, '').trim() || `${cargo}, ${genero === 'feminino' ? 'irmãs' : 'irmãos'}`
  const period = ` - ${periodText(range)}`
  return `${base.slice(0, MAX_NAME_LENGTH - period.length)}${period}`
}

/** 'janeiro de 2027', '04/01/2027 a 31/01/2027' */
export function periodText({ inicio, fim }: DateRange): string {
  const wholeMonth =
    inicio.endsWith('-01') && shownDate(shiftDays(toStored(fim, '00:00'), 1)) === nextMonth(inicio)
  if (wholeMonth) return monthAndYear(inicio)
  return `${formatShortDate(toStored(inicio, '00:00'))} a ${formatShortDate(toStored(fim, '00:00'))}`
}

function nextMonth(first: string): string {
  return `${shownDate(shiftDays(toStored(first, '00:00'), 31)).slice(0, 8)}01`
}
