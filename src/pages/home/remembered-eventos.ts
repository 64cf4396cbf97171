import { readDevice, writeDevice } from '#src/lib/device-storage.ts'
import { readBoolean, readInteger, readList, readString, toFields } from '#src/lib/untyped-data.ts'
import type { Evento } from '#src/output/agenda.ts'

const NAME = 'agenda'

/** The events of the last calendar file that this person took on this device. */
export function readEventos(uid: string): Evento[] {
  const stored = toFields(readDevice(NAME))
  return stored['uid'] === uid ? readList(stored, 'eventos').flatMap(parseEvento) : []
}

export function rememberEventos(uid: string, eventos: readonly Evento[]): void {
  writeDevice(NAME, { uid, eventos })
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
