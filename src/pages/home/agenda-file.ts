import { upcomingFrom } from '#src/lib/service-time.ts'
import { agendaOf } from '#src/output/agenda.ts'
import { FUSO_DA_REDE } from '#src/output/fuso.ts'
import { icsOf } from '#src/output/ics.ts'
import type { ShownCompromisso } from './remembered-compromissos.ts'
import { readEventos, rememberEventos } from './remembered-eventos.ts'
import { turnoOf } from './turno-of.ts'

/**
 * The calendar file of all coming commitments, and of those that were in the last one and are lost. `complete`: the server says that these
 * are all. What is in it is remembered on this device for the next one.
 */
export function agendaFile(
  items: readonly ShownCompromisso[],
  uid: string,
  { now, complete }: { now: number; complete: boolean },
): File {
  const turnos = items.flatMap((item) => turnoOf(item, uid) ?? [])
  const eventos = agendaOf(turnos, readEventos(uid), { from: upcomingFrom(now), complete })
  rememberEventos(uid, eventos)
  return new File([icsOf(eventos, FUSO_DA_REDE, now)], 'meus-compromissos.ics', { type: 'text/calendar' })
}
