import type { Contato } from '#src/domain/entities.ts'
import { readDevice, writeDevice } from '#src/lib/device-storage.ts'
import { readInteger, readList, readString, toFields } from '#src/lib/untyped-data.ts'
import { parseContato } from '#src/repositories/parse-igreja-extras.ts'

/** Who else serves in one post: names in reading order. */
export type Companions = { posto: string; names: string[] }

/** A commitment with all names resolved: what the screen paints, and what this device remembers for the next visit. */
export type ShownCompromisso = {
  key: string
  /** of the report that says so: '' and 0 in what an older release remembered */
  reportId: string
  versao: number
  /** stored instant in ms; undefined when an older database left the date unreadable */
  date: number | undefined
  posto: string
  cidade: string
  igreja: string
  companions: Companions[]
  /** whom to ask about the roster of the house */
  contato?: Contato
}

/** `at`: ms since the epoch when the server confirmed it. */
export type RememberedCompromissos = { items: ShownCompromisso[]; at: number }

const NAME = 'compromissos'

/** More would only be read by somebody who turns pages, and by then the database has spoken. */
const MAX_REMEMBERED = 30

/** What this person saw last on this device; undefined when there is nothing, or it is somebody else's. */
export function readCompromissos(uid: string): RememberedCompromissos | undefined {
  const stored = toFields(readDevice(NAME))
  const { at, items } = stored
  if (stored['uid'] !== uid || typeof at !== 'number' || !Array.isArray(items)) return undefined
  return { at, items: items.flatMap(parseCompromisso) }
}

export function rememberCompromissos(uid: string, { items, at }: RememberedCompromissos): void {
  writeDevice(NAME, { uid, at, items: items.slice(0, MAX_REMEMBERED) })
}

function parseCompromisso(value: unknown): ShownCompromisso[] {
  const fields = toFields(value)
  const key = readString(fields, 'key')
  const date = fields['date']
  const contato = parseContato(fields['contato'])
  if (key === '') return []
  return [
    {
      key,
      reportId: readString(fields, 'reportId'),
      versao: readInteger(fields, 'versao'),
      date: typeof date === 'number' ? date : undefined,
      posto: readString(fields, 'posto'),
      cidade: readString(fields, 'cidade'),
      igreja: readString(fields, 'igreja'),
      companions: readList(fields, 'companions').flatMap(parseCompanions),
      ...(contato ? { contato } : {}),
    },
  ]
}

function parseCompanions(value: unknown): Companions[] {
  const { posto, names } = toFields(value)
  if (typeof posto !== 'string' || !Array.isArray(names)) return []
  return [{ posto, names: names.filter((name) => typeof name === 'string') }]
}
