import { serverTimestamp } from 'firebase/firestore'
import { type Attack, refused } from './attack.ts'
import type { Batch } from './batches.ts'
import type { Docs } from './network.ts'
import type { Stage } from './stage.ts'
import { ask, inReturn, type Substitution, trocaId } from './substitution.ts'

export const CRIS = 'uid-cris'
export const MEMBER = 'uid-memberP'
export const ANA = 'uid-recent'
export const SECRETARY = 'uid-secretary'
export const TROCA = `Trocas/${trocaId()}`
export const REPORT = 'Reports/escala'
export const TOLD = { para: '', estado: 'avisada' }
const now = serverTimestamp

/** What those who try something send, and what is there before; memberP asks, cris takes the place, ana exchanges hers. */
export function substituting(at: Substitution) {
  const attack = attackOn(at)
  return {
    attack,
    asks: (wants: string, fields: Record<string, unknown>, given: Docs = {}, id = trocaId()) =>
      attack(wants, given, MEMBER, () => ask(at, fields, id)),
    swapOf: (wants: string, given: Docs, batch: () => Batch) => attack(wants, given, CRIS, batch),
    state: (estado: string, more: Record<string, unknown> = {}): Batch => ({
      [TROCA]: { update: { estado, respondidaEm: now(), ...more } },
    }),
    inReport: (fields: Record<string, unknown>): Docs => ({ [REPORT]: { ...at.docs[REPORT], ...fields } }),
    back: { para: 'ana', devolve: inReturn(at) },
    other: at.docs['Reports/outra'] ?? {},
  }
}

/** One attack in the network that `prepare` leaves, with `given` in it. */
export const attackOn =
  (at: Substitution) =>
  (wants: string, given: Docs, uid: string, batch: () => Batch): Attack => ({
    wants,
    play: async (stage) => {
      await stage.put(given)
      await refused(stage, uid, batch())
      await undo(stage, at, Object.keys(given))
    },
  })

/** A refusal leaves nothing behind: only what was put there first is taken back. */
async function undo(stage: Stage, at: Substitution, paths: string[]): Promise<void> {
  const reports = Object.fromEntries(paths.flatMap((path) => (at.docs[path] ? [[path, at.docs[path]]] : [])))
  await stage.restore(paths.filter((path) => !(path in reports)))
  await stage.put(reports)
}
