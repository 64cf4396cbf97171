import { deleteField } from 'firebase/firestore'
import { altered, type Batch, without, withoutField } from './batches.ts'
import { told, untold } from './told.ts'

/** A batch that the rules must refuse from this identity while the populated network stands. */
export type Refusal = { what: string; uid: string; batch: Batch }

/** What honest people send, and what may not come in its place. */
export type Honest = { name: string; uid: string; batch: Batch }

type BadValues = Record<string, readonly unknown[]>

/** The batch with one write left out, for each of its writes. */
export function partial({ name, uid, batch }: Honest, optional: string[] = []): Refusal[] {
  return Object.keys(batch)
    .filter((path) => !optional.includes(path))
    .map((path) => ({ what: `${name} without ${path}`, uid, batch: without(batch, path) }))
}

/** The batch with each bad value of each field in one of its writes, with each field missing, and with a field too many. */
export function malformed({ name, uid, batch }: Honest, path: string, bad: BadValues): Refusal[] {
  const write = batch[path]
  if (!write || write === 'delete') throw new Error(`No fields are written to ${path}`)
  const fields = 'set' in write ? Object.keys(write.set) : []
  // the entry tells of the bad value too, so that nothing else is wrong
  const aboutRecord = Object.values(batch).some(
    (one) => one !== 'delete' && 'set' in one && 'alvo' in one.set,
  )
  const retold = (changed: Batch) =>
    aboutRecord && !/^(Log|Sessao)\//.test(path) ? told(uid, untold(uid, changed)) : changed
  const missing = fields.map((field) => ({
    what: `${name} without ${path} ${field}`,
    uid,
    batch: retold(withoutField(batch, path, field)),
  }))
  const wrong = Object.entries({ ...bad, estranho: [1] }).flatMap(([field, values]) =>
    values.map((value) => ({
      what: `${name} with ${path} ${field} = ${shown(value)}`,
      uid,
      batch: retold(altered(batch, path, { [field]: value })),
    })),
  )
  return [...missing, ...wrong]
}

/** An update that takes a field away, for each of the fields. */
export function removed({ name, uid, batch }: Honest, path: string, fields: string[]): Refusal[] {
  return fields.map((field) => ({
    what: `${name} removing ${path} ${field}`,
    uid,
    batch: altered(batch, path, { [field]: deleteField() }),
  }))
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 200)
}
