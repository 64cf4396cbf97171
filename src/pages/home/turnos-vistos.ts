import { readDevice, writeDevice } from '#src/lib/device-storage.ts'
import { readList, readString, toFields } from '#src/lib/untyped-data.ts'
import type { ShownCompromisso } from './remembered-compromissos.ts'

/**
 * A turn as somebody knows it who has seen it. `date`: stored instant in ms; `turno`: date and post by their codes, which stay when a report is
 * made anew or a house renames its posts.
 */
export type TurnoVisto = { turno: string; date: number; posto: string }

export type Novidades = { saiu: TurnoVisto[]; novo: TurnoVisto[] }

const NAME = 'turnos-vistos'

/** The turns that this person has seen on this device; undefined when there are none to compare with, or they are somebody else's. */
export function readTurnosVistos(uid: string): TurnoVisto[] | undefined {
  const stored = toFields(readDevice(NAME))
  if (stored['uid'] !== uid) return undefined
  return readList(stored, 'turnos').flatMap((value) => {
    const fields = toFields(value)
    const date = fields['date']
    if (typeof date !== 'number') return []
    return [{ turno: readString(fields, 'turno'), date, posto: readString(fields, 'posto') }]
  })
}

export function rememberTurnosVistos(uid: string, items: readonly ShownCompromisso[]): void {
  writeDevice(NAME, { uid, turnos: turnosOf(items) })
}

/** What changed since: turns to come that are gone, and those that are new. @param from stored ms: what is earlier is over, not gone */
export function novidadesOf(
  vistos: readonly TurnoVisto[],
  items: readonly ShownCompromisso[],
  from: number,
): Novidades {
  const coming = turnosOf(items)
  return { saiu: without(vistos, coming, from), novo: without(coming, vistos, from) }
}

function turnosOf(items: readonly ShownCompromisso[]): TurnoVisto[] {
  return items.flatMap(({ key, date, posto }) => {
    const [code = ''] = key.split('/').slice(-1)
    return date === undefined ? [] : [{ turno: `${date}/${code}`, date, posto }]
  })
}

function without(turnos: readonly TurnoVisto[], others: readonly TurnoVisto[], from: number): TurnoVisto[] {
  const known = new Set(others.map(({ turno }) => turno))
  return turnos.filter(({ turno, date }) => date >= from && !known.has(turno))
}
