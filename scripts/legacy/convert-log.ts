import { type Fields, readString } from '#src/lib/untyped-data.ts'
import { type Conversion, tellerOf } from './conversion.ts'
import { readTimestamp } from './read-timestamp.ts'

/** {userId}_{ms} or, as the first versions wrote it, {userId}_{ISO text} */
const ID = /^(.+)_(\d{13}|\d{4}-\d{2}-\d{2}T[\d:.]+Z)$/

/** A Log entry; what its fields lack is read from its id. */
export function convertLog(id: string, fields: Fields): Conversion {
  const { findings, tell } = tellerOf(`Log/${id}`)
  const [, user = '', written = ''] = ID.exec(id) ?? []
  const timestamp = readTimestamp(fields['timestamp']) ?? readTimestamp(millisOrText(written))
  if (!timestamp) tell('data-ilegivel', `timestamp ${JSON.stringify(fields['timestamp'] ?? null)}`)
  const userId = readString(fields, 'userId') || user
  return { findings, fields: { ...(timestamp ? { timestamp } : {}), ...(userId ? { userId } : {}) } }
}

function millisOrText(written: string): number | string {
  return /^\d+$/.test(written) ? Number(written) : written
}
