import { readDevice, writeDevice } from '#src/lib/device-storage.ts'
import { upcomingFrom } from '#src/lib/service-time.ts'
import { readBoolean, readInteger, readList, readString, toFields } from '#src/lib/untyped-data.ts'
import { agendaOf, type Evento } from '#src/output/agenda.ts'
import { FUSO_DA_REDE } from '#src/output/fuso.ts'
import { icsOf } from '#src/output/ics.ts'
import type { ShownCompromisso } from './remembered-compromissos.ts'
import { turnoOf } from './turno-of.ts'

const NAME = 'agenda'

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
  writeDevice(NAME, { uid, eventos })
  return new File([icsOf(eventos, FUSO_DA_REDE, now)], 'meus-compromissos.ics', { type: 'text/calendar' })
}

function readEventos(uid: string): Evento[] {
  const stored = toFields(readDevice(NAME))
  return stored['uid'] === uid ? readList(stored, 'eventos').flatMap(parseEvento) : []
}

function parseEvento(value: unknown): Evento[] {
  const fields = toFields(value)
  const uid = readString(fields, 'uid')
  if (uid === '') return []
  return [
    {
      uid,
      sequence: readInteger(fields, 'sequence'),
      date: readInteger(fields, 'date'),
      posto: readString(fields, 'posto'),
      igreja: readString(fields, 'igreja'),
      cidade: readString(fields, 'cidade'),
      nota: readString(fields, 'nota'),
      cancelado: readBoolean(fields, 'cancelado'),
    },
  ]
}
