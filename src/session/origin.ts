/** Where a redirect came from, carried in the router's location state. */
export type Origin = { from: string }

/** The origin path of a location state; undefined when it holds none. */
export function readOrigin(state: unknown): string | undefined {
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'from') : undefined
  return typeof from === 'string' && from.startsWith('/') ? from : undefined
}
