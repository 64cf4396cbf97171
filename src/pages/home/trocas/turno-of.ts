import { POSTOS } from '#src/domain/entities.ts'
import type { Turno } from '#src/domain/troca.ts'
import type { ShownCompromisso } from '../remembered-compromissos.ts'

/** The turn behind a card, as its key tells: report, stored instant, post. undefined for one whose date is unreadable. */
export function turnoOf({ key }: Pick<ShownCompromisso, 'key'>): Turno | undefined {
  const [report = '', data = '', code] = key.split('/')
  const posto = POSTOS.find((one) => one === code)
  return posto && Number.isFinite(Number(data)) ? { report, data: Number(data), posto } : undefined
}
