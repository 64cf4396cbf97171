import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import type { Batch } from './batches.ts'
import { type Stage, send } from './stage.ts'
import { told } from './told.ts'

/** One attack on the populated network: what the attacker wants, and how they go about it. It fails unless the rules refuse it. */
export type Attack = {
  wants: string
  play: (stage: Stage) => Promise<unknown>
  /** the documents that differ from the populated network afterwards; unknown when absent */
  leaves?: string[]
}

let serial = 1

/** A step that is lawful by itself; what has to be told is told. */
export const lawful = (stage: Stage, uid: string, batch: Batch) =>
  assertSucceeds(send(stage.as(uid), told(uid, batch, serial++)))

/** The step that must be refused, though what has to be told is told. */
export const refused = (stage: Stage, uid: string, batch: Batch) => silent(stage, uid, told(uid, batch))

/** The step that must be refused as it is. */
export const silent = (stage: Stage, uid: string, batch: Batch) => assertFails(send(stage.as(uid), batch))

/** Leaves the stage as it was before the attack. */
export async function tidy(stage: Stage, { leaves }: Attack): Promise<void> {
  if (leaves) await stage.restore(leaves)
  else await stage.reset()
}

/** An attack in one batch. */
export function attack(wants: string, uid: string, batch: () => Batch): Attack {
  return { wants, play: (stage) => refused(stage, uid, batch()), leaves: [] }
}

/** An attack on the populated network with other documents in it. */
export function attackGiven(wants: string, given: () => Batch, uid: string, batch: () => Batch): Attack {
  return {
    wants,
    leaves: Object.keys(given()),
    play: async (stage) => {
      await send(stage.past, given())
      await refused(stage, uid, batch())
    },
  }
}

/** What only looks like an attack, and must not be refused on the populated network with other documents in it. */
export function honestGiven(does: string, given: () => Batch, uid: string, batch: () => Batch): Attack {
  return {
    wants: `nobody refused who ${does}`,
    play: async (stage) => {
      await send(stage.past, given())
      await lawful(stage, uid, batch())
    },
  }
}

/** An attack in one batch that tells of nothing. */
export function silently(wants: string, uid: string, batch: () => Batch): Attack {
  return { wants, play: (stage) => silent(stage, uid, batch()), leaves: [] }
}
