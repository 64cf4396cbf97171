import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { type Attack, tidy } from './attack.ts'
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

/** What caught breaks last, the latest first: the next break often stands beside the one before, and the same test notices it. */
export type Memory = { caught: Scene[] }

/** One thing that the rules' tests play. It leaves the populated network as it found it. */
export type Scene = { name: string; about: readonly string[]; play: (stage: Stage) => Promise<unknown> }

export type BreachOptions = {
  /** Scenes about this collection come first: they tell soonest that its rules are broken. */
  about?: string | undefined
  /** What it knows comes before all else. */
  memory?: Memory
  /** Which scenes are worth playing; undefined: all. */
  only?: ReadonlySet<Scene> | undefined
}

/**
 * Plays everything that the rules' tests play, until something does not end as it should, and says what; undefined when the rules hold.
 * @throws when the emulator does not answer
 */
export async function breach(
  stage: Stage,
  { about, memory = { caught: [] }, only }: BreachOptions = {},
): Promise<string | undefined> {
  await stage.reset()
  for (const scene of inOrder(memory, about)) {
    if (only && !only.has(scene)) continue
    try {
      await scene.play(stage)
    } catch (error) {
      if (!isVerdict(error)) throw error
      memory.caught = [scene, ...memory.caught.filter((other) => other !== scene)].slice(0, REMEMBERED)
      return error instanceof Breach ? error.message : scene.name
    }
  }
  return undefined
}

const REMEMBERED = 30

function inOrder({ caught }: Memory, about: string | undefined): Scene[] {
  const near = SCENES.filter((scene) => about !== undefined && scene.about.includes(about))
  return [...new Set([...caught, ...near, ...SCENES])]
}

class Breach extends Error {}

/**
 * A verdict of the rules: permission denied where it should not be, or the assertion that something was not. Whatever else goes wrong, as
 * it does on a starved machine, says nothing about them.
 */
function isVerdict(error: unknown): boolean {
  if (error instanceof Breach) return true
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

function acceptedScene({ name, uid, batch }: (typeof HONEST)[number]): Scene {
  return {
    name,
    about: collectionsOf(batch),
    play: async (stage) => {
      await stage.restore(DEVICES)
      await assertSucceeds(send(stage.as(uid), batch))
      await stage.restore(Object.keys(batch))
    },
  }
}

function refusedScene(refusals: typeof MALFORMED): Scene {
  return {
    name: refusals.map(({ what }) => what).join(),
    about: refusals.flatMap(({ batch }) => collectionsOf(batch)),
    play: async (stage) => {
      await stage.restore(DEVICES)
      await Promise.all(
        refusals.map(({ what, uid, batch }) => named(what, assertFails(send(stage.as(uid), batch)))),
      )
    },
  }
}

function collectionsOf(batch: Batch): string[] {
  return Object.keys(batch).flatMap((path) => path.split('/')[0] ?? [])
}

async function named(what: string, playing: Promise<unknown>): Promise<void> {
  try {
    await playing
  } catch (error) {
    throw isVerdict(error) ? new Breach(what, { cause: error }) : error
  }
}

/** The row for the named roles only: clerks tell little about the rules that these do not. */
function rowScene(row: Row): Scene {
  const name = `${row.collection} ${row.operation} ${row.condition}`
  const { needs: _, ...alone } = row
  return {
    name,
    about: [row.collection],
    play: async (stage) => {
      const verdicts = await playRow(stage, alone)
      const expected = expectedOf(alone)
      const wrong = ROLES.find((role) => verdicts.get(role) !== expected.get(role))
      if (wrong) throw new Breach(`${name}: ${wrong}`)
    },
  }
}

function attackScene(attack: Attack): Scene {
  return {
    name: attack.wants,
    about: [],
    play: async (stage) => {
      await stage.restore(DEVICES)
      await attack.play(stage)
      await tidy(stage, attack)
    },
  }
}

const SUBSTITUTIONS: Scene = {
  name: 'substitutions',
  about: ['Trocas'],
  play: async (stage) => {
    for (const { does, given, uid, batch } of lawfulSubstitutions(SMALL)) {
      await prepare(stage, SMALL, given)
      await named(does, assertSucceeds(send(stage.as(uid), batch)))
    }
    await prepare(stage, SMALL, {})
    for (const { wants, play } of substitutionAttacks(SMALL)) await named(wants, play(stage))
    await stage.reset()
  },
}

/** Everything, in the order in which it is played. */
export const SCENES: readonly Scene[] = [
  ...[...HONEST, ...EDGES].map(acceptedScene),
  ...chunks([...PARTIAL, ...MALFORMED]).map(refusedScene),
  ...PERMISSION_TABLE.map(rowScene),
  ...Object.values(ATTACKS).flat().map(attackScene),
  SUBSTITUTIONS,
]
