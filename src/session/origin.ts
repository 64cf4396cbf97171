import { readString, toFields } from '#src/lib/untyped-data.ts'

/** Where a redirect came from, carried in the router's location state. */
export type Origin = { from: string }

/** The origin path of a location state; undefined when it holds none. */
export function readOrigin(state: unknown): string | undefined {
  const from = readString(toFields(state), 'from')
  return from.startsWith('/') ? from : undefined
}
