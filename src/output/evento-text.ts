import { shownDate, shownTime } from '#src/lib/service-time.ts'
import type { Evento } from './agenda.ts'

/** How long a service is taken to last. */
export const SERVICE_MS = 2 * 60 * 60 * 1000

/** 'Átrio - Jardim Novo' */
export function eventoTitle({ posto, igreja }: Pick<Evento, 'posto' | 'igreja'>): string {
  return `${posto} - ${igreja}`
}

/** 'Jardim Novo, Campinas' */
export function eventoPlace({ igreja, cidade }: Pick<Evento, 'igreja' | 'cidade'>): string {
  return [igreja, cidade].filter((part) => part !== '').join(', ')
}

/** '20261012T183000': the wall clock of a stored instant, which is also UTC of a true one. */
export function wallStamp(ms: number): string {
  return `${shownDate(ms)}T${shownTime(ms)}00`.replace(/[-:]/g, '')
}
