import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { type Attack, tidy } from './attack.ts'
import { ATTACKS } from './attack-themes.ts'
import { lawfulSubstitutions, substitutionAttacks } from './attacks-substitution.ts'
import type { Batch } from './batches.ts'
import { EDGES, HONEST, MALFORMED, PARTIAL } from './malformed.ts'
import { nearSubstitutions } from './near-substitution.ts'
import { edgeSubstitutions } from './near-substitution-edges.ts'
import { type Docs, deviceOf } from './network.ts'
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
export type Scene = {
  name: string
  about: readonly string[]
  /** One request that must be refused: it leaves nothing behind and may be sent beside others. */
  refused?: true
  /** All that it might leave behind when it ends otherwise than it should; undefined when that is not known. */
  writes?: readonly string[]
  play: (stage: Stage) => Promise<unknown>
}

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
 * The populated network must stand, and stands afterwards.
 * @throws NoAnswer when the emulator does not answer, or another error when it fails
 */
export async function breach(
  stage: Stage,
  { about, memory = { caught: [] }, only }: BreachOptions = {},
): Promise<string | undefined> {
  const scenes = inOrder(memory, about).filter((scene) => !only || only.has(scene))
  for (const group of groupsOf(scenes, memory)) {
    const caught = await playTogether(stage, group)
    if (!caught) continue
    memory.caught = [caught, ...memory.caught.filter((other) => other !== caught)].slice(0, REMEMBERED)
    return caught.name
  }
  return undefined
}

const REMEMBERED = 30

function inOrder({ caught }: Memory, about: string | undefined): Scene[] {
  const near = SCENES.filter((scene) => about !== undefined && scene.about.includes(about))
  return [...new Set([...caught, ...near, ...SCENES])]
}

/** What is played at the same moment: refusals together, everything else alone. What caught breaks before comes first. */
function groupsOf(scenes: Scene[], { caught }: Memory): Scene[][] {
  const known = new Set(caught)
  return [scenes.filter((scene) => known.has(scene)), scenes.filter((scene) => !known.has(scene))].flatMap(
    (some) => [
      ...chunks(some.filter(({ refused }) => refused)),
      ...some.filter(({ refused }) => !refused).map((scene) => [scene]),
    ],
  )
}

/** The first of these scenes that does not end as it should. */
async function playTogether(stage: Stage, scenes: Scene[]): Promise<Scene | undefined> {
  await stage.restore(DEVICES)
  // all of them end before the next begins, also when one of them got through
  const endings = await withinLimit(scenes, Promise.allSettled(scenes.map((scene) => scene.play(stage))))
  const failures = scenes.flatMap((scene, index) => {
    const ending = endings[index]
    return ending?.status === 'rejected' ? [{ scene, error: ending.reason }] : []
  })
  if (failures.length === 0) return undefined
  const caught = failures.find(({ error }) => isVerdict(error))
  if (!caught) throw failures[0]?.error
  if (failures.every(({ scene }) => scene.writes))
    await stage.restore(failures.flatMap(({ scene }) => scene.writes ?? []))
  else await stage.reset()
  return caught.scene
}

/** Far longer than scenes take. */
const ANSWER_MS = 20_000

/**
 * The emulator answered none or not all of these scenes. It never answers where the condition of a `? :` is an error, of which production makes a
 * refusal; whoever asked waits for ever, with all that is asked of the same stage afterwards.
 */
export class NoAnswer extends Error {
  readonly scenes: readonly Scene[]

  constructor(scenes: readonly Scene[]) {
    super(`no answer to ${scenes[0]?.name} and ${scenes.length - 1} more`)
    this.scenes = scenes
  }
}

async function withinLimit<Result>(scenes: readonly Scene[], work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswer(scenes)), ANSWER_MS)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
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
    writes: Object.keys(batch),
    play: async (stage) => {
      await assertSucceeds(send(stage.as(uid), batch))
      await stage.restore(Object.keys(batch))
    },
  }
}

const refusedScene = ({ what, uid, batch }: (typeof MALFORMED)[number]): Scene => ({
  name: what,
  about: collectionsOf(batch),
  refused: true,
  writes: Object.keys(batch),
  play: (stage) => assertFails(send(stage.as(uid), batch)),
})

function collectionsOf(batch: Batch): string[] {
  return Object.keys(batch).flatMap((path) => path.split('/')[0] ?? [])
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
      await attack.play(stage)
      await tidy(stage, attack)
    },
  }
}

/** Substitutions have documents of their own beside the populated network. */
function substitutionScene(name: string, given: Docs, play: (stage: Stage) => Promise<unknown>): Scene {
  const docs = { ...SMALL.docs, ...given }
  return {
    name: `substitution: ${name}`,
    about: ['Trocas'],
    play: async (stage) => {
      await stage.put(docs)
      await play(stage)
      await stage.restore(Object.keys(docs))
    },
  }
}

const SUBSTITUTIONS = [
  ...[...lawfulSubstitutions(SMALL), ...edgeSubstitutions(SMALL)].map(({ does, given, uid, batch }) =>
    substitutionScene(does, given, async (stage) => {
      await assertSucceeds(send(stage.as(uid), batch))
      await stage.restore(Object.keys(batch))
    }),
  ),
  ...[...substitutionAttacks(SMALL), ...nearSubstitutions(SMALL)].map(({ wants, play }) =>
    substitutionScene(wants, {}, play),
  ),
]

/** Everything, in the order in which it is played. */
export const SCENES: readonly Scene[] = [
  ...[...HONEST, ...EDGES].map(acceptedScene),
  ...[...PARTIAL, ...MALFORMED].map(refusedScene),
  ...PERMISSION_TABLE.map(rowScene),
  ...Object.values(ATTACKS).flat().map(attackScene),
  ...SUBSTITUTIONS,
]
