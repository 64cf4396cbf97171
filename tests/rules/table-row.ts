import { FirebaseError } from 'firebase/app'
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  type QueryConstraint,
  query,
} from 'firebase/firestore'
import type { Actor } from '#src/domain/can.ts'
import { PERMISSIONS, type Permission } from '#src/domain/permissions.ts'
import type { Batch, Write } from './batches.ts'
import { positionOf, ROLES, type Role, uidOf } from './roles.ts'
import { type Stage, send } from './stage.ts'
import { told } from './told.ts'

/** The role at the keyboard: its connection, its identity, its user and the id of its position. */
export type Player = { db: Firestore; uid: string; user: string; cargo: string }

function playerOf(stage: Stage, role: Role): Player {
  return { db: stage.asRole(role), uid: uidOf(role) ?? 'nobody', user: role, cargo: positionOf(role) }
}

/** What is sent to the database, and the documents that it writes. */
export type Play = { send: (player: Player) => Promise<unknown>; writes: (player: Player) => string[] }

/** What else is known of a row. */
type Also = {
  /** the same question put to the app's own can() */
  can?: (actor: Actor) => boolean
  /** each of these alone opens the row, and no other permission does: asked of a clerk for every permission */
  needs?: readonly Permission[]
}

/** One row of the permission table. `marks`: one for each of ROLES, in that order, `+` allow, `-` deny. */
export type Row = Also & {
  marks: string
  collection: string
  operation: 'get' | 'list' | 'create' | 'update' | 'delete'
  condition: string
  play: Play
}

export function row(
  marks: string,
  name: string,
  operation: Row['operation'],
  condition: string,
  play: Row['play'],
  also: Also = {},
): Row {
  return { marks: marks.replaceAll(' ', ''), collection: name, operation, condition, play, ...also }
}

/** A path or id that may depend on who plays. */
type For<T> = T | ((player: Player) => T)

function resolve<T extends string | object>(value: For<T>, player: Player): T {
  return typeof value === 'function' ? value(player) : value
}

type Fields = Record<string, unknown>

/** A read of any kind. */
export const read = (send: Play['send']): Play => ({ send, writes: () => [] })

export const get = (path: For<string>) => read((player) => getDoc(doc(player.db, resolve(path, player))))

export const list = (name: string, ...constraints: ((player: Player) => QueryConstraint)[]) =>
  read((player) =>
    getDocs(query(collection(player.db, name), ...constraints.map((constrain) => constrain(player)))),
  )

/** A batch of writes; what has to be told is told. */
export const batch = (writes: (player: Player) => Batch): Play => ({
  send: (player) => send(player.db, told(player.uid, writes(player))),
  writes: (player) => Object.keys(told(player.uid, writes(player))),
})

const write = (path: For<string>, what: Write) => batch((player) => ({ [resolve(path, player)]: what }))
export const set = (path: For<string>, fields: Fields) => write(path, { set: fields })
export const update = (path: For<string>, fields: Fields) => write(path, { update: fields })
export const remove = (path: For<string>) => write(path, 'delete')

export type Verdict = 'allow' | 'deny'

/** What the table says that each role gets: every named role, and every clerk where the row hangs on permissions. */
export function expectedOf({ marks, needs }: Row): Map<Role, Verdict> {
  const named = ROLES.map((role, column) => [role, marks[column] === '+' ? 'allow' : 'deny'] as const)
  const clerks = PERMISSIONS.map((key) => [`only-${key}`, needs?.includes(key) ? 'allow' : 'deny'] as const)
  return new Map<Role, Verdict>(needs ? [...named, ...clerks] : named)
}

/**
 * Lets each role play the row against the rules. Those who are to be refused play at the same moment, because a refusal leaves
 * nothing behind; what an allowed write wrote is put back.
 */
export async function playRow(stage: Stage, of: Row): Promise<Map<Role, Verdict>> {
  const verdicts = new Map<Role, Verdict>()
  const play = async (player: Player, role: Role) => verdicts.set(role, await verdictOf(of.play.send(player)))
  const writers: Role[] = []
  const atOnce: Promise<unknown>[] = []
  for (const [role, verdict] of expectedOf(of)) {
    const player = playerOf(stage, role)
    if (verdict === 'allow' && of.play.writes(player).length > 0) writers.push(role)
    else atOnce.push(play(player, role))
  }
  await Promise.all(atOnce)
  for (const role of writers) {
    const player = playerOf(stage, role)
    await play(player, role)
    await stage.restore(of.play.writes(player))
  }
  return verdicts
}

async function verdictOf(answer: Promise<unknown>): Promise<Verdict> {
  try {
    await answer
    return 'allow'
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return 'deny'
    throw error
  }
}
