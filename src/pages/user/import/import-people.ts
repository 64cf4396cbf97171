import type { UserFields } from '#src/domain/entities.ts'

/** What became of one person: registered now, registered before, or refused by the server. */
export type Outcome = 'created' | 'existing' | 'refused'

export type Person = { line: number; fields: UserFields }

/** While one waits for the server the next is being hashed. */
const LANES = 4

/**
 * Registers the people, each whole or not at all, in about their order. An error of `create` (no connection) or an abort ends it: whoever was not
 * reported through `onOutcome` is for the next run, which finds out by itself who was registered without our hearing of it.
 * @throws what `create` threw first
 */
export async function importPeople(
  people: readonly Person[],
  create: (fields: UserFields) => Promise<Outcome>,
  onOutcome: (line: number, outcome: Outcome) => void,
  signal: AbortSignal,
): Promise<void> {
  const queue = people.values()
  const failures: unknown[] = []
  const lane = async () => {
    for (const { line, fields } of queue) {
      try {
        onOutcome(line, await create(fields))
      } catch (error) {
        failures.push(error)
      }
      if (signal.aborted || failures.length > 0) return
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  if (failures.length > 0) throw failures[0]
}
