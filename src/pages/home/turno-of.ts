import type { Turno } from '#src/output/agenda.ts'
import type { ShownCompromisso } from './remembered-compromissos.ts'

/** A commitment as a calendar takes it; undefined without a readable date. */
export function turnoOf(item: ShownCompromisso, uid: string): Turno | undefined {
  const { reportId, versao, date, posto, igreja, cidade, companions } = item
  if (date === undefined) return undefined
  const nota = companions.map(({ posto: where, names }) => `${where}: ${names.join(', ')}`).join('\n')
  return { uid: `${reportId}-${date}-${uid}@escala-da-porta`, versao, date, posto, igreja, cidade, nota }
}
