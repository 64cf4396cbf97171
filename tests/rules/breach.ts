import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { tidy } from './attack.ts'
import { ATTACKS } from './attack-themes.ts'
import { lawfulSubstitutions, prepare, substitutionAttacks } from './attacks-substitution.ts'
import type { Batch } from './batches.ts'
import { EDGES, HONEST, MALFORMED, PARTIAL } from './malformed.ts'
import { deviceOf } from './network.ts'
import { PERMISSION_TABLE } from './permission-table.ts'
import { ROLES } from './roles.ts'
import { type Stage, send } from './stage.ts'
import { SMALL } from './substitution.ts'
import { expectedOf, playRow, type Row } from './table-row.ts'

/** What must be refused leaves nothing behind, so many may be sent at the same moment; attempts stay fresh for a minute. */
const AT_ONCE = 60

/**
 * Plays everything that the rules' tests play, until something does not end as it should, and says what; undefined when the rules
 * hold. What concerns the collection `about` comes first: it tells broken rules soonest.
 * @throws when the emulator does not answer
 */
export async function breach(stage: Stage, about: string | undefined): Promise<string | undefined> {
  const concerns = ({ batch }: { batch: Batch }) =>
    Object.keys(batch).some((path) => path.startsWith(`${about}/`))
  const honest = [...HONEST, ...EDGES]
  const refusals = [...PARTIAL, ...MALFORMED]
  try {
    if (about === 'Trocas') await substitutionsHold(stage)
    await stage.reset()
    for (const near of about ? [true, false] : [false]) {
      const chosen = (batch: { batch: Batch }) => !about || concerns(batch) === near
      for (const one of honest.filter(chosen)) await isAccepted(stage, one)
      for (const some of chunks(refusals.filter(chosen))) await areRefused(stage, some)
      for (const row of PERMISSION_TABLE) if ((row.collection === about) === near) await rowHolds(stage, row)
    }
    for (const attack of Object.values(ATTACKS).flat()) {
      await stage.restore(DEVICES)
      await named(attack.wants, attack.play(stage))
      await tidy(stage, attack)
    }
    if (about !== 'Trocas') await substitutionsHold(stage)
  } catch (error) {
    if (error instanceof Breach) return error.message
    throw error
  }
  return undefined
}

class Breach extends Error {}

/**
 * A verdict of the rules: permission denied where it should not be, or the assertion that something was not. Whatever else goes wrong, as
 * it does on a starved machine, says nothing about them.
 */
function isVerdict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code === 'string') return code.replace('firestore/', '') === 'permission-denied'
  return error.message.startsWith('Expected request to fail')
}

/** The attempts and counters of the populated network. */
const DEVICES = [
  'Tentativa/uid-newcomer',
  'Tentativa/uid-regular',
  'Tentativa/uid-overdue',
  deviceOf('uid-regular', 'ana'),
  deviceOf('uid-again', 'ana'),
  'Falhas/ana',
]

function chunks<T>(items: T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, index) =>
    items.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  )
}

async function isAccepted(stage: Stage, { name, uid, batch }: (typeof HONEST)[number]): Promise<void> {
  await stage.restore(DEVICES)
  await named(name, assertSucceeds(send(stage.as(uid), batch)))
  await stage.restore(Object.keys(batch))
}

async function substitutionsHold(stage: Stage): Promise<void> {
  for (const { does, given, uid, batch } of lawfulSubstitutions(SMALL)) {
    await prepare(stage, SMALL, given)
    await named(does, assertSucceeds(send(stage.as(uid), batch)))
  }
  await prepare(stage, SMALL, {})
  for (const { wants, play } of substitutionAttacks(SMALL)) await named(wants, play(stage))
}

async function areRefused(stage: Stage, refusals: typeof MALFORMED): Promise<void> {
  await stage.restore(DEVICES)
  await Promise.all(
    refusals.map(({ what, uid, batch }) => named(what, assertFails(send(stage.as(uid), batch)))),
  )
}

async function named(what: string, playing: Promise<unknown>): Promise<void> {
  try {
    await playing
  } catch (error) {
    throw isVerdict(error) ? new Breach(what, { cause: error }) : error
  }
}

/** The row for the named roles only: clerks tell little about the rules that these do not. */
async function rowHolds(stage: Stage, row: Row): Promise<void> {
  const { needs: _, ...alone } = row
  const verdicts = await playRow(stage, alone)
  const expected = expectedOf(alone)
  const wrong = ROLES.find((role) => verdicts.get(role) !== expected.get(role))
  if (wrong) throw new Breach(`${row.collection} ${row.operation} ${row.condition}: ${wrong}`)
}
